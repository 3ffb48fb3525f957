import { type Axis, polygonArea, profilePoint, type Vec2, type Vec3 } from "@stanza/geometry";
import { MeshWriter, uvAxes } from "./mesh-writer.ts";
import type { SolidMesh } from "./solid-mesh.ts";
import { EMPTY_MESH } from "./solid-mesh.ts";
import { triangulate } from "./triangulate.ts";

/** Edges that turn less than this share a normal, so that a rounded profile looks round. */
const SMOOTH_COSINE = Math.cos((28 * Math.PI) / 180);

/** A simple polygon pushed along `axis`: two caps by ear cutting and a strip for each edge. Degenerate profiles have no triangles. */
export function extrusionMesh(
  solid: { readonly profile: readonly Vec2[]; readonly length: number; readonly axis: Axis },
  grain: Axis,
): SolidMesh {
  const { axis, length } = solid;
  const contour = distinct(solid.profile);
  if (contour.length < 3 || length <= 0) return EMPTY_MESH;
  const at = (point: Vec2, along: number): Vec3 => profilePoint(axis, point, along);
  // Seen from the positive end the profile is counter-clockwise only where its two axes are right-handed with the third.
  const handed = axis === "z";
  const writer = new MeshWriter();
  const points = polygonArea(contour) < 0 ? contour.toReversed() : contour;
  const faces = triangulate(points);
  for (const [along, side] of [
    [length, 1],
    [0, -1],
  ] as const) {
    const normal = at([0, 0], side);
    const [u, v] = uvAxes(normal, grain);
    const ids = points.map((point) => {
      const corner = at(point, along);
      return writer.vertex(corner, normal, corner[u], corner[v]);
    });
    for (const face of faces) {
      const [a, b, c] = [ids[face[0]]!, ids[face[1]]!, ids[face[2]]!];
      if (handed === side > 0) writer.triangle(a, b, c);
      else writer.triangle(a, c, b);
    }
  }
  sides(writer, points, { axis, length, grain, handed });
  return writer.finish();
}

function sides(
  writer: MeshWriter,
  points: readonly Vec2[],
  { axis, length, grain, handed }: { axis: Axis; length: number; grain: Axis; handed: boolean },
): void {
  const count = points.length;
  const normals = points.map((from, i) => {
    const to = points[(i + 1) % count]!;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const size = Math.hypot(dx, dy);
    return [dy / size, -dx / size] as const;
  });
  const shared = (edge: number, other: number): Vec2 => {
    const [a, b] = [normals[edge]!, normals[other]!];
    if (a[0] * b[0] + a[1] * b[1] < SMOOTH_COSINE) return a;
    const sum: Vec2 = [a[0] + b[0], a[1] + b[1]];
    const size = Math.hypot(...sum);
    return [sum[0] / size, sum[1] / size];
  };
  let around = 0;
  points.forEach((from, i) => {
    const to = points[(i + 1) % count]!;
    const next = around + Math.hypot(to[0] - from[0], to[1] - from[1]);
    const before = profilePoint(axis, shared(i, (i + count - 1) % count), 0);
    const after = profilePoint(axis, shared(i, (i + 1) % count), 0);
    const uv = (run: number, along: number): [number, number] =>
      grain === axis ? [run, along] : [along, run];
    const a = writer.vertex(profilePoint(axis, from, 0), before, ...uv(around, 0));
    const b = writer.vertex(profilePoint(axis, to, 0), after, ...uv(next, 0));
    const c = writer.vertex(profilePoint(axis, to, length), after, ...uv(next, length));
    const d = writer.vertex(profilePoint(axis, from, length), before, ...uv(around, length));
    if (handed) {
      writer.triangle(a, b, c);
      writer.triangle(a, c, d);
    } else {
      writer.triangle(a, c, b);
      writer.triangle(a, d, c);
    }
    around = next;
  });
}

function distinct(profile: readonly Vec2[]): readonly Vec2[] {
  return profile.filter((point, i) => {
    const before = profile[(i + profile.length - 1) % profile.length]!;
    return point[0] !== before[0] || point[1] !== before[1];
  });
}
