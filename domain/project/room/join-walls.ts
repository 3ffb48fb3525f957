import { distance2, dot2 } from "@stanza/geometry";
import type { WallId } from "../ids.ts";
import { type Outcome, refused } from "../outcome.ts";
import type { Room, Wall } from "../project.ts";
import { checkRoom } from "./check-room.ts";
import { arcBetween, arcPoint, sagittaOf } from "./curves/arc.ts";
import { arcOfCurve } from "./curves/place-on-curve.ts";
import { refacet } from "./curves/refacet.ts";
import { type ViewedWall, viewedWalls } from "./curves/viewed-walls.ts";
import { evenAngles, type WallCurve } from "./curves/wall-curve.ts";
import { areInLine } from "./shift-wall.ts";

/** Arcs whose centres and radii differ by less lie on one circle, mm. */
const SAME_CIRCLE = 1;

/**
 * Joins a wall with the next one, the reverse of `splitWall`: two straight ones in one line, or two curved ones of one circle. The joined
 * wall takes its fields from the first, and its top ends at the height of the second's end.
 *
 * wall      the first of the two; of a curved one any facet
 * refused   `unknownWall`, `notInLine` when the two are not parts of one, whatever `checkRoom` refuses
 */
export function joinWalls(room: Room, args: { readonly wall: WallId }): Outcome<Room> {
  const pair = pairAt(room, args.wall);
  if (!pair) return refused("unknownWall", "wall", `there is no wall after ${args.wall}`);
  if (!areOne(pair))
    return refused("notInLine", "wall", "only walls in one line or one circle become one wall");
  const [first, second] = pair;
  return first.curve && second.curve
    ? checkRoom(joinedCurves(room, first.curve, second.curve))
    : checkRoom(joinedStraight(room, first, second));
}

/** The previous and the next wall that this one could be joined with, for offering it. */
export function joinable(
  room: Room,
  wall: WallId,
): { readonly before: WallId | null; readonly after: WallId | null } {
  const own = firstId(room, wall);
  const pairs = viewedWalls(room).flatMap(({ segment }) => {
    const pair = pairAt(room, segment.wall.id);
    return pair && areOne(pair) ? [pair] : [];
  });
  const idOf = ({ segment }: ViewedWall): WallId => segment.wall.id;
  const before = pairs.find(([, second]) => idOf(second) === own)?.[0];
  return {
    before: before ? idOf(before) : null,
    after: pairs.some(([first]) => idOf(first) === own) ? (own ?? null) : null,
  };
}

type Pair = readonly [ViewedWall, ViewedWall];

const has = ({ segment, curve }: ViewedWall, wall: WallId): boolean =>
  segment.wall.id === wall || (curve?.facets.some((facet) => facet.wall.id === wall) ?? false);

const firstId = (room: Room, wall: WallId): WallId | undefined =>
  viewedWalls(room).find((one) => has(one, wall))?.segment.wall.id;

function pairAt(room: Room, wall: WallId): Pair | null {
  const walls = viewedWalls(room);
  const first = walls.find((one) => has(one, wall));
  if (!first) return null;
  const second = walls.find((one) => one !== first && distance2(one.segment.from, first.segment.to) < 1e-6);
  return second ? [first, second] : null;
}

function areOne([a, b]: Pair): boolean {
  if (a.curve && b.curve) {
    const [one, other] = [arcOfCurve(a.curve), arcOfCurve(b.curve)];
    return (
      one.sense === other.sense &&
      distance2(one.centre, other.centre) < SAME_CIRCLE &&
      Math.abs(one.radius - other.radius) < SAME_CIRCLE &&
      one.angle + other.angle < 2 * Math.PI
    );
  }
  return (
    !a.curve &&
    !b.curve &&
    areInLine(a.segment, b.segment) &&
    dot2(a.segment.direction, b.segment.direction) > 0
  );
}

function joinedStraight(room: Room, { segment: a }: ViewedWall, { segment: b }: ViewedWall): Room {
  const walls = room.walls.flatMap((wall): readonly Wall[] => {
    if (wall.id === b.wall.id) return [];
    if (wall.id !== a.wall.id) return [wall];
    const { endHeight: _, ...rest } = wall;
    return [b.endHeight === a.height ? rest : { ...rest, endHeight: b.endHeight }];
  });
  return { ...room, walls };
}

function joinedCurves(room: Room, a: WallCurve, b: WallCurve): Room {
  const arc = arcBetween(a.from, b.to, sagittaOf(a.from, b.to, b.from));
  const starts = evenAngles(arc).map((angle) => ({ at: arcPoint(arc, angle), share: angle / arc.angle }));
  return refacet(room, [...a.facets, ...b.facets], starts, a.curve);
}
