import { type Outcome, refused } from "../outcome.ts";
import type { Room } from "../project.ts";
import { checkRoom } from "./check-room.ts";
import { bendWall } from "./curves/bend-wall.ts";
import { roomCorners } from "./room-corners.ts";

/**
 * Deletes one corner: the wall before it runs straight to the next corner, and the wall that started there is removed. At an end of an open
 * room the wall there is removed. A curved wall becomes straight when it loses any of its corners.
 *
 * corner    index in `roomCorners`
 * refused   `unknownCorner`, whatever `checkRoom` refuses, e.g. a closed room of two walls
 */
export function deleteCorner(room: Room, args: { readonly corner: number }): Outcome<Room> {
  const { corner } = args;
  if (!roomCorners(room)[corner]) return refused("unknownCorner", "corner", `there is no corner ${corner}`);
  const at = room.walls[corner];
  const before = room.walls[corner - 1] ?? (room.openEnd ? undefined : room.walls.at(-1));
  const curved = [at, before].find((wall) => wall?.curve !== undefined);
  if (curved !== undefined) {
    const straight = bendWall(room, { wall: curved.id, sagittaMm: 0 });
    if (!straight.ok || (at?.curve !== undefined && at.curve === before?.curve)) return straight;
    const index = straight.value.walls.findIndex(({ id }) => id === at?.id);
    return deleteCorner(straight.value, { corner: index < 0 ? straight.value.walls.length : index });
  }
  const { walls, openEnd } = room;
  if (!openEnd) return checkRoom({ ...room, walls: walls.toSpliced(corner, 1) });
  if (walls.length === 1) return checkRoom({ ...room, walls: [], openEnd: null });
  return corner === walls.length
    ? checkRoom({ ...room, walls: walls.slice(0, -1), openEnd: walls.at(-1)!.start })
    : checkRoom({ ...room, walls: walls.toSpliced(corner, 1) });
}
