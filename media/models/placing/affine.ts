import { cosSin, type Frame, type Vec3 } from "@stanza/geometry";

/** A rigid transform, three rows of `[x, y, z, offset]`: `result = M · point + offset`. Millimetres. */
// biome-ignore format: a matrix reads by rows
export type Affine = readonly [
  number, number, number, number,
  number, number, number, number,
  number, number, number, number,
];

export const IDENTITY: Affine = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0];

export const translation = ([x, y, z]: Vec3): Affine => [1, 0, 0, x, 0, 1, 0, y, 0, 0, 1, z];

/** A turn about one axis through the origin, right-handed, degrees. */
export function rotation(axis: "x" | "y" | "z", degrees: number): Affine {
  const [c, s] = cosSin(degrees);
  if (axis === "x") return [1, 0, 0, 0, 0, c, -s, 0, 0, s, c, 0];
  if (axis === "y") return [c, 0, s, 0, 0, 1, 0, 0, -s, 0, c, 0];
  return [c, -s, 0, 0, s, c, 0, 0, 0, 0, 1, 0];
}

/** Returns the map from the frame's local coordinates to its parent's. */
export function frameToParent(frame: Frame): Affine {
  const [c, s] = cosSin(frame.rotY);
  const [x, y, z] = frame.at;
  return [c, 0, s, x, 0, 1, 0, y, -s, 0, c, z];
}

/** First `inner`, then `outer`. */
export function chain(outer: Affine, inner: Affine): Affine {
  const [a, b, c, d, e, f, g, h, i, j, k, l] = outer;
  const [m, n, o, p, q, r, s, t, u, v, w, x] = inner;
  // biome-ignore format: a matrix reads by rows
  return [
    a * m + b * q + c * u, a * n + b * r + c * v, a * o + b * s + c * w, a * p + b * t + c * x + d,
    e * m + f * q + g * u, e * n + f * r + g * v, e * o + f * s + g * w, e * p + f * t + g * x + h,
    i * m + j * q + k * u, i * n + j * r + k * v, i * o + j * s + k * w, i * p + j * t + k * x + l,
  ];
}

/** The inverse of a rigid transform (a rotation's inverse is its transpose). */
export function inverse([a, b, c, d, e, f, g, h, i, j, k, l]: Affine): Affine {
  // biome-ignore format: a matrix reads by rows
  return [
    a, e, i, -(a * d + e * h + i * l),
    b, f, j, -(b * d + f * h + j * l),
    c, g, k, -(c * d + g * h + k * l),
  ];
}

export function transformPoint(m: Affine, [x, y, z]: Vec3): Vec3 {
  return [
    m[0] * x + m[1] * y + m[2] * z + m[3],
    m[4] * x + m[5] * y + m[6] * z + m[7],
    m[8] * x + m[9] * y + m[10] * z + m[11],
  ];
}

export function transformDirection(m: Affine, [x, y, z]: Vec3): Vec3 {
  return [m[0] * x + m[1] * y + m[2] * z, m[4] * x + m[5] * y + m[6] * z, m[8] * x + m[9] * y + m[10] * z];
}
