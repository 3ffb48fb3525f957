import type { Ghost, Interaction } from "@stanza/editor";
import type { EvaluatedProject, EvaluatedRow } from "@stanza/evaluation";
import { compose, ORIGIN, type Vec2 } from "@stanza/geometry";
import type { RowId } from "@stanza/project";
import type { InHand } from "../editing/in-hand-store.ts";

/** The ghosts that follow the hand now. */
export function ghostsOf(interaction: Interaction): readonly Ghost[] {
  if (interaction.kind === "moving" || interaction.kind === "turning") return interaction.ghosts;
  return interaction.kind === "placing" && interaction.ghost ? [interaction.ghost] : [];
}

/** The gaps that what is in the hand keeps equal, on the plan. */
export const equalGapsOf = (
  ghosts: readonly Ghost[],
): readonly { readonly from: Vec2; readonly to: Vec2 }[] =>
  ghosts.flatMap(({ reasons }) =>
    reasons.flatMap((reason) => (reason.kind === "equalGap" ? reason.gaps : [])),
  );

/** Ids of the rows that follow the hand, in one text so that it can be compared. */
export function movingKey(interaction: Interaction): string {
  return interaction.kind === "moving" || interaction.kind === "turning"
    ? interaction.ghosts.map(({ row }) => row).join(" ")
    : "";
}

/** The rows that stay in place: without the rows in hand, and without those generated from them. */
export function withoutMoving(evaluated: EvaluatedProject, moving: string): EvaluatedProject {
  if (moving === "") return evaluated;
  const away = new Set(moving.split(" "));
  const rows = evaluated.rows.filter(
    ({ row, automatic }) => !away.has(row.id) && !automatic?.members.some((id) => away.has(id)),
  );
  return { ...evaluated, rows };
}

/** The rows in hand as if they stood where their ghosts are. */
export function ghostRows(
  interaction: Interaction,
  rows: readonly EvaluatedRow[],
  inHand: InHand | null,
): readonly EvaluatedRow[] {
  return ghostsOf(interaction).flatMap((ghost): readonly EvaluatedRow[] => {
    if (ghost.row === null) return interaction.kind === "placing" ? asRow(interaction, ghost, inHand) : [];
    const row = rows.find((one) => one.row.id === ghost.row);
    return row ? [{ ...row, frame: ghost.frame }] : [];
  });
}

/** Id of the row that an article in hand would become, the first of a gallery. */
export const GHOST_ID: RowId = "in-hand";

function asRow(
  { article: thing }: Interaction & { kind: "placing" },
  ghost: Ghost,
  inHand: InHand | null,
): readonly EvaluatedRow[] {
  if (!inHand) return [];
  const { catalogue, model } = thing;
  const all = "members" in thing ? thing.members : [{ ...thing, frame: ORIGIN }];
  return all.flatMap(({ article: code, choices, frame: own }, i): readonly EvaluatedRow[] => {
    const shown = inHand[i];
    if (!shown) return [];
    const frame = compose(ghost.frame, own);
    const placement = { on: "room", at: frame.at, rotY: frame.rotY } as const;
    const id = i === 0 ? GHOST_ID : `${GHOST_ID} ${i}`;
    const row = { id, catalogue, model, article: code, choices, placement, quantity: 1 };
    return [{ row, frame, ...shown }];
  });
}
