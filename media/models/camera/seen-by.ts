import { type Bounds, unit2, type Vec2, type Vec3 } from "@stanza/geometry";
import { boundsInRoom } from "../centred.ts";
import type { Model, ModelNode } from "../model.ts";
import type { ViewerRoom, ViewerWall } from "../scene/scene-input.ts";

/** In front of a wall, mm: what stands there belongs to its picture. */
const DEEP = 1000;
const NOWHERE: Bounds = { min: [0, 0, 0], max: [0, 0, 0] };

/**
 * The model without the walls between the camera and the room, and without what is in them: a picture is taken from outside too.
 *
 * from  the camera's place, metres
 */
export function seenBy(model: Model, rooms: readonly ViewerRoom[], { from }: { readonly from: Vec3 }): Model {
  const [x, , z] = from.map((metres) => metres * 1000) as unknown as Vec3;
  const before = rooms.flatMap(({ walls }) => walls).filter((wall) => distanceInto(wall, [x, z]) < 50);
  const isBefore = (node: ModelNode): boolean => {
    if (node.kind === "wall") return before.some(({ id }) => id === node.id);
    const [mx, , mz] = middleOf(nodeBounds(node));
    return before.some((wall) =>
      node.kind === "opening"
        ? isIn(wall, [mx, mz])
        : standsAt(wall, [mx, 0, mz]) && distanceInto(wall, [x, z]) < -400,
    );
  };
  const nodes = model.nodes.filter((node) => !isBefore(node));
  return nodes.some(({ kind }) => kind === "furniture") ? { ...model, nodes } : model;
}

/** How far a point of the plan is on the room's side of a wall, mm. */
function distanceInto({ inner: { from, to } }: ViewerWall, [x, z]: Vec2): number {
  const [dx, dz] = unit2([to[0] - from[0], to[1] - from[1]]);
  return (x - from[0]) * -dz + (z - from[1]) * dx;
}

function along({ inner: { from, to } }: ViewerWall, [x, z]: Vec2): number {
  const [dx, dz] = unit2([to[0] - from[0], to[1] - from[1]]);
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return ((x - from[0]) * dx + (z - from[1]) * dz) / Math.max(1, long);
}

/** Whether a place in the room is in front of a wall, within a piece of furniture's depth. */
export function standsAt(wall: ViewerWall, [x, , z]: Vec3): boolean {
  const [deep, at] = [distanceInto(wall, [x, z]), along(wall, [x, z])];
  return deep > -50 && deep < DEEP && at > 0 && at < 1;
}

const isIn = (wall: ViewerWall, at: Vec2): boolean =>
  Math.abs(distanceInto(wall, at)) < 450 && along(wall, at) > -0.02 && along(wall, at) < 1.02;

export const middleOf = ({ min, max }: Bounds): Vec3 => [
  (min[0] + max[0]) / 2,
  (min[1] + max[1]) / 2,
  (min[2] + max[2]) / 2,
];

/** The box around a node in the room, mm. */
export const nodeBounds = (node: ModelNode): Bounds => boundsInRoom(node) ?? NOWHERE;
