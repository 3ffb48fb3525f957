import type { Axis, Vec3 } from "@stanza/geometry";
import { MeshWriter } from "./mesh-writer.ts";
import type { SolidMesh } from "./solid-mesh.ts";

/** A box from the origin to `size`: six faces with sharp edges, 24 vertices. */
export function boxMesh([w, h, d]: Vec3, grain: Axis): SolidMesh {
  const writer = new MeshWriter();
  // biome-ignore format: one face a line
  const faces: readonly [normal: Vec3, corners: readonly Vec3[]][] = [
    [[1, 0, 0], [[w, 0, d], [w, 0, 0], [w, h, 0], [w, h, d]]],
    [[-1, 0, 0], [[0, 0, 0], [0, 0, d], [0, h, d], [0, h, 0]]],
    [[0, 1, 0], [[0, h, d], [w, h, d], [w, h, 0], [0, h, 0]]],
    [[0, -1, 0], [[0, 0, 0], [w, 0, 0], [w, 0, d], [0, 0, d]]],
    [[0, 0, 1], [[0, 0, d], [w, 0, d], [w, h, d], [0, h, d]]],
    [[0, 0, -1], [[w, 0, 0], [0, 0, 0], [0, h, 0], [w, h, 0]]],
  ];
  for (const [normal, corners] of faces) writer.face(corners, normal, grain);
  return writer.finish();
}
