import { add2, cross2, distance2, dot2, scale2, sub2, unit2, type Vec2 } from "@stanza/geometry";
import type { ImportedOpening, ImportedRoom, OpeningKind } from "../imported-plan.ts";
import type { PlanReport } from "../plan-notes.ts";
import { FACE_CELL, LineGrid } from "./line-grid.ts";

/** A door or a window where the file has it: free in plan, millimetres. */
export interface OpeningSpot {
  readonly kind: OpeningKind;
  readonly name?: string;
  /** Its middle in plan. */
  readonly at: Vec2;
  /** Along its wall, either way. */
  readonly along: Vec2;
  readonly width: number;
  readonly height: number;
  readonly elevation: number;
  /** The direction from its middle towards the hinges, along the wall. */
  readonly towardsHinge?: Vec2;
  /** Across the wall, to the side into which it opens. */
  readonly towardsSwing?: Vec2;
  readonly leaves: 1 | 2;
}

/** An opening is on a side when its middle is this far at most from the middle of that wall, mm, and it is turned by less than 15°. */
const OFF_WALL = 150;
const TURNED = 0.26;
/** The middle of an opening may lie this far beyond the end of its side, mm, but no more than half of its width. */
const SLACK = 200;
/** The least width of an opening on a side, mm; a narrower one is left out. */
const LEAST_WIDTH = 100;

interface Side {
  readonly room: number;
  readonly wall: number;
  readonly from: Vec2;
  readonly length: number;
  readonly along: Vec2;
  /** Into the room. */
  readonly normal: Vec2;
  /** The distance of the opening's middle from the middle of this wall, mm. */
  readonly off: number;
  /** The opening's middle, from the start of the side, mm. */
  readonly place: number;
}

/**
 * The rooms with their doors and windows. A door between two rooms belongs to the one into which it opens; the other one's wall is cut
 * through at the same place.
 */
export function hangOpenings(
  rooms: readonly ImportedRoom[],
  spots: readonly OpeningSpot[],
  report: PlanReport,
): readonly ImportedRoom[] {
  const hung = rooms.map((): ImportedOpening[] => []);
  const walls = wallsOf(rooms);
  for (const spot of spots) {
    const sides = nearestSides(rooms, walls, spot);
    const [main, ...others] = mainFirst(sides, spot);
    if (!main) {
      report.add("openingsWithoutWall", 1, spot.name);
      continue;
    }
    const opening = openingOn(main, spot, false);
    if (!opening) {
      report.add("openingsTooLarge", 1, spot.name);
      continue;
    }
    hung[main.room]!.push(opening);
    report.add(spot.kind === "door" ? "doors" : spot.kind === "window" ? "windows" : "passages");
    const behind = others.flatMap((side) => {
      const one = side.room === main.room && side.wall === main.wall ? null : openingOn(side, spot, true);
      return one ? [{ side, one }] : [];
    });
    for (const { side, one } of behind) hung[side.room]!.push(one);
    report.add("doorsThroughTwoRooms", behind.length > 0 ? 1 : 0);
  }
  return rooms.map((room, i) => ({ ...room, openings: [...room.openings, ...hung[i]!] }));
}

/** All walls of a storey by their inner faces, and how far from its face an opening in one of them can be, mm. */
interface Walls {
  readonly faces: LineGrid<readonly [room: number, wall: number]>;
  readonly reach: number;
}

function wallsOf(rooms: readonly ImportedRoom[]): Walls {
  const faces = new LineGrid<readonly [number, number]>(FACE_CELL);
  let thickest = 0;
  for (const [r, room] of rooms.entries()) {
    for (const [w, wall] of room.walls.entries()) {
      if (wall.kind !== "wall") continue;
      faces.add({ from: wall.start, to: endOf(room, w) }, [r, w]);
      thickest = Math.max(thickest, wall.thickness);
    }
  }
  return { faces, reach: thickest + OFF_WALL + SLACK };
}

/** Where a wall ends, in plan. */
const endOf = ({ walls, openEnd }: ImportedRoom, wall: number): Vec2 =>
  walls[wall + 1]?.start ?? openEnd ?? walls[0]!.start;

/** The nearest side of each room that the opening is in, at most one for each face of the wall. */
function nearestSides(
  rooms: readonly ImportedRoom[],
  { faces, reach }: Walls,
  spot: OpeningSpot,
): readonly Side[] {
  const all = faces
    .near({ from: spot.at, to: spot.at }, reach)
    .flatMap(([room, wall]) => sideOf(rooms[room]!, room, wall, spot) ?? []);
  const best = new Map<string, Side>();
  for (const side of all) {
    const facing = dot2(side.normal, turned(spot.along)) > 0 ? "+" : "-";
    const key = rooms[side.room]!.openEnd ? `loose ${side.room}` : facing;
    const other = best.get(key);
    if (!other || side.off < other.off) best.set(key, side);
  }
  const facing = [...best].filter(([key]) => !key.startsWith("loose"));
  return (facing.length > 0 ? facing : [...best]).map(([, side]) => side);
}

function sideOf(room: ImportedRoom, r: number, w: number, spot: OpeningSpot): Side | null {
  const wall = room.walls[w]!;
  const to = endOf(room, w);
  const length = distance2(wall.start, to);
  const along = unit2(sub2(to, wall.start));
  const normal = turned(along);
  if (Math.abs(cross2(along, unit2(spot.along))) > TURNED) return null;
  const middle = add2(wall.start, scale2(normal, -wall.thickness / 2));
  const relative = sub2(spot.at, middle);
  const off = Math.abs(dot2(relative, normal));
  const place = dot2(relative, along);
  const slack = Math.min(SLACK, spot.width / 2);
  return off <= wall.thickness / 2 + OFF_WALL && place > -slack && place < length + slack
    ? { room: r, wall: w, from: wall.start, length, along, normal, off, place }
    : null;
}

function mainFirst(sides: readonly Side[], spot: OpeningSpot): readonly Side[] {
  const swing = spot.towardsSwing;
  if (!swing) return sides;
  return sides.toSorted((a, b) => dot2(b.normal, swing) - dot2(a.normal, swing));
}

function openingOn(side: Side, spot: OpeningSpot, isOtherSide: boolean): ImportedOpening | null {
  const width = Math.min(spot.width, side.length);
  if (width < LEAST_WIDTH || width < spot.width * 0.6) return null;
  const offset = Math.min(side.length - width, Math.max(0, side.place - width / 2));
  const { towardsHinge: hinge, towardsSwing: swing } = spot;
  return {
    kind: isOtherSide ? "passage" : spot.kind,
    ...(spot.name === undefined ? {} : { name: spot.name }),
    wall: side.wall,
    offset,
    width,
    height: spot.height,
    elevation: spot.elevation,
    ...(hinge && !isOtherSide
      ? { hinge: dot2(hinge, side.along) < 0 ? ("L" as const) : ("R" as const) }
      : {}),
    ...(swing && !isOtherSide
      ? { opens: dot2(swing, side.normal) > 0 ? ("in" as const) : ("out" as const) }
      : {}),
    leaves: spot.leaves,
    isOtherSide,
  };
}

/** The inward normal of a wall's direction (docs/coordinates.md). */
const turned = ([dx, dz]: Vec2): Vec2 => [0 - dz, dx];
