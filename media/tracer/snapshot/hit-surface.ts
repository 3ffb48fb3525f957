import type { SurfaceMaterial, TracerScene } from "../scene.ts";
import { lookUp } from "../texture-colour.ts";

/**
 * The material of a triangle, with its colour at a place in it.
 *
 * u, v  barycentric coordinates of the place
 * into  gets the linear colour, that of the texture included
 */
export function colourAt(
  { materials, materialOf, textures, uvs }: TracerScene,
  triangle: number,
  u: number,
  v: number,
  into: Float64Array,
): SurfaceMaterial {
  const material = materials[materialOf[triangle]!]!;
  const texture = material.texture === undefined ? undefined : textures[material.texture];
  if (texture && uvs) {
    const w = 1 - u - v;
    const at = triangle * 6;
    const x = uvs[at]! * w + uvs[at + 2]! * u + uvs[at + 4]! * v;
    const y = uvs[at + 1]! * w + uvs[at + 3]! * u + uvs[at + 5]! * v;
    lookUp(texture, x, y, into);
  } else into.fill(1);
  for (let k = 0; k < 3; k++) into[k]! *= material.color[k]!;
  return material;
}

/**
 * The normals of a triangle towards whoever looks: of the shape as it is seen, then of the triangle.
 *
 * u, v  barycentric coordinates of the place
 * way   of the look
 */
export function normalsAt(
  { positions: p, normals: n }: TracerScene,
  triangle: number,
  u: number,
  v: number,
  [dx, dy, dz]: readonly [number, number, number],
): [number, number, number, number, number, number] {
  const at = triangle * 9;
  const w = 1 - u - v;
  const [ux, uy, uz] = [p[at + 3]! - p[at]!, p[at + 4]! - p[at + 1]!, p[at + 5]! - p[at + 2]!];
  const [vx, vy, vz] = [p[at + 6]! - p[at]!, p[at + 7]! - p[at + 1]!, p[at + 8]! - p[at + 2]!];
  let [gx, gy, gz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const size = Math.sqrt(gx * gx + gy * gy + gz * gz) * (gx * dx + gy * dy + gz * dz > 0 ? -1 : 1);
  gx /= size;
  gy /= size;
  gz /= size;
  let sx = n[at]! * w + n[at + 3]! * u + n[at + 6]! * v;
  let sy = n[at + 1]! * w + n[at + 4]! * u + n[at + 7]! * v;
  let sz = n[at + 2]! * w + n[at + 5]! * u + n[at + 8]! * v;
  const long = Math.sqrt(sx * sx + sy * sy + sz * sz) * (sx * gx + sy * gy + sz * gz < 0 ? -1 : 1);
  sx /= long;
  sy /= long;
  sz /= long;
  // A normal that looks away from the eye, or that is none, is the triangle's own.
  return sx * dx + sy * dy + sz * dz < -1e-4 ? [sx, sy, sz, gx, gy, gz] : [gx, gy, gz, gx, gy, gz];
}
