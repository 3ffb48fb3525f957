import type { EvaluatedRow } from "@stanza/evaluation";
import { boxFootprint, toLocal, type Vec2 } from "@stanza/geometry";
import type { WallSegment } from "@stanza/project";

/**
 * The storey of the plan that a row is on: a row stands on the floor, lies on the furniture, hangs over it, or is hidden below.
 *
 * ASSUMED: a plan is cut at 1,200 mm; what begins above is drawn dashed. Generated rows below 300 mm (plinths) are hidden by what
 * stands over them.
 */
export type PlanLayer = "hidden" | "standing" | "worktop" | "overhead";

const CUT_MM = 1200;
const PLINTH_TOP_MM = 300;

export function planLayer({ article, frame, automatic }: EvaluatedRow): PlanLayer {
  if (article.mount === "ceiling" || frame.at[1] >= CUT_MM) return "overhead";
  if (automatic && frame.at[1] + article.box[1] <= PLINTH_TOP_MM) return "hidden";
  if (article.tags.includes("worktop") || (automatic && article.mount === "worktop")) return "worktop";
  return "standing";
}

export function isWallItem({ article }: EvaluatedRow): boolean {
  return article.mount === "wall-opening";
}

/** The ground that a row or a room takes up on the floor, room frame. */
export interface Ground {
  readonly outline: readonly Vec2[];
  readonly min: Vec2;
  readonly max: Vec2;
}

export function groundOf(outline: readonly Vec2[]): Ground {
  const [xs, zs] = [outline.map(([x]) => x), outline.map(([, z]) => z)];
  return { outline, min: [Math.min(...xs), Math.min(...zs)], max: [Math.max(...xs), Math.max(...zs)] };
}

/** Returns true when the extents of two come within `reach` mm of each other. */
export const areNear = (a: Ground, b: Ground, reach = 0): boolean =>
  a.min[0] <= b.max[0] + reach &&
  b.min[0] <= a.max[0] + reach &&
  a.min[1] <= b.max[1] + reach &&
  b.min[1] <= a.max[1] + reach;

/** Rows that did not change are the same objects from one plan to the next, so what they take up is worked out once. */
const grounds = new WeakMap<EvaluatedRow, Ground>();

/** The row's box on the floor; the same object for the same row. */
export function rowGround(row: EvaluatedRow): Ground {
  const known = grounds.get(row);
  if (known) return known;
  const ground = groundOf(boxFootprint(row.frame, row.article.box));
  grounds.set(row, ground);
  return ground;
}

/** The row's box on the floor, room frame. */
export const footprintOf = (row: EvaluatedRow): readonly Vec2[] => rowGround(row).outline;

/** A stretch of a wall from its start, mm, and how far from its inner face it begins. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly distance: number;
}

/** The row's box as seen from the wall, cut to the wall's length; `null` when it stands outside or behind the wall. */
export function stretchAlong(row: EvaluatedRow, { frame, length }: WallSegment): Stretch | null {
  const local = footprintOf(row).map(([x, z]) => toLocal(frame, [x, 0, z]));
  const xs = local.map(([x]) => x);
  const zs = local.map(([, , z]) => z);
  const from = Math.max(0, Math.min(...xs));
  const to = Math.min(length, Math.max(...xs));
  const distance = Math.min(...zs);
  // Half a millimetre of contact is not standing along a wall; a box wholly behind the face belongs to another room.
  return to - from > 0.5 && Math.max(...zs) > 0.5 ? { from, to, distance } : null;
}
