import { boxFootprint, type Vec2 } from "@stanza/geometry";
import type { EvaluatedRow } from "../evaluated-project.ts";

/** An upright rectangle in plan, mm: it tells cheaply that something is too far away. */
export interface PlanBox {
  readonly min: Vec2;
  readonly max: Vec2;
}

/** Covers what rounding may move, mm. */
const SLACK = 1;

/** Evaluated rows never change. */
const known = new WeakMap<EvaluatedRow, PlanBox>();

/** The rectangle around a row's box. */
export function planBoxOfRow(row: EvaluatedRow): PlanBox {
  let box = known.get(row);
  if (box === undefined) {
    box = planBoxOf(boxFootprint(row.frame, row.article.box));
    known.set(row, box);
  }
  return box;
}

/** The rectangle around points. */
export function planBoxOf(points: readonly Vec2[]): PlanBox {
  const [xs, zs] = [points.map(([x]) => x), points.map(([, z]) => z)];
  return { min: [Math.min(...xs), Math.min(...zs)], max: [Math.max(...xs), Math.max(...zs)] };
}

/** False only where every point of the rectangle is further than `reach` from `point`. */
export function mayReach({ min, max }: PlanBox, [x, z]: Vec2, reach: number): boolean {
  const far = reach + SLACK;
  return !(x < min[0] - far || x > max[0] + far || z < min[1] - far || z > max[1] + far);
}
