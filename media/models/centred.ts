import { type Bounds, boundsOf, sub3, type Vec3 } from "@stanza/geometry";
import type { Model, ModelNode } from "./model.ts";
import { frameToParent, transformPoint } from "./placing/affine.ts";

/** The box around a model in the room frame, mm; `null`: it has no triangles. */
export function modelBounds({ nodes }: Pick<Model, "nodes">): Bounds | null {
  const corners = nodes.flatMap((node) => {
    const own = boundsInRoom(node);
    return own ? [own.min, own.max] : [];
  });
  return boundsOf(corners);
}

/** The box around a node in the room frame, mm; `null`: it has no triangles. */
export function boundsInRoom({ frame, meshes }: ModelNode): Bounds | null {
  const toRoom = frameToParent(frame);
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const { positions } of meshes)
    for (let i = 0; i < positions.length; i += 3) {
      const at = transformPoint(toRoom, [positions[i]!, positions[i + 1]!, positions[i + 2]!]);
      for (let axis = 0; axis < 3; axis++) {
        min[axis] = Math.min(min[axis]!, at[axis]!);
        max[axis] = Math.max(max[axis]!, at[axis]!);
      }
    }
  return min[0] <= max[0] ? { min, max } : null;
}

/**
 * A model moved over the origin, where programs that show it in a room put it down.
 *
 * stands  its lowest point is brought to the floor; else heights stay
 */
export function centred(model: Model, { stands }: { readonly stands: boolean }): Model {
  const bounds = modelBounds(model);
  if (!bounds) return model;
  const { min, max } = bounds;
  const by: Vec3 = [(min[0] + max[0]) / 2, stands ? min[1] : 0, (min[2] + max[2]) / 2];
  const nodes = model.nodes.map((node) => ({
    ...node,
    frame: { ...node.frame, at: sub3(node.frame.at, by) },
  }));
  return { ...model, nodes };
}
