import type { Vec2 } from "@stanza/geometry";
import type { Room } from "../project.ts";

/** The corners of the inner faces in wall order; for an open room with the end of its last wall. */
export function roomCorners(room: Room): readonly Vec2[] {
  const starts = room.walls.map((wall) => wall.start);
  return room.openEnd ? [...starts, room.openEnd] : starts;
}

/** The room with its walls between other corners, as many as `roomCorners` gives. */
export function withCorners(room: Room, corners: readonly Vec2[]): Room {
  return {
    ...room,
    walls: room.walls.map((wall, i) => ({ ...wall, start: corners[i]! })),
    openEnd: room.openEnd ? corners[room.walls.length]! : null,
  };
}
