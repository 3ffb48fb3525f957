import type { Vec2 } from "@stanza/geometry";
import { type Room, roomCorners } from "@stanza/project";

/** The upper left corner of a room's inner bounds, as the plan lies; `null` for a room without walls. */
export function boundsOfRoom(room: Room): Vec2 | null {
  const corners = roomCorners(room);
  if (corners.length === 0) return null;
  return [Math.min(...corners.map(([x]) => x)), Math.min(...corners.map(([, z]) => z))];
}
