import { dot3, sub3, type Vec3 } from "@stanza/geometry";
import type { SolidMesh } from "../shapes/solid-mesh.ts";

const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

function* triangles({ positions, normals, indices }: SolidMesh) {
  const vec = (array: Float32Array, i: number): Vec3 => [array[i * 3]!, array[i * 3 + 1]!, array[i * 3 + 2]!];
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [indices[i]!, indices[i + 1]!, indices[i + 2]!];
    const [p, q, r] = [vec(positions, a), vec(positions, b), vec(positions, c)];
    yield { p, q, r, across: cross(sub3(q, p), sub3(r, p)), normal: vec(normals, a) };
  }
}

/** Volume enclosed by a closed mesh, mm³ (divergence theorem). */
export function meshVolume(mesh: SolidMesh): number {
  let sum = 0;
  for (const { p, q, r } of triangles(mesh)) sum += dot3(p, cross(q, r)) / 6;
  return sum;
}

/** Area of all faces, or of those with the given normal, mm². */
export function meshArea(mesh: SolidMesh, only?: Vec3): number {
  let sum = 0;
  for (const { across, normal } of triangles(mesh)) {
    if (!only || dot3(only, normal) > 0.999) sum += Math.hypot(...across) / 2;
  }
  return sum;
}

/** Triangles that are flat, or whose sense contradicts their normal. */
export function windingFaults(mesh: SolidMesh): number {
  let faults = 0;
  for (const { across, normal } of triangles(mesh)) if (dot3(across, normal) <= 0) faults++;
  return faults;
}
