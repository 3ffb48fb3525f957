import type { RenderCamera } from "@stanza/contract";
import { type Bounds, length3, sub3, unit2, type Vec2, type Vec3 } from "@stanza/geometry";
import type { Model, ModelNode, ViewerRoom, ViewerWall } from "@stanza/models";

/** A view of a project as a camera. */
export interface RenderView {
  /** `eye`, `corner`, or `wall-` with the wall's id. */
  readonly id: string;
  readonly kind: "eye" | "corner" | "wall";
  /** Number of the wall in its room, from 1. */
  readonly wall?: number;
  readonly camera: RenderCamera;
}

/** Height of the eye, and the lens of a photographer of rooms. */
export const EYE_MM = 1500;
const FOV = 40;
const ASPECT = 16 / 9;
const TAN = Math.tan((FOV * Math.PI) / 360);
/** In front of a wall, mm: what stands there belongs to its picture. */
const DEEP = 1000;

/** The views that a project offers: at eye level towards the wall with the most furniture, across a corner, and each wall. */
export function renderViews(model: Model, rooms: readonly ViewerRoom[]): readonly RenderView[] {
  const furniture = model.nodes.filter(({ kind }) => kind === "furniture").map(boundsOf);
  const all = merged(furniture) ?? merged(model.nodes.map(boundsOf));
  if (!all) return [];
  const walls = rooms.flatMap((room) => room.walls.map((wall, i) => ({ wall, number: i + 1 })));
  const scored = walls
    .map((one) => ({ ...one, score: furniture.filter((box) => standsAt(one.wall, middleOf(box))).length }))
    .sort((a, b) => b.score - a.score);
  const [main] = scored;
  return [
    { id: "eye", kind: "eye", camera: main ? towards(main.wall) : front(all) },
    { id: "corner", kind: "corner", camera: across(all, rooms) },
    ...walls.map(
      ({ wall, number }): RenderView => ({
        id: `wall-${wall.id}`,
        kind: "wall",
        wall: number,
        camera: towards(wall),
      }),
    ),
  ];
}

/** The model without the walls between the camera and the room, and without what is in them: a picture is taken from outside too. */
export function seenBy(model: Model, rooms: readonly ViewerRoom[], { from }: RenderCamera): Model {
  const [x, , z] = from.map((metres) => metres * 1000) as unknown as Vec3;
  const before = rooms.flatMap(({ walls }) => walls).filter((wall) => distanceInto(wall, [x, z]) < 50);
  const isBefore = (node: ModelNode): boolean => {
    if (node.kind === "wall") return before.some(({ id }) => id === node.id);
    const [mx, , mz] = middleOf(boundsOf(node));
    return before.some((wall) =>
      node.kind === "opening"
        ? isIn(wall, [mx, mz])
        : standsAt(wall, [mx, 0, mz]) && distanceInto(wall, [x, z]) < -400,
    );
  };
  const nodes = model.nodes.filter((node) => !isBefore(node));
  return nodes.some(({ kind }) => kind === "furniture") ? { ...model, nodes } : model;
}

/** From the middle of a wall's length, far enough that the whole of it is in the picture. */
function towards({ inner: { from, to }, height }: ViewerWall): RenderCamera {
  const [dx, dz] = unit2([to[0] - from[0], to[1] - from[1]]);
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const high = Math.min(height, 2400);
  const away = Math.max(long / 2 / (TAN * ASPECT), high / 2 / TAN) * 1.04 + 600;
  const [x, z] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return cameraOf([x - dz * away, EYE_MM, z + dx * away], [x, high / 2, z]);
}

function front(all: Bounds): RenderCamera {
  const [x, y, z] = middleOf(all);
  const [w, h] = sub3(all.max, all.min);
  const away = Math.max(w! / 2 / (TAN * ASPECT), h! / 2 / TAN) * 1.15;
  return cameraOf([x, Math.max(EYE_MM, y), all.max[2] + Math.max(1500, away)], [x, y, z]);
}

/** From the corner of the room that is farthest from the furniture. */
function across(all: Bounds, rooms: readonly ViewerRoom[]): RenderCamera {
  const [x, , z] = middleOf(all);
  const corners = rooms.flatMap(({ walls }) => walls.map(({ inner }) => inner.from));
  const far = corners.toSorted((a, b) => Math.hypot(b[0] - x, b[1] - z) - Math.hypot(a[0] - x, a[1] - z))[0];
  const [ux, uz] =
    far && Math.hypot(far[0] - x, far[1] - z) > 100 ? unit2([far[0] - x, far[1] - z]) : [0.6, 0.8];
  const radius = length3(sub3(all.max, all.min)) / 2;
  const away = Math.max(2500, (radius / TAN) * 0.75);
  return cameraOf([x + ux * away, EYE_MM + 100, z + uz * away], [x, 1050, z]);
}

const cameraOf = (from: Vec3, to: Vec3): RenderCamera => {
  const metres = (place: Vec3) => place.map((mm) => Math.round(mm) / 1000) as [number, number, number];
  return { from: metres(from), to: metres(to), fov: FOV };
};

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

function standsAt(wall: ViewerWall, [x, , z]: Vec3): boolean {
  const [deep, at] = [distanceInto(wall, [x, z]), along(wall, [x, z])];
  return deep > -50 && deep < DEEP && at > 0 && at < 1;
}

const isIn = (wall: ViewerWall, at: Vec2): boolean =>
  Math.abs(distanceInto(wall, at)) < 450 && along(wall, at) > -0.02 && along(wall, at) < 1.02;

const middleOf = ({ min, max }: Bounds): Vec3 => [
  (min[0] + max[0]) / 2,
  (min[1] + max[1]) / 2,
  (min[2] + max[2]) / 2,
];

function merged(boxes: readonly Bounds[]): Bounds | null {
  if (boxes.length === 0) return null;
  const of = (pick: (...values: number[]) => number, end: "min" | "max") =>
    [0, 1, 2].map((k) => pick(...boxes.map((box) => box[end][k]!))) as unknown as Vec3;
  return { min: of(Math.min, "min"), max: of(Math.max, "max") };
}

/** The box around a node in the room, mm. */
export function boundsOf({ frame, meshes }: ModelNode): Bounds {
  const angle = (frame.rotY * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const { positions } of meshes)
    for (let i = 0; i < positions.length; i += 3) {
      const [x, y, z] = [positions[i]!, positions[i + 1]!, positions[i + 2]!];
      const place = [cos * x + sin * z + frame.at[0], y + frame.at[1], cos * z - sin * x + frame.at[2]];
      for (let k = 0; k < 3; k++) {
        min[k] = Math.min(min[k]!, place[k]!);
        max[k] = Math.max(max[k]!, place[k]!);
      }
    }
  return { min, max };
}
