import { polygonArea, type Vec2, type Vec3 } from "@stanza/geometry";
import { MeshWriter } from "./mesh-writer.ts";
import { EMPTY_MESH, type SolidMesh } from "./solid-mesh.ts";
import { triangulate } from "./triangulate.ts";

/** Thickness of the slab seen at the edge of the floor where a wall has given way to the view, mm. */
export const SLAB_THICKNESS = 60;

/** The floor at height 0 with the edge of its slab; UVs in mm of the room frame. Fewer than three corners: no triangles. */
export function floorMesh(outline: readonly Vec2[]): SolidMesh {
  if (outline.length < 3) return EMPTY_MESH;
  const ring = polygonArea(outline) > 0 ? outline : outline.toReversed();
  const writer = new MeshWriter();
  const ids = ring.map(([x, z]) => writer.vertex([x, 0, z], [0, 1, 0], x, z));
  // X right and Z downwards: what runs clockwise as drawn runs against the sense seen from above in space.
  for (const [a, b, c] of triangulate(ring)) writer.triangle(ids[a]!, ids[c]!, ids[b]!);
  ring.forEach((from, i) => {
    const to = ring[(i + 1) % ring.length]!;
    const [dx, dz] = [to[0] - from[0], to[1] - from[1]];
    const size = Math.hypot(dx, dz) || 1;
    const normal = [dz / size, 0, -dx / size] as const;
    const low = -SLAB_THICKNESS;
    const a = writer.vertex([from[0], low, from[1]], normal, 0, low);
    const b = writer.vertex([from[0], 0, from[1]], normal, 0, 0);
    const c = writer.vertex([to[0], 0, to[1]], normal, size, 0);
    const d = writer.vertex([to[0], low, to[1]], normal, size, low);
    writer.triangle(a, b, c);
    writer.triangle(a, c, d);
  });
  return writer.finish();
}

/** The ceiling of a room, seen from below only: the corners of the floor lifted to the walls' tops. UVs in mm of the room frame. */
export function ceilingMesh(corners: readonly Vec3[]): SolidMesh {
  if (corners.length < 3) return EMPTY_MESH;
  const writer = new MeshWriter();
  const ids = corners.map(([x, y, z]) => writer.vertex([x, y, z], [0, -1, 0], x, z));
  const flat = corners.map(([x, , z]) => [x, z] as const);
  const downwards = polygonArea(flat) > 0;
  for (const [a, b, c] of triangulate(flat)) {
    if (downwards) writer.triangle(ids[a]!, ids[b]!, ids[c]!);
    else writer.triangle(ids[a]!, ids[c]!, ids[b]!);
  }
  return writer.finish();
}
