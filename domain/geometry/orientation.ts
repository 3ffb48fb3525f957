import { orient2d } from "robust-predicates";
import type { Vec2 } from "./vec.ts";

/**
 * The side of the line a→b on which the point c lies: positive when a, b, c turn clockwise in plan as drawn, 0 only when they are exactly
 * collinear. The sign is exact for any doubles; a plain cross product is wrong for one in six nearly collinear triples.
 */
export function orientation(a: Vec2, b: Vec2, c: Vec2): number {
  return -orient2d(a[0], a[1], b[0], b[1], c[0], c[1]);
}
