import { planToParent, toLocal, type Vec2 } from "@stanza/geometry";
import type { WallSegment } from "@stanza/project";
import { keptFromWalls } from "../footprint.ts";
import { type Snapped, type SnapRequest, WALL_REACH } from "./request.ts";

/**
 * Brings the article's back against the nearest wall, when the back is within reach or the pointer has gone into the wall. The article
 * turns to face the room and stays between the wall's ends if it fits.
 */
export function snapToWall(standing: Snapped, request: SnapRequest, walls: readonly WallSegment[]): Snapped {
  const [width, , depth] = request.box;
  const centre = planToParent(standing.frame, [width / 2, depth / 2]);
  const nearest = nearestWall(centre, walls);
  if (nearest === null || nearest.distance - depth / 2 > WALL_REACH) return standing;
  const { segment, along } = nearest;
  const { back, left, right } = keptFromWalls(request.shape);
  const offset = clamp(Math.round(along - width / 2), left, segment.length - width - right);
  return {
    ...againstWall(segment, offset, request.elevation, back),
    reasons: [{ kind: "wall", wall: segment.wall.id, name: segment.name }],
  };
}

/** The frame of an article with its back against the wall, `offset` mm from its start and `away` mm from its face. */
export function againstWall(
  segment: WallSegment,
  offset: number,
  elevation: number,
  away = 0,
): Omit<Snapped, "reasons"> {
  const [x, z] = planToParent(segment.frame, [offset, away]);
  return { frame: { at: [x, elevation, z], rotY: segment.frame.rotY }, wall: { segment, offset } };
}

export interface WallUnderPoint {
  readonly segment: WallSegment;
  /** Position along the wall and distance from its inner face; negative distances lie in or behind the wall. */
  readonly along: number;
  readonly distance: number;
}

/** The wall whose inner face is nearest to a plan point beside it; a wall does not count beyond its ends. */
export function nearestWall(point: Vec2, walls: readonly WallSegment[]): WallUnderPoint | null {
  let nearest: WallUnderPoint | null = null;
  for (const segment of walls) {
    const [along, , distance] = toLocal(segment.frame, [point[0], 0, point[1]]);
    if (along < -WALL_REACH || along > segment.length + WALL_REACH || distance < -2 * WALL_REACH) continue;
    if (nearest === null || Math.abs(distance) < Math.abs(nearest.distance))
      nearest = { segment, along, distance };
  }
  return nearest;
}

export function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, Math.max(low, high)));
}
