import type { RenderCamera } from "@stanza/contract";
import type { Vec2 } from "@stanza/geometry";
import { type Model, nodeBounds, seenBy, type ViewerRoom } from "@stanza/models";
import { EYE_MM, renderViews } from "./render-views.ts";

/** Free of furniture around whoever stands in the room, mm. */
const CLEAR = 600;

/** The model as a film along these cameras sees it: no wall that hides the room from one of them. */
export const seenByAll = (
  model: Model,
  rooms: readonly ViewerRoom[],
  cameras: readonly RenderCamera[],
): Model => cameras.reduce((seen, camera) => seenBy(seen, rooms, camera), model);

/**
 * Where a panorama is taken: at eye level in the middle of the room that has the most furniture, or beside it where furniture stands there,
 * towards what the picture at eye level shows. `null`: there is nothing to be seen.
 */
export function panoramaCamera(model: Model, rooms: readonly ViewerRoom[]): RenderCamera | null {
  const eye = renderViews(model, rooms)[0]?.camera;
  if (!eye) return null;
  const boxes = model.nodes.filter(({ kind }) => kind === "furniture").map(nodeBounds);
  const clearance = ([x, z]: Vec2): number =>
    Math.min(
      Number.POSITIVE_INFINITY,
      ...boxes
        .filter(({ max }) => max[1] > 300)
        .map(({ min, max }) =>
          Math.hypot(Math.max(min[0] - x, 0, x - max[0]), Math.max(min[2] - z, 0, z - max[2])),
        ),
    );
  const [tx, , tz] = eye.to.map((metres) => metres * 1000) as [number, number, number];
  const [room] = rooms
    .map(({ walls }) => walls.map(({ inner }) => inner.from))
    .filter((corners) => corners.length > 2)
    .map((corners) => ({ corners, middle: meanOf(corners) }))
    .sort((a, b) => apart(a.middle, [tx, tz]) - apart(b.middle, [tx, tz]));
  if (!room) return eye;
  const places = [room.middle, ...room.corners.map((corner) => meanOf([corner, room.middle, room.middle]))];
  const [x, z] =
    places.find((place) => clearance(place) >= CLEAR) ??
    places.toSorted((a, b) => clearance(b) - clearance(a))[0]!;
  const to: RenderCamera["to"] =
    apart([x, z], [tx, tz]) > 100
      ? [tx / 1000, EYE_MM / 1000, tz / 1000]
      : [x / 1000, EYE_MM / 1000, z / 1000 - 1];
  return { from: [x / 1000, EYE_MM / 1000, z / 1000], to, fov: 90 };
}

const apart = ([x, z]: Vec2, [u, v]: Vec2): number => Math.hypot(x - u, z - v);

const meanOf = (places: readonly Vec2[]): Vec2 => [
  places.reduce((sum, [x]) => sum + x, 0) / places.length,
  places.reduce((sum, [, z]) => sum + z, 0) / places.length,
];
