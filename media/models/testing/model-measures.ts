import type { Bounds, Vec3 } from "@stanza/geometry";
import type { Model, ModelNode } from "../model.ts";
import { frameToParent, transformPoint } from "../placing/affine.ts";

/** What must be the same after another program has read a file: counts, bounds (m) and volume (m³). */
export interface ModelMeasures {
  readonly triangles: number;
  readonly bounds: Bounds;
  readonly volume: number;
}

/** A triangle's corners in the room frame, metres. */
export type Triangle = readonly [Vec3, Vec3, Vec3];

export function* trianglesIn({ frame, meshes }: ModelNode): Generator<Triangle> {
  const toRoom = frameToParent(frame);
  for (const { positions, indices } of meshes) {
    const at = (i: number): Vec3 => {
      const [x, y, z] = transformPoint(toRoom, [
        positions[i * 3]!,
        positions[i * 3 + 1]!,
        positions[i * 3 + 2]!,
      ]);
      return [x / 1000, y / 1000, z / 1000];
    };
    for (let i = 0; i < indices.length; i += 3)
      yield [at(indices[i]!), at(indices[i + 1]!), at(indices[i + 2]!)];
  }
}

export const measuresOf = ({ nodes }: Pick<Model, "nodes">): ModelMeasures =>
  measure(nodes.flatMap((node) => [...trianglesIn(node)]));

export function measure(triangles: readonly Triangle[]): ModelMeasures {
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  let volume = 0;
  for (const [p, q, r] of triangles) {
    for (const corner of [p, q, r])
      for (let axis = 0; axis < 3; axis++) {
        min[axis] = Math.min(min[axis]!, corner[axis]!);
        max[axis] = Math.max(max[axis]!, corner[axis]!);
      }
    volume +=
      (p[0] * (q[1] * r[2] - q[2] * r[1]) +
        p[1] * (q[2] * r[0] - q[0] * r[2]) +
        p[2] * (q[0] * r[1] - q[1] * r[0])) /
      6;
  }
  return { triangles: triangles.length, bounds: { min, max }, volume };
}
