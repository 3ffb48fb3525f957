import type { EvaluatedRow } from "@stanza/evaluation";
import { turn } from "@stanza/geometry";
import type { WallSegment } from "@stanza/project";
import { commonExtent, commonFrame, extentOf, standing } from "../extent.ts";
import { along } from "./align.ts";
import { type Change, shiftChange } from "./shifted.ts";

/** The distances to make equal: the gaps between neighbours, or the distances from middle to middle. */
export const DISTRIBUTIONS = ["gaps", "centres"] as const;
export type Distribution = (typeof DISTRIBUTIONS)[number];

/**
 * Spreads three or more rows evenly; the outermost stay in place. A negative gap makes all of them overlap by the same amount.
 *
 * axis   absent: the one on which they are spread more
 */
export function distributeChange(
  rows: readonly EvaluatedRow[],
  walls: readonly WallSegment[],
  equal: Distribution,
  axis?: "x" | "z",
): Change {
  const frame = commonFrame(rows);
  const whole = commonExtent(frame, rows.map(standing));
  const isLong = whole.max[0] - whole.min[0] >= whole.max[2] - whole.min[2];
  const on = (axis ?? (isLong ? "x" : "z")) === "x" ? 0 : 2;
  const parts = rows
    .map((row) => {
      const { min, max } = extentOf(frame, standing(row));
      return { row, from: min[on], size: max[on] - min[on] };
    })
    .toSorted((a, b) => a.from + a.size / 2 - (b.from + b.size / 2));
  const [first] = parts;
  const last = parts.at(-1);
  if (!first || !last || parts.length < 3) return (project) => ({ ok: true, value: project });
  const taken = parts.reduce((sum, { size }) => sum + size, 0);
  const gap = (last.from + last.size - first.from - taken) / (parts.length - 1);
  const pitch = (last.from + last.size / 2 - first.from - first.size / 2) / (parts.length - 1);
  let next = first.from;
  const moves = parts.map(({ row, from, size }, i) => {
    const at = equal === "gaps" ? next : first.from + first.size / 2 + i * pitch - size / 2;
    next += size + gap;
    return { row, by: turn(frame.rotY, along(on, at - from)) };
  });
  return shiftChange(moves.slice(1, -1), walls);
}
