import type { RenderCamera } from "@stanza/contract";
import { type Bounds, length3, sub3, unit2, type Vec3 } from "@stanza/geometry";
import { type Model, middleOf, nodeBounds, standsAt, type ViewerRoom, type ViewerWall } from "@stanza/models";

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

/** The views that a project offers: at eye level towards the wall with the most furniture, across a corner, and each wall. */
export function renderViews(model: Model, rooms: readonly ViewerRoom[]): readonly RenderView[] {
  const furniture = model.nodes.filter(({ kind }) => kind === "furniture").map(nodeBounds);
  const all = merged(furniture) ?? merged(model.nodes.map(nodeBounds));
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

function merged(boxes: readonly Bounds[]): Bounds | null {
  if (boxes.length === 0) return null;
  const of = (pick: (...values: number[]) => number, end: "min" | "max") =>
    [0, 1, 2].map((k) => pick(...boxes.map((box) => box[end][k]!))) as unknown as Vec3;
  return { min: of(Math.min, "min"), max: of(Math.max, "max") };
}
