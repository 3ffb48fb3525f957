import type { Vec2 } from "./vec.ts";

/** The shortest move of the second polygon that separates it from the first. */
export interface Overlap {
  /** mm, above 0. */
  readonly depth: number;
  /** Unit vector. */
  readonly direction: Vec2;
}

/**
 * The overlap of two convex polygons, e.g. the footprints of two turned boxes; `null` when they are apart or only touch.
 *
 * tolerance   an overlap up to this deep counts as touching, mm
 */
export function convexOverlap(a: readonly Vec2[], b: readonly Vec2[], tolerance = 1e-6): Overlap | null {
  let [depth, x, z] = [Infinity, 0, 0];
  for (const corners of [a, b]) {
    for (let i = 0; i < corners.length; i++) {
      const from = corners[i]!;
      const to = corners[(i + 1) % corners.length]!;
      const [dx, dz] = [to[0] - from[0], to[1] - from[1]];
      const length = Math.hypot(dx, dz);
      if (length === 0) continue;
      const [nx, nz] = [-dz / length, dx / length];
      const forwards = furthest(a, nx, nz) + furthest(b, -nx, -nz);
      const backwards = furthest(b, nx, nz) + furthest(a, -nx, -nz);
      const least = Math.min(forwards, backwards);
      if (least <= tolerance) return null;
      if (least < depth) {
        const sign = forwards <= backwards ? 1 : -1;
        [depth, x, z] = [least, sign * nx, sign * nz];
      }
    }
  }
  return depth === Infinity ? null : { depth, direction: [x, z] };
}

/** How far a polygon reaches into a direction. */
function furthest(corners: readonly Vec2[], x: number, z: number): number {
  let most = -Infinity;
  for (const corner of corners) most = Math.max(most, corner[0] * x + corner[1] * z);
  return most;
}
