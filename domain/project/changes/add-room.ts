import type { Vec2 } from "@stanza/geometry";
import { LIMITS } from "../limits.ts";
import { done, type Outcome, refused } from "../outcome.ts";
import type { Project } from "../project.ts";
import { type RoomOptions, roomFromTemplate } from "../room/room-from-template.ts";
import { outerOutline } from "../room/room-outline.ts";
import { sharedIds } from "./change-room.ts";

/** Distance between a room and the next one, mm. ASSUMED. */
const BETWEEN_ROOMS = 1000;

/**
 * Adds a room made from a template, at the origin or to the right of the other rooms.
 *
 * refused   as `roomFromTemplate`; `tooManyRooms`; `duplicateId` when `newId` makes an id that exists
 */
export function addRoom(
  project: Project,
  args: RoomOptions & { readonly template: string; readonly dimensions?: readonly number[] },
): Outcome<Project> {
  if (project.rooms.length >= LIMITS.maxRooms) {
    return refused("tooManyRooms", "rooms", `a project has at most ${LIMITS.maxRooms} rooms`);
  }
  const { template, dimensions, ...options } = args;
  const room = roomFromTemplate(template, dimensions, { at: besideRooms(project), ...options });
  if (!room.ok) return room;
  return sharedIds(project.rooms, room.value) ?? done({ ...project, rooms: [...project.rooms, room.value] });
}

function besideRooms({ rooms }: Project): Vec2 {
  const right = rooms.flatMap((room) => outerOutline(room).map(([x]) => x));
  return right.length === 0 ? [0, 0] : [Math.max(...right) + BETWEEN_ROOMS, 0];
}
