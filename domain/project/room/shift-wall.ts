import { add2, cross2, dot2, lineIntersection, scale2, type Vec2 } from "@stanza/geometry";
import { firstRefusal, LIMITS, numberRefusal } from "../limits.ts";
import { type Outcome, refused } from "../outcome.ts";
import type { Room } from "../project.ts";
import { checkRoom } from "./check-room.ts";
import { onStraightened } from "./curves/bend-wall.ts";
import { roomCorners, withCorners } from "./room-corners.ts";
import { type WallSegment, wallSegment, wallSegments } from "./wall-segments.ts";

/**
 * Moves one wall along its normal; its neighbours become longer or shorter and keep their directions. A neighbour in one line with it turns
 * instead, because it can only follow at the corner.
 *
 * byMm      into the room when positive
 * refused   `unknownWall`, `notANumber`, `outOfBounds`, `wrongDirection` when it is moved past the other end of a neighbour, whatever
 *           `checkRoom` refuses
 */
export function shiftWall(room: Room, args: { readonly wall: string; readonly byMm: number }): Outcome<Room> {
  return onStraightened(room, args.wall, (straight, wall) => shiftStraight(straight, { ...args, wall }));
}

function shiftStraight(room: Room, args: { readonly wall: string; readonly byMm: number }): Outcome<Room> {
  const refusal = firstRefusal(numberRefusal(args.byMm, "byMm", -LIMITS.maxSize, LIMITS.maxSize));
  if (refusal) return refusal;
  const segment = wallSegment(room, args.wall);
  if (!segment) return refused("unknownWall", "wall", `there is no wall ${args.wall}`);
  const move = scale2(segment.normal, args.byMm);
  const moved = { ...segment, from: add2(segment.from, move), to: add2(segment.to, move) };
  const segments = wallSegments(room);
  const closed = room.openEnd === null;
  const { index } = segment;
  const before = segments[index - 1] ?? (closed ? segments.at(-1) : undefined);
  const after = segments[index + 1] ?? (closed ? segments[0] : undefined);
  const from = (before && meet(before, moved)) ?? moved.from;
  const to = (after && meet(after, moved)) ?? moved.to;
  const corners = roomCorners(room);
  const shifted = withCorners(room, corners.with(index, from).with((index + 1) % corners.length, to));
  return turnedRound(room, shifted) ?? checkRoom(shifted);
}

function turnedRound(before: Room, after: Room): Outcome<never> | null {
  const old = wallSegments(before);
  const turned = wallSegments(after).find(
    ({ direction, index }) => dot2(direction, old[index]!.direction) < 0,
  );
  return turned
    ? refused("wrongDirection", `walls.${turned.index}`, `wall ${turned.name} would have to turn round`)
    : null;
}

function meet(neighbour: WallSegment, moved: WallSegment): Vec2 | null {
  return areInLine(neighbour, moved) ? null : lineIntersection(neighbour, moved);
}

/** Returns true when two walls have one direction, up to the rounding error of a split; their lines have no usable intersection. */
export function areInLine(a: WallSegment, b: WallSegment): boolean {
  return Math.abs(cross2(a.direction, b.direction)) < 1e-6;
}
