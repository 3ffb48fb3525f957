import { boxFootprint, type Vec2 } from "@stanza/geometry";
import type { EvaluatedRow } from "../evaluated-project.ts";

/** An upright rectangle in plan, mm: a cheap test for things that are too far away. */
export interface PlanBox {
  readonly min: Vec2;
  readonly max: Vec2;
}

/** Allowance for rounding, mm. */
const SLACK = 1;

/** Evaluated rows never change, so their rectangles are kept. */
const known = new WeakMap<EvaluatedRow, PlanBox>();

/** The bounding rectangle of a row's box. */
export function planBoxOfRow(row: EvaluatedRow): PlanBox {
  let box = known.get(row);
  if (box === undefined) {
    box = planBoxOf(boxFootprint(row.frame, row.article.box));
    known.set(row, box);
  }
  return box;
}

/** The bounding rectangle of points. */
export function planBoxOf(points: readonly Vec2[]): PlanBox {
  let [left, back, right, front] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const point of points) {
    const [x, z] = point;
    left = Math.min(left, x);
    right = Math.max(right, x);
    back = Math.min(back, z);
    front = Math.max(front, z);
  }
  return { min: [left, back], max: [right, front] };
}

/** Returns false only when every point of the rectangle is farther than `reach` from `point`. */
export function mayReach({ min, max }: PlanBox, [x, z]: Vec2, reach: number): boolean {
  const far = reach + SLACK;
  return !(x < min[0] - far || x > max[0] + far || z < min[1] - far || z > max[1] + far);
}
