import { add2, cross2, edgesOf, scale2 } from "@stanza/geometry";
import { firstRefusal, sizeRefusal } from "../limits.ts";
import { type Outcome, refused } from "../outcome.ts";
import type { Room } from "../project.ts";
import { checkRoom } from "./check-room.ts";
import { roomCorners, withCorners } from "./room-corners.ts";
import { shiftWall } from "./shift-wall.ts";
import { wallSegment } from "./wall-segments.ts";

/**
 * The room with one wall at another clear inner length. The wall at its other end moves parallel to itself, so that every angle of the
 * room stays; at the free end of an open room, and where that wall is in one line with this one, only the corner moves.
 *
 * fixed     the end that stays, seen along the wall
 * refused   `unknownWall`, `notANumber`, `outOfBounds` at `lengthMm`, whatever `checkRoom` refuses
 */
export function resizeWall(
  room: Room,
  args: { readonly wall: string; readonly lengthMm: number; readonly fixed: "start" | "end" },
): Outcome<Room> {
  const refusal = firstRefusal(sizeRefusal(args.lengthMm, "lengthMm"));
  if (refusal) return refusal;
  const segment = wallSegment(room, args.wall);
  if (!segment) return refused("unknownWall", "wall", `there is no wall ${args.wall}`);
  const { index, direction, length } = segment;
  const corners = roomCorners(room);
  const closed = room.openEnd === null;
  const edges = edgesOf(corners, closed);
  const atEnd = args.fixed === "start";
  const outwards = scale2(direction, (args.lengthMm - length) * (atEnd ? 1 : -1));
  const count = edges.length;
  const neighbour = atEnd ? index + 1 : index - 1;
  const other = closed ? (neighbour + count) % count : neighbour;
  const edge = edges[other];
  const otherWall = room.walls[other];
  if (edge && otherWall) {
    const along = wallSegment(room, otherWall.id)!.direction;
    const byMm = cross2(along, outwards);
    if (Math.abs(cross2(along, direction)) > 1e-9) return shiftWall(room, { wall: otherWall.id, byMm });
  }
  const corner = atEnd ? (index + 1) % corners.length : index;
  return checkRoom(withCorners(room, corners.with(corner, add2(corners[corner]!, outwards))));
}
