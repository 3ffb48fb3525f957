import { nearestOnSegment, type Vec2 } from "@stanza/geometry";
import type { Room } from "../project.ts";
import { type WallSegment, wallSegments } from "./wall-segments.ts";

export interface NearestWall {
  readonly segment: WallSegment;
  /** Distance from the wall's start along the inner face, within the wall, mm. */
  readonly offset: number;
  /** Distance from the point to the inner face, mm. */
  readonly distance: number;
}

/** The wall whose inner face is nearest to a plan point; the earlier wall at a corner; `null` in a room without walls. */
export function nearestWall(room: Room, point: Vec2): NearestWall | null {
  let nearest: NearestWall | null = null;
  for (const segment of wallSegments(room)) {
    const { distance, t } = nearestOnSegment(point, segment);
    if (!nearest || distance < nearest.distance) nearest = { segment, offset: t * segment.length, distance };
  }
  return nearest;
}
