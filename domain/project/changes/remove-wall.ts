import type { WallId } from "../ids.ts";
import { done, type Outcome, refused } from "../outcome.ts";
import type { Project } from "../project.ts";
import { removeWall as withoutWall } from "../room/remove-wall.ts";
import { removeRows } from "./remove-rows.ts";

/** Removes a wall with the items on it, see the room's `removeWall`. Refused: `unknownRoom`, `unknownWall`, `roomIsOpen`. */
export function removeWall(
  project: Project,
  args: { readonly room: string; readonly wall: WallId },
): Outcome<Project> {
  const room = project.rooms.find(({ id }) => id === args.room);
  if (!room) return refused("unknownRoom", "room", `there is no room ${args.room}`);
  const changed = withoutWall(room, args);
  if (!changed.ok) return changed;
  const left = new Set(changed.value.walls.map(({ id }) => id));
  const gone = new Set(room.walls.map(({ id }) => id).filter((id) => !left.has(id)));
  const items = project.rows.filter(({ placement }) => placement.on === "wall" && gone.has(placement.wall));
  const cleared = removeRows(project, { rows: items.map(({ id }) => id) });
  if (!cleared.ok) return cleared;
  return done({
    ...cleared.value,
    rooms: project.rooms.map((one) => (one === room ? changed.value : one)),
  });
}
