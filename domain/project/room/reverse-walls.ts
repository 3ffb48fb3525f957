import type { Room, Wall } from "../project.ts";
import { roomCorners } from "./room-corners.ts";

/**
 * Reverses the direction of all walls: the inner faces stay, the room lies on their other side, and thickness grows there. Walls keep their
 * ids.
 */
export function reverseWalls(room: Room): Room {
  const corners = roomCorners(room);
  const walls = room.walls
    .map((wall, i) => ({ ...sloped(wall, room.height), start: corners[(i + 1) % corners.length]! }))
    .reverse();
  return { ...room, walls, openEnd: room.openEnd ? corners[0]! : null };
}

/** Swaps the heights at the wall's start and end. */
function sloped(wall: Wall, roomHeight: number): Wall {
  return wall.endHeight === undefined
    ? wall
    : { ...wall, height: wall.endHeight, endHeight: wall.height ?? roomHeight };
}
