import { distance2, polygonArea } from "@stanza/geometry";
import { LIMITS } from "../limits.ts";
import { type Outcome, refused } from "../outcome.ts";
import type { Room, Wall } from "../project.ts";
import { checkRoom } from "./check-room.ts";
import { reverseWalls } from "./reverse-walls.ts";
import { roomCorners } from "./room-corners.ts";

/**
 * Closes an open room with a last wall from its end to its first corner; none is added when the two are within a millimetre. Walls that
 * were drawn anticlockwise are reversed, so that the room lies on their right.
 *
 * id        of the wall that closes the gap
 * refused   `roomIsClosed`, whatever `checkRoom` refuses
 */
export function closeRoom(
  room: Room,
  args: { readonly id: string; readonly thickness?: number },
): Outcome<Room> {
  const last = room.walls.at(-1);
  const first = room.walls[0];
  if (!room.openEnd || !last || !first)
    return refused("roomIsClosed", "openEnd", "the room is already closed");
  const across: Wall = { id: args.id, start: room.openEnd, thickness: args.thickness ?? last.thickness };
  const gap = distance2(room.openEnd, first.start);
  const closed: Room = {
    ...room,
    walls: gap < LIMITS.minSize ? room.walls : [...room.walls, across],
    openEnd: null,
  };
  return checkRoom(polygonArea(roomCorners(closed)) < 0 ? reverseWalls(closed) : closed);
}
