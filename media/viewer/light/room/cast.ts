import type { Vec3 } from "@stanza/geometry";
import type { Voxels } from "./voxels.ts";

/** Where a ray ends. */
export interface Hit {
  /** Of the cubes; 0: it left them. */
  code: number;
  /** The axis of the face that it meets, 0 … 2, and the direction of that face along it. */
  axis: number;
  sign: number;
  /** The way that it went, mm. */
  distance: number;
}

/**
 * Follows a ray from cube to cube (Amanatides and Woo, "A Fast Voxel Traversal Algorithm", 1987) until it meets one that is not air.
 *
 * to    unit length
 * most  mm
 * hit   is set
 */
export function cast({ min, cell, counts, cells }: Voxels, at: Vec3, to: Vec3, most: number, hit: Hit): void {
  const [nx, ny, nz] = counts;
  const px = (at[0] - min[0]) / cell;
  const py = (at[1] - min[1]) / cell;
  const pz = (at[2] - min[2]) / cell;
  let [x, y, z] = [Math.floor(px), Math.floor(py), Math.floor(pz)];
  const [sx, sy, sz] = [Math.sign(to[0]), Math.sign(to[1]), Math.sign(to[2])];
  const [dx, dy, dz] = [Math.abs(1 / to[0]), Math.abs(1 / to[1]), Math.abs(1 / to[2])];
  let tx = sx > 0 ? (x + 1 - px) * dx : sx < 0 ? (px - x) * dx : Number.POSITIVE_INFINITY;
  let ty = sy > 0 ? (y + 1 - py) * dy : sy < 0 ? (py - y) * dy : Number.POSITIVE_INFINITY;
  let tz = sz > 0 ? (z + 1 - pz) * dz : sz < 0 ? (pz - z) * dz : Number.POSITIVE_INFINITY;
  const end = most / cell;
  let axis = 0;
  hit.code = 0;
  hit.distance = 0;
  for (;;) {
    let t: number;
    if (tx < ty && tx < tz) {
      t = tx;
      tx += dx;
      x += sx;
      axis = 0;
    } else if (ty < tz) {
      t = ty;
      ty += dy;
      y += sy;
      axis = 1;
    } else {
      t = tz;
      tz += dz;
      z += sz;
      axis = 2;
    }
    if (t > end || x < 0 || y < 0 || z < 0 || x >= nx || y >= ny || z >= nz) return;
    const code = cells[(z * ny + y) * nx + x]!;
    if (code !== 0) {
      hit.code = code;
      hit.axis = axis;
      hit.sign = axis === 0 ? -sx : axis === 1 ? -sy : -sz;
      hit.distance = t * cell;
      return;
    }
  }
}
