import type { EvaluatedProject, EvaluatedRow } from "@stanza/evaluation";
import { dot3, fromPlan, turn, type Vec2, type Vec3 } from "@stanza/geometry";
import { innerPolygon, type Room, type WallSegment, wallPolygons, wallSegments } from "@stanza/project";
import type { Drawing } from "../drawing.ts";
import { drawingOf } from "../drawing-bounds.ts";
import { isWallItem } from "../plan/footprint.ts";
import { holesIn, wallPieces } from "../plan/wall-shapes.ts";
import { convexPieces, doubleArea } from "./convex-pieces.ts";
import { type Body, type Face, faceOf, type Look } from "./face.ts";
import { faceShapes, levelNormal } from "./face-shapes.ts";
import { lookOf, type MaterialLooks } from "./material-looks.ts";
import { paintingOrder } from "./painting-order.ts";
import { partBody, prism } from "./part-faces.ts";
import { outlineOf, shade } from "./shading.ts";
import { type View, viewFrom } from "./view.ts";

export interface SceneInput {
  readonly rooms: readonly Room[];
  readonly evaluated: EvaluatedProject;
  readonly materials: MaterialLooks;
  /** A text for people who cannot see the picture; absent: the first room's name. */
  readonly title?: string;
  /** Degrees that the viewer stands to the right of +Z; absent: where most fronts are seen. */
  readonly yaw?: number;
  /** Degrees that the viewer is above; absent: 30. */
  readonly pitch?: number;
}

const PITCH = 30;
/** Never straight along a wall, where an axonometric picture loses its depth. */
const YAWS = [-145, -125, -55, -35, 35, 55, 125, 145];
const FLOOR: Look = { color: "#e6ddcf", opacity: 1 };
const WALL: Look = { color: "#f4f1ec", opacity: 1 };
/** The cut through a wall. */
const WALL_CUT = "#b9b1a1";
/** Walls are drawn at most this high, and level even where their top slopes, so that they frame the furniture rather than tower over it, mm. */
const WALL_HEIGHT_MM = 2700;

/**
 * The room as a doll's house: floor, the walls at the back with their doors and windows, and everything in it, in the colours of its
 * materials. Walls that would stand between the viewer and the room are left out, and so are their doors and windows.
 *
 * Parallel view; mm, foreshortened. Without rooms it is the furniture alone.
 */
export function drawScene({ rooms, evaluated, materials, title, yaw, pitch = PITCH }: SceneInput): Drawing {
  const { rows } = evaluated;
  const view = viewFrom(yaw ?? bestYaw(rows, pitch), pitch);
  const backWalls = rooms.flatMap((room) =>
    wallSegments(room)
      .filter(({ normal }) => dot3(fromPlan(normal), view.toViewer) > 1e-6)
      .map((segment) => ({ room, segment })),
  );
  const shown = new Set(backWalls.map(({ segment }) => segment.wall.id));
  const furniture = rows
    .filter(({ row }) => row.placement.on === "room" || shown.has(row.placement.wall))
    .flatMap((row) => rowBodies(row, materials, view));
  const walls = backWalls.flatMap(({ room, segment }) => wallBodies(room, segment, rows, materials, view));
  const painted = faceShapes(
    paintingOrder([...walls, ...furniture], view.toViewer),
    view,
    tintOf(view, shown),
  );
  const floors = rooms.flatMap((room) => floorFaces(room, materials));
  const ground = faceShapes(floors, view, ({ look }) => ({ fill: look.color, line: "none" }));
  return drawingOf("picture", title ?? rooms[0]?.name ?? "", [...ground, ...painted]);
}

/** Surfaces in their shade; walls without lines, and darker where they are cut. */
function tintOf(view: View, walls: ReadonlySet<string>) {
  return ({ look, normal }: Face) => {
    const isWall = look.owner !== undefined && walls.has(look.owner);
    if (isWall && normal[1] > 0.99) return { fill: WALL_CUT, line: "none" };
    const fill = shade(look.color, levelNormal(normal, view));
    return { fill, line: isWall ? "none" : outlineOf(look.color) };
  };
}

function rowBodies(
  { row, frame, article }: EvaluatedRow,
  materials: MaterialLooks,
  view: View,
): readonly Body[] {
  return article.parts.flatMap(
    (part) => partBody(part, frame, view.toViewer, lookOf(materials(part.material, row), row.id)) ?? [],
  );
}

function wallBodies(
  room: Room,
  segment: WallSegment,
  rows: readonly EvaluatedRow[],
  materials: MaterialLooks,
  view: View,
): readonly Body[] {
  const color = materials(segment.wall.material ?? room.wallMaterial)?.color ?? WALL.color;
  const look: Look = { color, opacity: 1, owner: segment.wall.id };
  const top = Math.min(segment.height, segment.endHeight, WALL_HEIGHT_MM);
  const polygon = wallPolygons(room)[segment.index]!;
  const { solid, gaps } = wallPieces(segment, polygon, holesIn(segment, rows.filter(isWallItem)));
  const body = (points: readonly Vec2[], from: number, to: number): readonly Body[] => {
    if (to - from < 0.5) return [];
    const place = ([x, y, z]: Vec3): Vec3 => [x, y + from, z];
    return [prism(points, "y", to - from, false, place, view.toViewer, look) ?? []].flat();
  };
  return [
    ...solid.flatMap((points) => body(points, 0, top)),
    ...gaps.flatMap(({ hole, points }) => [
      ...body(points, 0, Math.min(hole.sill, top)),
      ...body(points, Math.min(hole.top, top), top),
    ]),
  ];
}

function floorFaces(room: Room, materials: MaterialLooks): readonly Face[] {
  const corners = innerPolygon(room);
  const turned = doubleArea(corners) > 0 ? corners : [...corners].reverse();
  const look: Look = { ...FLOOR, color: materials(room.floorMaterial)?.color ?? FLOOR.color, owner: room.id };
  return convexPieces(turned).flatMap(
    ({ points }) => faceOf(points.map((point) => fromPlan(point)).reverse(), look) ?? [],
  );
}

/** Returns the yaw from which the fronts of the articles, doors and windows are seen best, the first of equals. */
function bestYaw(rows: readonly EvaluatedRow[], pitch: number): number {
  const fronts = rows.map(({ frame, article }) => ({
    front: turn(frame.rotY, [0, 0, 1]),
    area: article.box[0] * article.box[1],
  }));
  const seen = (yaw: number): number =>
    fronts.reduce(
      (sum, { front, area }) => sum + area * Math.max(0, dot3(front, viewFrom(yaw, pitch).toViewer)),
      0,
    );
  const order = [35, -35, ...YAWS];
  return order.reduce((best, yaw) => (seen(yaw) > seen(best) + 1 ? yaw : best));
}
