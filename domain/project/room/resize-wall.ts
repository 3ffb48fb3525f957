import { add2, cross2, scale2 } from "@stanza/geometry";
import { firstRefusal, sizeRefusal } from "../limits.ts";
import { type Outcome, refused } from "../outcome.ts";
import type { Room } from "../project.ts";
import { checkRoom } from "./check-room.ts";
import { onStraightened } from "./curves/bend-wall.ts";
import { roomCorners, withCorners } from "./room-corners.ts";
import { areInLine, shiftWall } from "./shift-wall.ts";
import { wallSegment, wallSegments } from "./wall-segments.ts";

/**
 * Sets the clear inner length of one wall. The wall at its other end moves parallel to itself, so that every angle of the room stays; at
 * the free end of an open room, and when that wall is in one line with this one, only the corner moves.
 *
 * lengthMm  of a curved wall: from end to end, straight
 * fixed     the end that stays, seen along the wall
 * refused   `unknownWall`, `notANumber`, `outOfBounds` at `lengthMm`, `wrongDirection` when that would turn a wall round, whatever
 *           `checkRoom` refuses
 */
export function resizeWall(room: Room, args: WallLength): Outcome<Room> {
  return onStraightened(room, args.wall, (straight, wall) => resizeStraight(straight, { ...args, wall }));
}

interface WallLength {
  readonly wall: string;
  readonly lengthMm: number;
  readonly fixed: "start" | "end";
}

function resizeStraight(room: Room, args: WallLength): Outcome<Room> {
  const refusal = firstRefusal(sizeRefusal(args.lengthMm, "lengthMm"));
  if (refusal) return refusal;
  const segment = wallSegment(room, args.wall);
  if (!segment) return refused("unknownWall", "wall", `there is no wall ${args.wall}`);
  const { index, direction, length } = segment;
  const atEnd = args.fixed === "start";
  const outwards = scale2(direction, (args.lengthMm - length) * (atEnd ? 1 : -1));
  const segments = wallSegments(room);
  const next = atEnd ? index + 1 : index - 1;
  const other = segments[room.openEnd ? next : (next + segments.length) % segments.length];
  if (other && !areInLine(segment, other)) {
    return shiftWall(room, { wall: other.wall.id, byMm: cross2(other.direction, outwards) });
  }
  const corners = roomCorners(room);
  const corner = atEnd ? (index + 1) % corners.length : index;
  return checkRoom(withCorners(room, corners.with(corner, add2(corners[corner]!, outwards))));
}
