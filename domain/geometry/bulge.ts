import { lerp2, type Vec2 } from "./vec.ts";

/** A piece of a circle. Angles are radians, clockwise as drawn from +X; `sweep` below 0 runs the other way. */
export interface CirclePiece {
  readonly centre: Vec2;
  readonly radius: number;
  readonly start: number;
  readonly sweep: number;
}

/**
 * The arc between two points with a bulge: the tangent of a quarter of the angle by which it turns, above 0 clockwise as drawn
 * (docs/coordinates.md). A bulge of 1 is half a circle; it may not be 0.
 */
export function bulgeCircle([x0, y0]: Vec2, [x1, y1]: Vec2, bulge: number): CirclePiece {
  const aside = (1 - bulge * bulge) / (4 * bulge);
  const centre: Vec2 = [(x0 + x1) / 2 - (y1 - y0) * aside, (y0 + y1) / 2 + (x1 - x0) * aside];
  return {
    centre,
    radius: Math.hypot(x0 - centre[0], y0 - centre[1]),
    start: Math.atan2(y0 - centre[1], x0 - centre[0]),
    sweep: 4 * Math.atan(bulge),
  };
}

/**
 * Points on the arc between two points, both of them included; on a straight line where the bulge is 0.
 *
 * pieces   how many chords there are, a whole number from 1 on
 */
export function bulgePoints(from: Vec2, to: Vec2, bulge: number, pieces: number): readonly Vec2[] {
  const shares = Array.from({ length: Math.max(0, pieces - 1) }, (_, i) => (i + 1) / pieces);
  if (bulge === 0) return [from, ...shares.map((share) => lerp2(from, to, share)), to];
  const { centre, radius, start, sweep } = bulgeCircle(from, to, bulge);
  const between = shares.map((share): Vec2 => {
    const angle = start + sweep * share;
    return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)];
  });
  return [from, ...between, to];
}
