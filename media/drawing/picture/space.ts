import { length3, scale3, type Vec3 } from "@stanza/geometry";

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
