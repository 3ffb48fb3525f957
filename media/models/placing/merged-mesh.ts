import type { SolidMesh } from "../shapes/solid-mesh.ts";
import { type PlacedPart, writeMesh } from "./placed-row.ts";

const emptyFor = (meshes: readonly SolidMesh[]): SolidMesh => {
  const vertices = meshes.reduce((sum, mesh) => sum + mesh.positions.length / 3, 0);
  return {
    positions: new Float32Array(vertices * 3),
    normals: new Float32Array(vertices * 3),
    uvs: new Float32Array(vertices * 2),
    indices: new Uint32Array(meshes.reduce((sum, mesh) => sum + mesh.indices.length, 0)),
  };
};

/** The parts of a row as one mesh in the article's frame. */
export function mergedParts(parts: readonly PlacedPart[]): SolidMesh {
  const target = emptyFor(parts.map(({ mesh }) => mesh));
  let [vertex, index] = [0, 0];
  for (const { mesh, toArticle, uvShift } of parts) {
    writeMesh(target, { vertex, index }, mesh, toArticle, uvShift);
    vertex += mesh.positions.length / 3;
    index += mesh.indices.length;
  }
  return target;
}

/** Meshes of one frame as one. */
export function mergedMeshes(meshes: readonly SolidMesh[]): SolidMesh {
  const target = emptyFor(meshes);
  let [vertex, index] = [0, 0];
  for (const { positions, normals, uvs, indices } of meshes) {
    target.positions.set(positions, vertex * 3);
    target.normals.set(normals, vertex * 3);
    target.uvs.set(uvs, vertex * 2);
    for (let i = 0; i < indices.length; i++) target.indices[index + i] = indices[i]! + vertex;
    vertex += positions.length / 3;
    index += indices.length;
  }
  return target;
}
