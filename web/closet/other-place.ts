import { standingAt, widestStretch } from "@stanza/editor";
import { choiceChange, type EvaluatedRow } from "@stanza/evaluation";
import { type Change, inOrder, type Project, placeRows, type RowId, wallSegments } from "@stanza/project";
import { type ChoiceTarget, choiceTargets } from "@stanza/web-project";
import { closetAtWidth, givenWidth } from "./closet-at-width.ts";

/** Where a closet would stand at another width than it has, because nothing else is free. */
export interface OtherPlace {
  /** Name of the wall. */
  readonly wall: string;
  /** The closet's width there, mm. */
  readonly width: number;
  readonly placement: NonNullable<ReturnType<typeof widestStretch>>["placement"];
  readonly target: ChoiceTarget;
  readonly resolved: NonNullable<ReturnType<typeof closetAtWidth>>;
}

/**
 * The widest place that a closet could take along the walls, no wider than it is now, its sections spread over it.
 *
 * ASSUMED (A221): it is offered, and nothing is narrowed by itself.
 *
 * placed    everything that stands in the rooms
 * isMoved   it leaves the wall where it stands; false: a copy is placed, and that wall counts too
 * returns   null: no wall has room for the least width that it may have
 */
export function otherPlace(
  id: RowId,
  { rooms }: Pick<Project, "rooms">,
  placed: readonly EvaluatedRow[],
  isMoved: boolean,
): OtherPlace | null {
  const [target] = choiceTargets(placed.filter(({ row }) => row.id === id));
  const given = target && givenWidth(target);
  if (!target || !given) return null;
  const { article, frame } = target.row;
  const walls = rooms.flatMap(wallSegments);
  const own = isMoved ? standingAt(target.row, walls)?.segment : undefined;
  const stretch = widestStretch(
    { box: article.box, mount: article.mount, elevation: frame.at[1], shape: article },
    walls,
    placed.filter(({ row }) => !isMoved || row.id !== id),
    given.least,
    walls.filter((wall) => wall !== own),
  );
  if (!stretch) return null;
  const width = Math.min(stretch.width, Math.floor(article.box[0]));
  const resolved = closetAtWidth(target, width);
  return resolved && { ...stretch, width, target, resolved };
}

/** Puts a closet there, as wide as it can be. */
export const movedThere = ({ target, resolved, placement }: OtherPlace): Change =>
  inOrder(choiceChange(target, resolved), (project) =>
    placeRows(project, { placements: [{ row: target.row.row.id, placement }] }),
  );
