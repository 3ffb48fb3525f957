import { type Bounds, dot3, sub3, type Vec2, type Vec3 } from "@stanza/geometry";
import type { SolidMesh } from "@stanza/models";
import { type Affine, transformDirection, transformPoint } from "@stanza/models";

/** A half-line; `direction` need not be a unit vector, and distances are counted in its length. */
export interface Ray {
  readonly origin: Vec3;
  readonly direction: Vec3;
}

export const pointAt = ({ origin: o, direction: d }: Ray, t: number): Vec3 => [
  o[0] + d[0] * t,
  o[1] + d[1] * t,
  o[2] + d[2] * t,
];

/** The same ray seen in another frame. */
export const transformRay = (m: Affine, ray: Ray): Ray => ({
  origin: transformPoint(m, ray.origin),
  direction: transformDirection(m, ray.direction),
});

/** Distance to an axis-aligned box, 0 from inside it; `null` when missed. */
export function hitBox({ origin, direction }: Ray, { min, max }: Bounds): number | null {
  let near = 0;
  let far = Infinity;
  for (const axis of [0, 1, 2] as const) {
    const d = direction[axis];
    if (d === 0) {
      if (origin[axis] < min[axis] || origin[axis] > max[axis]) return null;
      continue;
    }
    const a = (min[axis] - origin[axis]) / d;
    const b = (max[axis] - origin[axis]) / d;
    near = Math.max(near, Math.min(a, b));
    far = Math.min(far, Math.max(a, b));
    if (near > far) return null;
  }
  return near;
}

/** Distance to the nearest triangle, from either side (Möller and Trumbore 1997); `null` when missed. */
export function hitMesh({ origin, direction: d }: Ray, { positions, indices }: SolidMesh): number | null {
  let nearest: number | null = null;
  const corner = (i: number): Vec3 => {
    const at = indices[i]! * 3;
    return [positions[at]!, positions[at + 1]!, positions[at + 2]!];
  };
  for (let i = 0; i < indices.length; i += 3) {
    const a = corner(i);
    const e1 = sub3(corner(i + 1), a);
    const e2 = sub3(corner(i + 2), a);
    const p = cross3(d, e2);
    const det = dot3(e1, p);
    if (Math.abs(det) < 1e-12) continue;
    const s = sub3(origin, a);
    const u = dot3(s, p) / det;
    if (u < 0 || u > 1) continue;
    const q = cross3(s, e1);
    const v = dot3(d, q) / det;
    if (v < 0 || u + v > 1) continue;
    const t = dot3(e2, q) / det;
    if (t >= 0 && (nearest === null || t < nearest)) nearest = t;
  }
  return nearest;
}

/** Returns the point at which the ray crosses the horizontal plane at `height`; `null` when it never does. */
export function hitPlane({ origin, direction }: Ray, height: number): Vec3 | null {
  if (direction[1] === 0) return null;
  const t = (height - origin[1]) / direction[1];
  return t >= 0 ? pointAt({ origin, direction }, t) : null;
}

/** Distance to the upright plane through a plan line, and where on it: along the line from its start, and height. */
export function hitUpright(
  { origin, direction }: Ray,
  from: Vec2,
  dir: Vec2,
): { readonly t: number; readonly along: number; readonly height: number } | null {
  const normal: Vec2 = [-dir[1], dir[0]];
  const speed = direction[0] * normal[0] + direction[2] * normal[1];
  if (speed === 0) return null;
  const t = ((from[0] - origin[0]) * normal[0] + (from[1] - origin[2]) * normal[1]) / speed;
  if (t < 0) return null;
  const [x, y, z] = pointAt({ origin, direction }, t);
  return { t, along: (x - from[0]) * dir[0] + (z - from[1]) * dir[1], height: y };
}

const cross3 = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
