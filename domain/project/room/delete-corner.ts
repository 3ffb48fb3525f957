import { type Outcome, refused } from "../outcome.ts";
import type { Room } from "../project.ts";
import { checkRoom } from "./check-room.ts";
import { roomCorners } from "./room-corners.ts";

/**
 * The room without one corner: the wall before it goes straight on to the next corner, and the wall that started there is gone. At an
 * end of an open room the wall there is gone.
 *
 * corner    index in `roomCorners`
 * refused   `unknownCorner`, whatever `checkRoom` refuses, e.g. a closed room of two walls
 */
export function deleteCorner(room: Room, args: { readonly corner: number }): Outcome<Room> {
  const { walls, openEnd } = room;
  const { corner } = args;
  if (!roomCorners(room)[corner]) return refused("unknownCorner", "corner", `there is no corner ${corner}`);
  if (!openEnd) return checkRoom({ ...room, walls: walls.toSpliced(corner, 1) });
  if (walls.length === 1) return checkRoom({ ...room, walls: [], openEnd: null });
  return corner === walls.length
    ? checkRoom({ ...room, walls: walls.slice(0, -1), openEnd: walls.at(-1)!.start })
    : checkRoom({ ...room, walls: walls.toSpliced(corner, 1) });
}
