import { polygonArea, type Vec2 } from "@stanza/geometry";
import { checkRoom, LIMITS } from "@stanza/project";
import type { ImportedLevel, ImportedPlaceholder, ImportedRoom } from "../imported-plan.ts";
import { HEIGHT_WHEN_UNKNOWN, LEAST_ROOM_M2, PLAN_LIMITS } from "../plan-limits.ts";
import type { PlanReport } from "../plan-notes.ts";
import { cornerWedges } from "./corner-wedges.ts";
import { boxOf, drawnSpaces, findSpaces, type NamedArea, type Space } from "./find-spaces.ts";
import { hangOpenings, type OpeningSpot } from "./hang-openings.ts";
import { FACE_CELL, LineGrid } from "./line-grid.ts";
import { looseRuns } from "./loose-walls.ts";
import { areaOf, differenceOf, tidied, unionOf } from "./polygons.ts";
import { sidesOf } from "./space-sides.ts";
import { bodyShape, type Face, type WallBody } from "./wall-body.ts";

/** A storey as the file has it: thick lines, drawn rooms and free doors, all in millimetres. */
export interface LevelSketch {
  readonly name: string;
  readonly elevation: number;
  readonly bodies: readonly WallBody[];
  /** Rooms as the file draws them. */
  readonly areas: readonly NamedArea[];
  /** True: the outlines of `areas` are measured, and count more than the walls around them. */
  readonly areasAsDrawn?: boolean;
  readonly spots: readonly OpeningSpot[];
  readonly placeholders: readonly ImportedPlaceholder[];
}

/** Coarser and coarser outlines, mm, until a room can be built from one. */
const COARSER = [0, 5, 20] as const;

/**
 * A storey with rooms in Stanza's model: inner faces with the walls behind them, doors and windows on them. Rooms are what walls
 * enclose; rooms that the file draws give them their names, divide open spaces, and stand alone where there are no walls.
 */
export function buildLevel(sketch: LevelSketch, report: PlanReport): ImportedLevel {
  const { bodies } = sketch;
  const shapes = [...bodies.map(bodyShape), ...cornerWedges(bodies)];
  const faces = new LineGrid<Face>(FACE_CELL);
  for (const shape of shapes) for (const face of shape.faces) faces.add(face, face);
  const polygons = shapes.map(({ polygon }) => polygon);
  const used = new Set<number>();
  const rooms: ImportedRoom[] = [];
  const spaces = (sketch.areasAsDrawn ? drawnSpaces : findSpaces)(polygons, sketch.areas);
  for (const space of spaces) {
    const isDrawn = sketch.areasAsDrawn === true && space.area !== null;
    const areaM2 = Math.abs(polygonArea(space.ring)) / 1e6;
    if (areaM2 < LEAST_ROOM_M2) {
      if (space.isEnclosed && areaM2 > LEAST_ROOM_M2 / 100) report.add("tinySpaces", 1, space.area?.name);
      for (const one of sidesOf(space.ring, faces, bodies, isDrawn).used) used.add(one);
      continue;
    }
    const built = buildRoom(space, faces, bodies, isDrawn);
    if (!built) {
      report.add("roomsNotBuilt", 1, space.area?.name);
      continue;
    }
    for (const one of built.used) used.add(one);
    rooms.push(built.room);
    noteRoom(space, built.room, report);
  }
  const missed = sketch.areas.length - rooms.filter((room) => room.statedAreaM2 !== undefined).length;
  const lost = missed - report.countOf("roomsNotBuilt") - report.countOf("tinySpaces");
  report.add("roomsNotBuilt", Math.max(0, lost));
  const loose = looseRuns(bodies.filter((_, i) => !used.has(i) && !isSwallowed(i, polygons)));
  report.add(
    "looseWalls",
    loose.reduce((sum, run) => sum + run.walls.length, 0),
  );
  const all = hangOpenings([...rooms, ...loose], sketch.spots, report);
  return {
    name: sketch.name,
    elevation: sketch.elevation,
    rooms: all,
    placeholders: sketch.placeholders.slice(0, PLAN_LIMITS.maxPlaceholders),
  };
}

/** Returns true when other walls fill most of this wall's area: it is a corner of those walls, or drawn twice. */
function isSwallowed(index: number, polygons: readonly (readonly Vec2[])[]): boolean {
  const own = polygons[index]!;
  const [x0, z0, x1, z1] = boxOf(own);
  const near = polygons.filter((polygon, i) => {
    const [a, b, c, d] = boxOf(polygon);
    return i !== index && a <= x1 && c >= x0 && b <= z1 && d >= z0;
  });
  const left = differenceOf([[own]], unionOf(near.map((one) => [one])));
  return areaOf(left) < 0.25 * Math.abs(polygonArea(own));
}

function buildRoom(
  space: Space,
  faces: LineGrid<Face>,
  bodies: readonly WallBody[],
  isDrawn: boolean,
): { readonly room: ImportedRoom; readonly used: ReadonlySet<number> } | null {
  for (const tolerance of COARSER) {
    const ring = tolerance === 0 ? space.ring : tidied(space.ring, tolerance, tolerance);
    const { walls, used } = sidesOf(ring, faces, bodies, isDrawn);
    const real = walls.filter(({ kind }) => kind === "wall");
    const height =
      real.length === 0
        ? HEIGHT_WHEN_UNKNOWN
        : Math.max(...real.flatMap((wall) => [wall.heightAtStart, wall.heightAtEnd]));
    if (
      walls.length > LIMITS.maxWalls ||
      !canBeBuilt(
        walls.map(({ start }) => start),
        height,
      )
    )
      continue;
    const room: ImportedRoom = {
      ...(space.area && space.area.name !== "" ? { name: space.area.name } : {}),
      walls,
      openEnd: null,
      height,
      areaM2: Math.abs(polygonArea(walls.map(({ start }) => start))) / 1e6,
      ...(space.area ? { statedAreaM2: Math.abs(polygonArea(space.area.polygon)) / 1e6 } : {}),
      ...(space.area?.netM2 === undefined ? {} : { statedNetM2: space.area.netM2 }),
      openings: [],
    };
    return { room, used };
  }
  return null;
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Returns true when the project takes a closed room with these corners. */
function canBeBuilt(corners: readonly Vec2[], height: number): boolean {
  return checkRoom({
    id: "r",
    template: "rt11",
    // The corners as `nearOrigin` will have them.
    walls: corners.map(([x, z], i) => ({ id: `${i}`, start: [tenth(x), tenth(z)], thickness: 1 })),
    openEnd: null,
    height,
    floorMaterial: "-",
    wallMaterial: "-",
  }).ok;
}

function noteRoom(space: Space, room: ImportedRoom, report: PlanReport): void {
  report.add(space.area ? "rooms" : "roomsByWalls");
  report.add("islands", space.islands, space.area?.name);
  const boundaries = room.walls.filter(({ kind }) => kind === "boundary").length;
  if (boundaries === room.walls.length) report.add("roomsWithoutWalls", 1, space.area?.name);
  else report.add("boundaries", boundaries, space.area?.name);
}
