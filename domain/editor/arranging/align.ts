import type { EvaluatedRow } from "@stanza/evaluation";
import { turn, type Vec3 } from "@stanza/geometry";
import type { WallSegment } from "@stanza/project";
import { commonExtent, commonFrame, extentOf, standing } from "../extent.ts";
import { type Change, shiftChange } from "./shifted.ts";

/** The edges or middles to align: `centre` from left to right, `middle` from back to front. */
export const ALIGNMENTS = ["left", "centre", "right", "back", "middle", "front", "top", "bottom"] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

const AXIS: Readonly<Record<Alignment, readonly [axis: 0 | 1 | 2, share: number]>> = {
  left: [0, 0],
  centre: [0, 0.5],
  right: [0, 1],
  back: [2, 0],
  middle: [2, 0.5],
  front: [2, 1],
  bottom: [1, 0],
  top: [1, 1],
};

/**
 * Aligns rows with the outermost of them. Left, right, back and front are the rows' own when all have the same turn, else the plan's: left
 * to right and top to bottom as drawn.
 */
export function alignChange(
  rows: readonly EvaluatedRow[],
  to: Alignment,
  walls: readonly WallSegment[],
): Change {
  const frame = commonFrame(rows);
  const [axis, share] = AXIS[to];
  const place = ({ min, max }: { readonly min: Vec3; readonly max: Vec3 }) =>
    min[axis] + (max[axis] - min[axis]) * share;
  const goal = place(commonExtent(frame, rows.map(standing)));
  const moves = rows.map((row) => {
    const way = goal - place(extentOf(frame, standing(row)));
    return { row, by: turn(frame.rotY, along(axis, way)) };
  });
  return shiftChange(moves, walls);
}

export const along = (axis: 0 | 1 | 2, way: number): Vec3 => [
  axis === 0 ? way : 0,
  axis === 1 ? way : 0,
  axis === 2 ? way : 0,
];
