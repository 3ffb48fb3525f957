import type { Vec2 } from "@stanza/geometry";
import { ShapeUtils, Vector2 } from "three";
import { MeshWriter } from "./mesh-writer.ts";
import { EMPTY_MESH, type SolidMesh } from "./solid-mesh.ts";

/** Thickness of the slab seen at the edge of the floor where a wall has given way to the view, mm. */
export const SLAB_THICKNESS = 60;

/** The floor at height 0 with the edge of its slab; UVs in mm of the room frame. Fewer than three corners: no triangles. */
export function floorMesh(outline: readonly Vec2[]): SolidMesh {
  const contour = outline.map(([x, z]) => new Vector2(x, z));
  if (contour.length < 3) return EMPTY_MESH;
  const writer = new MeshWriter();
  const ids = contour.map((p) => writer.vertex([p.x, 0, p.y], [0, 1, 0], p.x, p.y));
  const clockwiseAsDrawn = ShapeUtils.area(contour) > 0;
  for (const [a, b, c] of ShapeUtils.triangulateShape(contour, [])) {
    // X right and Z downwards: the drawn sense is the reverse of the one seen against +Y.
    if (clockwiseAsDrawn) writer.triangle(ids[a!]!, ids[c!]!, ids[b!]!);
    else writer.triangle(ids[a!]!, ids[b!]!, ids[c!]!);
  }
  const ring = clockwiseAsDrawn ? outline : [...outline].reverse();
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
