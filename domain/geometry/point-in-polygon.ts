import { orientation } from "./orientation.ts";
import type { Vec2 } from "./vec.ts";

/**
 * The place of a point relative to a simple polygon, whatever the direction of its corners. Exact: `edge` means on the boundary, not near
 * it.
 */
export function pointInPolygon(point: Vec2, corners: readonly Vec2[]): "inside" | "edge" | "outside" {
  let inside = false;
  let from = corners.at(-1);
  if (!from) return "outside";
  for (const to of corners) {
    const side = orientation(from, to, point);
    if (side === 0 && withinBox(point, from, to)) return "edge";
    const downwards = from[1] <= point[1] && to[1] > point[1];
    const upwards = to[1] <= point[1] && from[1] > point[1];
    if ((downwards && side > 0) || (upwards && side < 0)) inside = !inside;
    from = to;
  }
  return inside ? "inside" : "outside";
}

function withinBox(point: Vec2, a: Vec2, b: Vec2): boolean {
  return (
    Math.min(a[0], b[0]) <= point[0] &&
    point[0] <= Math.max(a[0], b[0]) &&
    Math.min(a[1], b[1]) <= point[1] &&
    point[1] <= Math.max(a[1], b[1])
  );
}
