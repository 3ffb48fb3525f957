import { cosSin, toDegrees } from "./angle.ts";
import type { Vec3 } from "./vec.ts";

/** `point` turned around X, then Y, then Z, each in degrees (the order of a part's `rot`). */
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

/**
 * The one turn (degrees about X, then Y, then Z) that equals `inner` followed by `outer`. When Y turns by 90°, only the sum of the two
 * others is determined; Z is 0 then.
 */
export function turnAfter(outer: Vec3, inner: Vec3): Vec3 {
  const both = (axis: Vec3): Vec3 => turn3(outer, turn3(inner, axis));
  const [x, y, z] = [both([1, 0, 0]), both([0, 1, 0]), both([0, 0, 1])];
  const sine = Math.max(-1, Math.min(1, -x[2]));
  if (Math.abs(sine) > 1 - 1e-12) {
    const about = Math.atan2(sine * y[0], y[1]);
    return [toDegrees(about), sine * 90, 0];
  }
  return [toDegrees(Math.atan2(y[2], z[2])), toDegrees(Math.asin(sine)), toDegrees(Math.atan2(x[1], x[0]))];
}
