/** A point or direction in a plane: `[x, z]` in plan, `[x, y]` on an elevation or on paper. Millimetres. */
export type Vec2 = readonly [number, number];

/** A point, direction or size in space: `[x, y, z]`, Y up. Millimetres. */
export type Vec3 = readonly [number, number, number];

export const add2 = (a: Vec2, b: Vec2): Vec2 => [a[0] + b[0], a[1] + b[1]];
export const sub2 = (a: Vec2, b: Vec2): Vec2 => [a[0] - b[0], a[1] - b[1]];
export const scale2 = (a: Vec2, k: number): Vec2 => [a[0] * k, a[1] * k];
export const dot2 = (a: Vec2, b: Vec2): number => a[0] * b[0] + a[1] * b[1];
/** Z component of the cross product; positive when `b` turns clockwise from `a` in plan as drawn. */
export const cross2 = (a: Vec2, b: Vec2): number => a[0] * b[1] - a[1] * b[0];
export const length2 = (a: Vec2): number => Math.hypot(a[0], a[1]);
export const distance2 = (a: Vec2, b: Vec2): number => Math.hypot(b[0] - a[0], b[1] - a[1]);
export const lerp2 = (a: Vec2, b: Vec2, t: number): Vec2 => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];

/** Unit vector of `a`; the zero vector stays zero. */
export function unit2(a: Vec2): Vec2 {
  const length = length2(a);
  return length === 0 ? [0, 0] : [a[0] / length, a[1] / length];
}

export const add3 = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const sub3 = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale3 = (a: Vec3, k: number): Vec3 => [a[0] * k, a[1] * k, a[2] * k];
export const dot3 = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const length3 = (a: Vec3): number => Math.hypot(a[0], a[1], a[2]);

/** A plan position lifted to height `y`. */
export const fromPlan = (a: Vec2, y = 0): Vec3 => [a[0], y, a[1]];
