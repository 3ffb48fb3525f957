import type { Axis, Vec3 } from "@stanza/geometry";
import { MeshWriter } from "./mesh-writer.ts";
import type { SolidMesh } from "./solid-mesh.ts";

/**
 * A box from the origin to `size`: six faces, 24 vertices.
 *
 * bevel   width of the edges, mm: each face ends that far before the next, and strips and corners between the same 24 vertices turn from one
 *         face's normal to the other's, so that an edge is round to the light and costs triangles alone. 0: sharp edges
 */
export function boxMesh([w, h, d]: Vec3, grain: Axis, bevel = 0): SolidMesh {
  const writer = new MeshWriter();
  const b = bevel;
  // biome-ignore format: one face a line
  const faces: readonly [normal: Vec3, corners: readonly Vec3[]][] = [
    [[1, 0, 0], [[w, b, d - b], [w, b, b], [w, h - b, b], [w, h - b, d - b]]],
    [[-1, 0, 0], [[0, b, b], [0, b, d - b], [0, h - b, d - b], [0, h - b, b]]],
    [[0, 1, 0], [[b, h, d - b], [w - b, h, d - b], [w - b, h, b], [b, h, b]]],
    [[0, -1, 0], [[b, 0, b], [w - b, 0, b], [w - b, 0, d - b], [b, 0, d - b]]],
    [[0, 0, 1], [[b, b, d], [w - b, b, d], [w - b, h - b, d], [b, h - b, d]]],
    [[0, 0, -1], [[w - b, b, 0], [b, b, 0], [b, h - b, 0], [w - b, h - b, 0]]],
  ];
  for (const [normal, corners] of faces) writer.face(corners, normal, grain);
  if (b > 0) for (const [a, c, e] of EDGES) writer.triangle(a, c, e);
  return writer.finish();
}

/** The corner of the box at each vertex, four for each face above: bit 0 right, 1 top, 2 front. */
const CORNERS = [
  [5, 1, 3, 7],
  [0, 4, 6, 2],
  [6, 7, 3, 2],
  [0, 1, 5, 4],
  [4, 5, 7, 6],
  [1, 0, 2, 3],
] as const;

/** The triangles between the faces: two for each edge, one for each corner. */
const EDGES: readonly (readonly [number, number, number])[] = [...strips(), ...tips()];

/** The vertex of a face at a corner of the box; absent: the face does not have it. */
function vertexAt(face: number, corner: number): number | undefined {
  const at = (CORNERS[face] as readonly number[]).indexOf(corner);
  return at < 0 ? undefined : face * 4 + at;
}

function* strips() {
  for (let face = 0; face < 6; face++)
    for (let i = 0; i < 4; i++) {
      const [from, to] = [CORNERS[face]![i]!, CORNERS[face]![(i + 1) % 4]!];
      for (let other = face + 1; other < 6; other++) {
        const [otherFrom, otherTo] = [vertexAt(other, from), vertexAt(other, to)];
        if (otherFrom === undefined || otherTo === undefined) continue;
        const [ownFrom, ownTo] = [face * 4 + i, face * 4 + ((i + 1) % 4)];
        yield [ownTo, ownFrom, otherFrom] as const;
        yield [ownTo, otherFrom, otherTo] as const;
      }
    }
}

function* tips() {
  for (let corner = 0; corner < 8; corner++) {
    const [x, y, z] = [corner & 1 ? 0 : 1, corner & 2 ? 2 : 3, corner & 4 ? 4 : 5].map((face) =>
      vertexAt(face, corner),
    ) as [number, number, number];
    const isEven = ((corner & 1) + ((corner >> 1) & 1) + ((corner >> 2) & 1)) % 2 === 1;
    yield isEven ? ([x, y, z] as const) : ([x, z, y] as const);
  }
}
