import {
  distance2,
  dot2,
  nearestOnSegment,
  type Segment,
  scale2,
  sub2,
  unit2,
  type Vec2,
} from "@stanza/geometry";
import { checkRoom, innerAreaM2, type Room, wallPolygons } from "@stanza/project";
import type { ImportedOpening, ImportedRoom } from "../../imported-plan.ts";
import { FACE_CELL, LineGrid } from "../../spaces/line-grid.ts";
import type { Stroke } from "../flatten.ts";
import type { OwnData, OwnOpening, OwnRoom } from "./own-data.ts";

/** A line is where the rooms say within this, mm; along curved walls chords are compared with facets. */
const SAME = 1;
const SAME_IN_CURVES = 30;
/** An opening lies on a wall's inner face within this, mm. */
const ON_WALL = 2;

/** The rooms of a drawing that Stanza wrote, and how many openings hang on none of their walls. */
export interface OwnPlan {
  readonly rooms: readonly ImportedRoom[];
  readonly astray: number;
}

/**
 * The rooms of a drawing exactly as Stanza wrote them: what the lines do not say comes from extended data. `null` where the drawing has none,
 * or where somebody moved, added or deleted walls since: then the lines alone say what the rooms are.
 *
 * walls   the lines on the layers of walls, drawing units
 * mm      length of a drawing unit
 */
export function ownPlan(own: readonly OwnData[], walls: readonly Stroke[], mm: number): OwnPlan | null {
  const said = own.filter((one): one is OwnRoom => one.kind === "room");
  if (said.length === 0 || own.some(({ kind }) => kind === "unread")) return null;
  const seen = ([x, y]: Vec2): Vec2 => [x * mm, -y * mm];
  const built = said.map((one, i) => builtOf(one, i, seen));
  if (!built.every((room) => checkRoom(room).ok) || !areDrawn(built, walls, mm)) return null;
  const rooms = said.map((one, i) => importedOf(one, built[i]!));
  const openings: ImportedOpening[][] = rooms.map(() => []);
  let astray = 0;
  for (const one of own) {
    if (one.kind !== "opening") continue;
    const hung = hang(one, one.ends.map(seen) as [Vec2, Vec2], built);
    if (hung) openings[hung.room]!.push(hung.opening);
    else astray++;
  }
  return { rooms: rooms.map((room, i) => ({ ...room, openings: openings[i]! })), astray };
}

/** The room with ids by number, to be measured. */
function builtOf({ height, walls, isOpen, corners }: OwnRoom, index: number, seen: (at: Vec2) => Vec2): Room {
  return {
    id: `${index}`,
    template: "",
    walls: walls.map((wall, i) => ({
      id: `${index}.${i}`,
      start: seen(corners[i]!),
      thickness: wall.thickness,
      ...(wall.curve === undefined ? {} : { curve: `${wall.curve}` }),
    })),
    openEnd: isOpen ? seen(corners.at(-1)!) : null,
    height,
    floorMaterial: "-",
    wallMaterial: "-",
  };
}

function importedOf({ name, height, walls }: OwnRoom, built: Room): ImportedRoom {
  return {
    ...(name === undefined ? {} : { name }),
    walls: built.walls.map(({ start, thickness }, i) => {
      const { height: own, endHeight, curve } = walls[i]!;
      const heightAtStart = own ?? height;
      return {
        start,
        thickness,
        heightAtStart,
        heightAtEnd: endHeight ?? heightAtStart,
        ...(curve === undefined ? {} : { curve }),
        kind: "wall",
      };
    }),
    openEnd: built.openEnd,
    height,
    areaM2: built.openEnd ? 0 : innerAreaM2(built),
    openings: [],
  };
}

/** Returns true when every line on the layers of walls is an edge of these rooms' walls, and every corner of theirs has a line. */
function areDrawn(rooms: readonly Room[], strokes: readonly Stroke[], mm: number): boolean {
  const isBent = rooms.some(({ walls }) => walls.some(({ curve }) => curve !== undefined));
  const reach = isBent ? SAME_IN_CURVES : SAME;
  const drawn = strokes.map(({ from, to }): Segment => ({ from: scale2(from, mm), to: scale2(to, mm) }));
  const edges = rooms.flatMap((room) =>
    wallPolygons(room).flatMap((ring) =>
      ring.map((from, i): Segment => ({ from, to: ring[(i + 1) % ring.length]! })),
    ),
  );
  const ends = (lines: readonly Segment[]) => lines.flatMap(({ from, to }) => [from, to]);
  return areOn(ends(drawn), edges, reach) && areOn(ends(edges), drawn, reach);
}

function areOn(points: readonly Vec2[], lines: readonly Segment[], reach: number): boolean {
  const grid = new LineGrid<Segment>(FACE_CELL);
  for (const line of lines) grid.add(line, line);
  return points.every((at) =>
    grid.near({ from: at, to: at }, reach).some((line) => nearestOnSegment(at, line).distance <= reach),
  );
}

/** The wall on whose inner face an opening lies, in its direction. */
function hang(
  one: OwnOpening,
  [from, to]: readonly [Vec2, Vec2],
  rooms: readonly Room[],
): { readonly room: number; readonly opening: ImportedOpening } | null {
  for (const [r, { walls, openEnd }] of rooms.entries()) {
    for (const [w, { start }] of walls.entries()) {
      const end = walls[w + 1]?.start ?? openEnd ?? walls[0]!.start;
      const face = { from: start, to: end };
      const along = unit2(sub2(end, start));
      const isOn = [from, to].every((at) => nearestOnSegment(at, face).distance <= ON_WALL);
      if (!isOn || dot2(sub2(to, from), along) <= 0) continue;
      const { opening: kind, height, sill: elevation, sold } = one;
      const opening: ImportedOpening = {
        kind,
        wall: w,
        offset: Math.max(0, dot2(sub2(from, start), along)),
        width: distance2(from, to),
        height,
        elevation,
        leaves: 1,
        isOtherSide: false,
        ...(sold ? { sold } : {}),
      };
      return { room: r, opening };
    }
  }
  return null;
}
