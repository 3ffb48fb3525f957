import { pointInPolygon, type Vec2 } from "@stanza/geometry";
import type { Room } from "../project.ts";
import { innerPolygon } from "./room-outline.ts";
import { wallSegments } from "./wall-segments.ts";

/** The height of the ceiling over a point of the floor, mm: that of the lowest wall of the room around it. `null` outside every room. */
export function ceilingOver(point: Vec2, rooms: readonly Room[]): number | null {
  const room = rooms.find(
    (one) => one.walls.length > 2 && pointInPolygon(point, innerPolygon(one)) !== "outside",
  );
  if (!room) return null;
  return Math.min(...wallSegments(room).flatMap(({ height, endHeight }) => [height, endHeight]));
}
