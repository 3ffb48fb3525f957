import type { Axis, Vec3 } from "@stanza/geometry";
import type { SolidMesh } from "./solid-mesh.ts";

const AXES: readonly Axis[] = ["x", "y", "z"];

/**
 * Returns the coordinates of a point that become U and V on a face: V follows `grain` where the face holds that axis, and otherwise the
 * upright or else the deeper of its two axes.
 */
export function uvAxes(normal: Vec3, grain: Axis): readonly [u: 0 | 1 | 2, v: 0 | 1 | 2] {
  const [x, y, z] = normal.map(Math.abs) as [number, number, number];
  const facing = x >= y && x >= z ? 0 : y >= z ? 1 : 2;
  const along = AXES.indexOf(grain);
  if (facing === 0) return along === 2 ? [1, 2] : [2, 1];
  if (facing === 1) return along === 0 ? [2, 0] : [0, 2];
  return along === 0 ? [1, 0] : [0, 1];
}

/** Collects flat faces into a mesh. */
export class MeshWriter {
  readonly #positions: number[] = [];
  readonly #normals: number[] = [];
  readonly #uvs: number[] = [];
  readonly #indices: number[] = [];

  /** Adds a vertex and returns its index. */
  vertex(point: Vec3, normal: Vec3, u: number, v: number): number {
    this.#positions.push(...point);
    this.#normals.push(...normal);
    this.#uvs.push(u, v);
    return this.#positions.length / 3 - 1;
  }

  triangle(a: number, b: number, c: number): void {
    this.#indices.push(a, b, c);
  }

  /** A convex face, corners counter-clockwise seen from the side that `normal` points to; UVs from the coordinates along `grain`. */
  face(corners: readonly Vec3[], normal: Vec3, grain: Axis): void {
    const [u, v] = uvAxes(normal, grain);
    const ids = corners.map((corner) => this.vertex(corner, normal, corner[u], corner[v]));
    for (let i = 2; i < ids.length; i++) this.triangle(ids[0]!, ids[i - 1]!, ids[i]!);
  }

  finish(): SolidMesh {
    return {
      positions: new Float32Array(this.#positions),
      normals: new Float32Array(this.#normals),
      uvs: new Float32Array(this.#uvs),
      indices: new Uint32Array(this.#indices),
    };
  }
}
