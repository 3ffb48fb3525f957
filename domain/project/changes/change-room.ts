import type { WallId } from "../ids.ts";
import { done, type Outcome, refused } from "../outcome.ts";
import type { Project, Room, Wall } from "../project.ts";
import { checkRoom } from "../room/check-room.ts";
import { wallSegment } from "../room/wall-segments.ts";
import { rehangWallItems } from "./rehang-wall-items.ts";
import { seatWallItems } from "./seat-wall-items.ts";

/**
 * Changes one room and keeps its wall items on its walls (`rehangWallItems`), those on curved walls in facets of their own
 * (`seatWallItems`).
 *
 * refused   `unknownRoom`, what `change` refuses, what `checkRoom` refuses, `duplicateId` for a wall of another room, `openingTooWide`
 */
export function changeRoom(
  project: Project,
  id: string,
  change: (room: Room) => Outcome<Room>,
  widths: Readonly<Record<string, number>> = {},
): Outcome<Project> {
  const index = project.rooms.findIndex((room) => room.id === id);
  const before = project.rooms[index];
  if (!before) return refused("unknownRoom", "room", `there is no room ${id}`);
  const changed = change(before);
  if (!changed.ok) return changed;
  const room = checkRoom(changed.value);
  if (!room.ok) return room;
  const others = project.rooms.toSpliced(index, 1);
  const refusal = sharedIds(others, room.value);
  if (refusal) return refusal;
  const rooms = project.rooms.with(index, room.value);
  const rows = rehangWallItems(project.rows, before, room.value, widths);
  return seatWallItems({ ...project, rooms, rows }, { before: project, widths });
}

/** Refuses ids of another room. Wall and room ids are unique in the project, because a row names its wall by id alone. */
export function sharedIds(others: readonly Room[], room: Room): Outcome<never> | null {
  if (others.some((other) => other.id === room.id)) {
    return refused("duplicateId", "id", `there is already a room ${room.id}`);
  }
  const taken = new Set(others.flatMap((other) => other.walls.map((wall) => wall.id)));
  const shared = room.walls.findIndex((wall) => taken.has(wall.id));
  return shared < 0
    ? null
    : refused("duplicateId", `walls.${shared}.id`, `another room has a wall ${room.walls[shared]!.id}`);
}

export function changeWall(room: Room, id: WallId, change: (wall: Wall) => Wall): Outcome<Room> {
  const segment = wallSegment(room, id);
  if (!segment) return refused("unknownWall", "wall", `there is no wall ${id} in room ${room.id}`);
  return done({ ...room, walls: room.walls.with(segment.index, change(segment.wall)) });
}
