import type { Segment } from "./segments.ts";
import { distance2, dot2, lerp2, sub2, type Vec2 } from "./vec.ts";

/** The point of a segment that is nearest to `point`, with its distance and its place `t` along the segment, 0 … 1. */
export function nearestOnSegment(
  point: Vec2,
  { from, to }: Segment,
): { readonly point: Vec2; readonly distance: number; readonly t: number } {
  const along = sub2(to, from);
  const squared = dot2(along, along);
  const t = squared === 0 ? 0 : Math.min(1, Math.max(0, dot2(sub2(point, from), along) / squared));
  const nearest = t === 1 ? to : lerp2(from, to, t);
  return { point: nearest, distance: distance2(point, nearest), t };
}
