import { type Axis, profilePoint, type Vec2, type Vec3 } from "@stanza/geometry";
import { MeshWriter } from "./mesh-writer.ts";
import type { SolidMesh } from "./solid-mesh.ts";

/** Enough for a round look: a chord never strays more than about 0.4 mm, within 12 to 40 segments. */
export function segmentsFor(radius: number): number {
  const wanted = Math.ceil(Math.PI / Math.acos(Math.max(0, 1 - 0.4 / Math.max(radius, 0.5))));
  return Math.min(40, Math.max(12, wanted));
}

/** A cylinder along `axis` from the origin, smooth around, flat ends; U runs around in mm, V along. */
export function cylinderMesh(solid: {
  readonly radius: number;
  readonly height: number;
  readonly axis: Axis;
}): SolidMesh {
  const { radius, height, axis } = solid;
  const count = segmentsFor(radius);
  const writer = new MeshWriter();
  // A profile is [z,y], [x,z] or [x,y] (see Solid); only the last is right-handed with its axis.
  const outward = axis === "z" ? 1 : -1;
  const at = ([u, v]: Vec2, along: number): Vec3 => profilePoint(axis, [u, v], along);
  const rim: Vec2[] = [];
  for (let i = 0; i <= count; i++) {
    const angle = (outward * i * 2 * Math.PI) / count;
    rim.push([Math.cos(angle), Math.sin(angle)]);
  }
  rim.forEach((dir, i) => {
    const u = (i * 2 * Math.PI * radius) / count;
    const edge: Vec2 = [dir[0] * radius, dir[1] * radius];
    const low = writer.vertex(at(edge, 0), at(dir, 0), u, 0);
    writer.vertex(at(edge, height), at(dir, 0), u, height);
    if (i < count) {
      writer.triangle(low, low + 2, low + 3);
      writer.triangle(low, low + 3, low + 1);
    }
  });
  for (const [along, side] of [
    [height, 1],
    [0, -1],
  ] as const) {
    const normal = at([0, 0], side);
    const ids = rim.slice(0, count).map((dir) => {
      const edge: Vec2 = [dir[0] * radius, dir[1] * radius];
      return writer.vertex(at(edge, along), normal, edge[0], edge[1]);
    });
    for (let i = 2; i < ids.length; i++) {
      if (side > 0) writer.triangle(ids[0]!, ids[i - 1]!, ids[i]!);
      else writer.triangle(ids[0]!, ids[i]!, ids[i - 1]!);
    }
  }
  return writer.finish();
}
