import { add2, cross2, distance2, dot2, scale2, sub2, unit2, type Vec2 } from "@stanza/geometry";
import type { ImportedOpening, ImportedRoom, OpeningKind } from "../imported-plan.ts";
import type { PlanReport } from "../plan-notes.ts";

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
  for (const spot of spots) {
    const sides = nearestSides(rooms, spot);
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

/** The nearest side of each room that the opening is in, at most one for each face of the wall. */
function nearestSides(rooms: readonly ImportedRoom[], spot: OpeningSpot): readonly Side[] {
  const all = rooms.flatMap((room, r) =>
    room.walls.flatMap((wall, w) => {
      const side = sideOf(room, r, w, spot);
      return side && wall.kind === "wall" ? [side] : [];
    }),
  );
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
  const to = room.walls[w + 1]?.start ?? room.openEnd ?? room.walls[0]!.start;
  const length = distance2(wall.start, to);
  const along = unit2(sub2(to, wall.start));
  const normal = turned(along);
  if (Math.abs(cross2(along, unit2(spot.along))) > TURNED) return null;
  const middle = add2(wall.start, scale2(normal, -wall.thickness / 2));
  const relative = sub2(spot.at, middle);
  const off = Math.abs(dot2(relative, normal));
  const place = dot2(relative, along);
  const slack = Math.min(200, spot.width / 2);
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
