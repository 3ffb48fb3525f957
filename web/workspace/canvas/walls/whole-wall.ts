import { type Room, viewedWall, type WallId } from "@stanza/project";

/** The wall that was pointed at, a curved one as a whole: its first facet keeps its id when it is bent again. */
export function wholeWall(rooms: readonly Room[], wall: WallId): WallId {
  const room = rooms.find(({ walls }) => walls.some(({ id }) => id === wall));
  return (room && viewedWall(room, wall))?.segment.wall.id ?? wall;
}
