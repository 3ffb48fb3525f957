import type { WallId } from "../ids.ts";
import { type Outcome, refused } from "../outcome.ts";
import type { Room } from "../project.ts";
import { checkRoom } from "./check-room.ts";
import { viewedWall } from "./curves/viewed-walls.ts";
import { roomCorners } from "./room-corners.ts";

/**
 * Removes one wall, a curved one as a whole: a closed room becomes open there, an open one loses its first or last wall. The other walls
 * stay in place.
 *
 * refused   `unknownWall`; `roomIsOpen` for a wall in the middle of an open room, which would fall in two
 */
export function removeWall(room: Room, args: { readonly wall: WallId }): Outcome<Room> {
  const viewed = viewedWall(room, args.wall);
  if (!viewed) return refused("unknownWall", "wall", `there is no wall ${args.wall}`);
  const gone = new Set((viewed.curve?.facets ?? [viewed.segment]).map(({ wall }) => wall.id));
  const { walls, openEnd } = room;
  const rest = walls.filter(({ id }) => !gone.has(id));
  if (rest.length === 0) return checkRoom({ ...room, walls: [], openEnd: null });
  const first = walls.findIndex(({ id }, i) => gone.has(id) && !gone.has(walls.at(i - 1)!.id));
  if (openEnd === null) {
    const after = (first + gone.size) % walls.length;
    const turned = [...walls.slice(after), ...walls.slice(0, after)].filter(({ id }) => !gone.has(id));
    return checkRoom({ ...room, walls: turned, openEnd: walls[first]!.start });
  }
  if (gone.has(walls[0]!.id)) return checkRoom({ ...room, walls: rest });
  if (gone.has(walls.at(-1)!.id)) {
    return checkRoom({ ...room, walls: rest, openEnd: roomCorners(room)[rest.length]! });
  }
  return refused("roomIsOpen", "wall", "only the first or the last wall of an open room can be taken away");
}
