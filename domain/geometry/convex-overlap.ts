import { dot2, sub2, unit2, type Vec2 } from "./vec.ts";

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
  let least: Overlap | null = null;
  for (const axis of [...edgeNormals(a), ...edgeNormals(b)]) {
    const [aMin, aMax] = extent(a, axis);
    const [bMin, bMax] = extent(b, axis);
    const forwards = aMax - bMin;
    const backwards = bMax - aMin;
    const depth = Math.min(forwards, backwards);
    if (depth <= tolerance) return null;
    if (!least || depth < least.depth) {
      least = { depth, direction: forwards <= backwards ? axis : [-axis[0], -axis[1]] };
    }
  }
  return least;
}

function edgeNormals(corners: readonly Vec2[]): readonly Vec2[] {
  return corners.flatMap((from, i): readonly Vec2[] => {
    const [dx, dz] = unit2(sub2(corners[(i + 1) % corners.length]!, from));
    return dx === 0 && dz === 0 ? [] : [[-dz, dx]];
  });
}

function extent(corners: readonly Vec2[], axis: Vec2): readonly [min: number, max: number] {
  let min = Infinity;
  let max = -Infinity;
  for (const corner of corners) {
    const at = dot2(corner, axis);
    min = Math.min(min, at);
    max = Math.max(max, at);
  }
  return [min, max];
}
