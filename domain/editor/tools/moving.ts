import type { EvaluatedRow } from "@stanza/evaluation";
import {
  compose,
  type Frame,
  normaliseAngle,
  planToParent,
  sub2,
  toLocal,
  turnPlan,
  type Vec2,
} from "@stanza/geometry";
import type { Placement, RowId } from "@stanza/project";
import type { SideDistance } from "../distances.ts";
import type { EditorToggles, Ghost, Interaction, PointerInput } from "../interaction.ts";
import { placementOf } from "../placement.ts";
import { type SnapOptions, snapOptions } from "../snapping/request.ts";
import { ghostAt, ghostDistances, type Surroundings, withCollision } from "../surroundings.ts";
import { applyTyped, sideTowards } from "./typed-distance.ts";

type Moving = Interaction & { readonly kind: "moving" };

export interface Moved {
  readonly ghosts: readonly Ghost[];
  readonly distances: readonly SideDistance[];
}

/**
 * Where a dragged selection would go: the grabbed row follows the hand and snaps, the others keep their place relative to it.
 *
 * rotY    the grabbed row's turn while the hand is on it, degrees
 * linked  how many of the others come along only because they hang together with the selection
 */
export function moveRows(
  leader: EvaluatedRow,
  others: readonly EvaluatedRow[],
  from: Vec2,
  to: Vec2,
  rotY: number,
  around: Surroundings,
  options: SnapOptions,
  linked = 0,
): Moved {
  const { box, mount } = leader.article;
  const wanted = centredFrame(centreOf(leader.frame, box), sub2(to, from), rotY, box);
  const first = ghostAt(
    leader.row.id,
    { wanted, box, mount, elevation: leader.frame.at[1] },
    around,
    options,
  );
  const followers = others.map((row) => follow(row, leader.frame, first.frame, around));
  const reasons = linked > 0 ? [...first.reasons, { kind: "linked", count: linked } as const] : first.reasons;
  const distances = ghostDistances(first, mount, around);
  return { ghosts: [{ ...first, reasons }, ...followers], distances };
}

function centreOf(frame: Frame, [width, , depth]: readonly [number, number, number]): Vec2 {
  return planToParent(frame, [width / 2, depth / 2]);
}

/** The frame of a box whose centre is moved by `by` and which is turned to `rotY`. */
export function centredFrame(
  centre: Vec2,
  by: Vec2,
  rotY: number,
  [width, , depth]: readonly [number, number, number],
): Frame {
  const [x, z] = turnPlan(rotY, [width / 2, depth / 2]);
  return { at: [centre[0] + by[0] - x, 0, centre[1] + by[1] - z], rotY };
}

function follow(row: EvaluatedRow, leaderBefore: Frame, leaderNow: Frame, around: Surroundings): Ghost {
  const relative: Frame = {
    at: toLocal(leaderBefore, row.frame.at),
    rotY: normaliseAngle(row.frame.rotY - leaderBefore.rotY),
  };
  const frame = compose(leaderNow, relative);
  const off: SnapOptions = { wallSnap: false, boxSnap: false, reach: 0 };
  const request = {
    wanted: frame,
    box: row.article.box,
    mount: row.article.mount,
    elevation: row.frame.at[1],
  };
  return ghostAt(row.row.id, request, around, off);
}

/** Rows in hand that were just taken by one of them. */
export const startMoving = (leader: RowId, from: Vec2, carried: boolean): Moving => ({
  kind: "moving",
  leader,
  from,
  carried,
  ghosts: [],
  distances: [],
  typed: "",
  typedSide: "left",
});

/**
 * The rows in hand with the pointer elsewhere.
 *
 * rows      all that move
 * selected  those of them that the person chose; the others hang together with them
 */
export function followMoving(
  moving: Moving,
  rows: readonly EvaluatedRow[],
  selected: readonly RowId[],
  input: PointerInput,
  around: Surroundings,
  toggles: EditorToggles,
): Moving {
  const leader = rows.find(({ row }) => row.id === moving.leader);
  if (!leader) return moving;
  const others = rows.filter((row) => row !== leader);
  const linked = rows.filter(({ row }) => !selected.includes(row.id)).length;
  const rotY = moving.ghosts[0]?.frame.rotY ?? leader.frame.rotY;
  const options = snapOptions(toggles, input);
  const { ghosts, distances } = moveRows(
    leader,
    others,
    moving.from,
    input.at,
    rotY,
    around,
    options,
    linked,
  );
  const [first] = ghosts;
  const way = sub2(input.at, moving.from);
  const typedSide = moving.typed === "" && first ? sideTowards(first, way, distances) : moving.typedSide;
  return { ...moving, ghosts, distances, typedSide };
}

/** The ghosts where they would be put down: the grabbed one at the typed distance where one was typed. */
export function settledMoving(
  { ghosts, typed, typedSide, distances, leader }: Moving,
  rows: readonly EvaluatedRow[],
  around: Surroundings,
): readonly Ghost[] {
  const [first, ...rest] = ghosts;
  if (!first || typed === "") return ghosts;
  const mount = rows.find(({ row }) => row.id === leader)?.article.mount ?? "free";
  const openingsIn = mount === "wall-opening" ? around.walls : [];
  const set = applyTyped(first, typed, typedSide, distances, openingsIn);
  return [withCollision(set, mount, around), ...rest];
}

/** Where the rows stand when they stand where their ghosts are. */
export function placementsOf(
  ghosts: readonly Ghost[],
  rows: readonly EvaluatedRow[],
): readonly { readonly row: RowId; readonly placement: Placement }[] {
  return ghosts.flatMap((ghost) => {
    const row = rows.find((one) => one.row.id === ghost.row);
    if (row === undefined) return [];
    const current = row.row.placement;
    const elevation = current.on === "wall" ? current.elevation : 0;
    return [{ row: row.row.id, placement: placementOf(ghost, current.on === "wall", elevation) }];
  });
}
