import type { EvaluatedRow } from "@stanza/evaluation";
import { type Frame, normaliseAngle, planToParent, toLocal, toParent, turnPlan } from "@stanza/geometry";
import {
  changeVariant,
  type Outcome,
  type Placement,
  type Project,
  placeRows,
  type WallSegment,
} from "@stanza/project";
import { commonExtent, commonFrame, standing } from "../extent.ts";
import { placementAt } from "../placement.ts";
import type { Change } from "./shifted.ts";

/** `sides`: left becomes right. `depth`: front becomes back. */
export type MirrorAxis = "sides" | "depth";

/** The variable for the hand of an article (spec 1 §5: side L by default). */
export const SIDE_VARIABLE = "SIDE";
const OTHER_SIDE: Readonly<Record<string, string>> = { L: "R", R: "L" };

/**
 * Mirrors rows in the middle of their common box. Left-handed articles become right-handed and vice versa if they have a choice of side;
 * others are only moved and turned.
 *
 * ASSUMED: the side is the variable `SIDE` with the values L and R, as in `insertArticle` (spec 1 §5).
 */
export function mirrorChange(
  rows: readonly EvaluatedRow[],
  axis: MirrorAxis,
  walls: readonly WallSegment[],
): Change {
  const frame = commonFrame(rows);
  const { min, max } = commonExtent(frame, rows.map(standing));
  const [x, z] = [min[0] + max[0], min[2] + max[2]];
  const placements = rows.map((row) => ({
    row: row.row.id,
    placement: mirrored(row, frame, axis, [x, z], walls),
  }));
  const sides = rows.flatMap((row) => {
    const other = OTHER_SIDE[sideOf(row) ?? ""];
    return other === undefined ? [] : [{ row: row.row.id, choices: { [SIDE_VARIABLE]: other } }];
  });
  return (project) =>
    sides.reduce<Outcome<Project>>(
      (so, change) => (so.ok ? changeVariant(so.value, change) : so),
      placeRows(project, { placements }),
    );
}

/** The hand of a row; `undefined` for one without a side. */
export function sideOf({ article }: EvaluatedRow): "L" | "R" | undefined {
  const side = article.variables.find(({ code, kind }) => code === SIDE_VARIABLE && kind === "option");
  return side?.value === "L" || side?.value === "R" ? side.value : undefined;
}

/** Mirrors a frame. `sum` is that of both ends on each axis: a point `p` goes to `sum - p`. */
function mirrored(
  row: EvaluatedRow,
  frame: Frame,
  axis: MirrorAxis,
  [sumX, sumZ]: readonly [number, number],
  walls: readonly WallSegment[],
): Placement {
  const [width, , depth] = row.article.box;
  const [cx, cz] = planToParent(row.frame, [width / 2, depth / 2]);
  const [x, y, z] = toLocal(frame, [cx, row.frame.at[1], cz]);
  const [toX, , toZ] = toParent(frame, axis === "sides" ? [sumX - x, y, z] : [x, y, sumZ - z]);
  if (row.row.placement.on === "wall") {
    const by: readonly [number, number] = [toX - cx, toZ - cz];
    const { at, rotY } = row.frame;
    return placementAt(row, { at: [at[0] + by[0], at[1], at[2] + by[1]], rotY }, walls);
  }
  const own = row.frame.rotY - frame.rotY;
  const rotY = normaliseAngle(frame.rotY + (axis === "sides" ? -own : 180 - own));
  const [dx, dz] = turnPlan(rotY, [width / 2, depth / 2]);
  return { on: "room", at: [toX - dx, row.frame.at[1], toZ - dz], rotY };
}
