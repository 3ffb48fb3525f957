import { distance2, type Vec2 } from "@stanza/geometry";
import type { OpeningSpot } from "../spaces/hang-openings.ts";

/** The greatest distance of the straight pieces of a curve from it, mm, and the widest turn of one piece, radians. */
const SAGITTA = 4;
const WIDEST = Math.PI / 12;
/** Straight wall on each side of a door or window in a curve, mm. */
const BESIDE = 50;

/**
 * The middle line of a curved wall as points on it.
 *
 * arc     turn from start to end, radians; positive: clockwise as drawn, the centre on the right hand
 * spots   doors and windows: between the two sides of one, the wall is straight
 */
export function curvePath(
  wall: { readonly from: Vec2; readonly to: Vec2; readonly arc: number; readonly thickness: number },
  spots: readonly OpeningSpot[],
): readonly Vec2[] {
  const { from, to } = wall;
  const arc = Math.max(-6.2, Math.min(6.2, wall.arc));
  const chord = distance2(from, to);
  const height = chord / 2 / Math.tan(arc / 2);
  const [dx, dz] = [(to[0] - from[0]) / chord, (to[1] - from[1]) / chord];
  const centre: Vec2 = [(from[0] + to[0]) / 2 - dz * height, (from[1] + to[1]) / 2 + dx * height];
  const radius = distance2(centre, from);
  const first = Math.atan2(from[1] - centre[1], from[0] - centre[0]);
  const at = (t: number): Vec2 => [
    centre[0] + radius * Math.cos(first + arc * t),
    centre[1] + radius * Math.sin(first + arc * t),
  ];
  const holes = spots.flatMap((spot) => {
    const reach = distance2(spot.at, centre);
    if (Math.abs(reach - radius) > wall.thickness / 2 + 150) return [];
    const angle = Math.atan2(spot.at[1] - centre[1], spot.at[0] - centre[0]);
    const way = ((((angle - first) * Math.sign(arc)) % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI);
    const middle = way / Math.abs(arc);
    const half = Math.asin(Math.min(1, (spot.width / 2 + BESIDE) / radius)) / Math.abs(arc);
    return middle - half >= 0 && middle + half <= 1 ? [{ from: middle - half, to: middle + half }] : [];
  });
  const step = Math.min(WIDEST, 2 * Math.acos(Math.max(0, 1 - SAGITTA / Math.max(radius, 2 * SAGITTA))));
  const count = Math.max(2, Math.ceil(Math.abs(arc) / step));
  const places = new Set<number>([0, 1]);
  for (let i = 1; i < count; i++) {
    const t = i / count;
    if (!holes.some((hole) => t > hole.from && t < hole.to)) places.add(t);
  }
  for (const hole of holes) {
    for (const t of [hole.from, hole.to]) {
      if (!holes.some((other) => other !== hole && t > other.from && t < other.to)) places.add(t);
    }
  }
  const sorted = [...places].sort((a, b) => a - b);
  return sorted.map((t) => (t === 0 ? from : t === 1 ? to : at(t)));
}
