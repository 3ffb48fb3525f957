import { cosSin, length3, scale3, type Vec3 } from "@stanza/geometry";

export const cross3 = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** Unit vector of `a`; the zero vector stays zero. */
export function unit3(a: Vec3): Vec3 {
  const length = length3(a);
  return length < 1e-9 ? [0, 0, 0] : scale3(a, 1 / length);
}

/** `point` turned around X, then Y, then Z, each in degrees (the order of `Part.rot`). */
export function turn3([rx, ry, rz]: Vec3, [x, y, z]: Vec3): Vec3 {
  const [cx, sx] = cosSin(rx);
  const [cy, sy] = cosSin(ry);
  const [cz, sz] = cosSin(rz);
  const y1 = y * cx - z * sx;
  const z1 = y * sx + z * cx;
  const x2 = x * cy + z1 * sy;
  const z2 = -x * sy + z1 * cy;
  return [x2 * cz - y1 * sz, x2 * sz + y1 * cz, z2];
}
