import { type Bounds, sub3, type Vec3 } from "@stanza/geometry";
import { cross3, unit3 } from "./space.ts";
import type { LaidTiles } from "./tile-joints.ts";

/** A flat convex piece of a thing's surface. */
export interface Face {
  /** Counter-clockwise seen from outside. */
  readonly points: readonly Vec3[];
  /** True: the side from point i to the next is an edge to draw; false inside a curved or divided surface. */
  readonly edges: readonly boolean[];
  /** Unit, outwards. */
  readonly normal: Vec3;
  readonly look: Look;
}

/** A convex-ish thing to paint: its faces that the viewer can see, and the box it fills. */
export interface Body {
  readonly faces: readonly Face[];
  readonly bounds: Bounds;
}

/** The paint of a face. */
export interface Look {
  /** `#rrggbb`, before shading. */
  readonly color: string;
  readonly opacity: number;
  readonly owner?: string;
  /** Present: joints are drawn on the sides that look to the front. */
  readonly tiles?: LaidTiles;
}

/** A convex face with its normal; `null` for one without area. */
export function faceOf(points: readonly Vec3[], look: Look, edges?: readonly boolean[]): Face | null {
  const normal = normalOf(points);
  return normal && { points, edges: edges ?? points.map(() => true), normal, look };
}

/** Summed over a fan, so that collinear points do no harm. */
function normalOf(points: readonly Vec3[]): Vec3 | null {
  const origin = points[0];
  if (!origin) return null;
  let sum: Vec3 = [0, 0, 0];
  for (let i = 1; i + 1 < points.length; i++) {
    const c = cross3(sub3(points[i]!, origin), sub3(points[i + 1]!, origin));
    sum = [sum[0] + c[0], sum[1] + c[1], sum[2] + c[2]];
  }
  const unit = unit3(sum);
  return unit[0] === 0 && unit[1] === 0 && unit[2] === 0 ? null : unit;
}
