import { done, type Outcome, refused } from "../outcome.ts";
import type { Project } from "../project.ts";
import { removeRows } from "./remove-rows.ts";

/** Removes a room with the items on its walls; the rows in it stay. Refused: `unknownRoom`. */
export function removeRoom(project: Project, args: { readonly room: string }): Outcome<Project> {
  const room = project.rooms.find((one) => one.id === args.room);
  if (!room) return refused("unknownRoom", "room", `there is no room ${args.room}`);
  const walls = new Set(room.walls.map((wall) => wall.id));
  const items = project.rows.filter(({ placement }) => placement.on === "wall" && walls.has(placement.wall));
  const cleared = removeRows(project, { rows: items.map((row) => row.id) });
  if (!cleared.ok) return cleared;
  return done({ ...cleared.value, rooms: project.rooms.filter((one) => one !== room) });
}
