import { dot2, type Vec2 } from "@stanza/geometry";
import type { WallSegment } from "@stanza/project";

/**
 * A corner seen from itself: the walls lead away from it, the first one backwards along its own direction. Distances along a wall are
 * measured from the corner, mm.
 *
 * ASSUMED (A222): what is left between two closets is measured along the wall of the one that stops.
 */
export interface CornerFrame {
  readonly walls: readonly [WallFrame, WallFrame];
  /** The turn from the first wall's direction to the second one's: 90 for a square corner, more for a narrow one, degrees. */
  readonly turn: number;
}

interface WallFrame {
  readonly away: Vec2;
  /** Into the room. */
  readonly normal: Vec2;
}

/** What stands at a wall near a corner, mm. */
export interface AtCorner {
  /** Free wall between the corner and it. */
  readonly near: number;
  readonly width: number;
  readonly depth: number;
}

/** Touching is no overlap, mm. */
const TOUCH = 1;
/** Walls that turn less go on straight, degrees: the facets of a curve do. */
const LEAST_TURN = 20;
const SQUARE = 1;

/** The corner between a wall and the next one; null: the walls go on straight, or the corner points into the room. */
export function cornerFrame(
  first: Pick<WallSegment, "direction" | "normal">,
  second: Pick<WallSegment, "direction" | "normal">,
): CornerFrame | null {
  const [sine, cosine] = [dot2(first.normal, second.direction), dot2(first.direction, second.direction)];
  const turn = (Math.atan2(sine, cosine) * 180) / Math.PI;
  if (turn < LEAST_TURN || turn > 180 - LEAST_TURN) return null;
  return {
    turn,
    walls: [
      { away: [-first.direction[0], -first.direction[1]], normal: first.normal },
      { away: second.direction, normal: second.normal },
    ],
  };
}

/** Returns true where a filler of straight edges fits. */
export const isSquare = ({ turn }: CornerFrame): boolean => Math.abs(turn - 90) < SQUARE;

/** Free wall that a depth needs beside a corner so as not to go through the other wall, mm: nothing but in a corner narrower than square. */
export function clearOfWall({ turn }: CornerFrame, depth: number): number {
  const angle = (turn * Math.PI) / 180;
  return turn - 90 < SQUARE ? 0 : Math.ceil((-Math.cos(angle) / Math.sin(angle)) * depth);
}

/**
 * How far along its wall something reaches that stands at the other wall of a corner; what stands here is clear of it from there on. Null:
 * it does not come so near to this wall that a depth would meet it.
 *
 * other   at wall 0 or 1 of the corner
 * depth   of what stands here, mm
 */
export function reachFrom(
  { walls }: CornerFrame,
  { near, width, depth: own }: AtCorner,
  other: 0 | 1,
  depth: number,
): number | null {
  const [there, here] = [walls[other], walls[other === 0 ? 1 : 0]];
  const point = (along: number, into: number): Vec2 => [
    along * there.away[0] + into * there.normal[0],
    along * there.away[1] + into * there.normal[1],
  ];
  const box = [point(near, 0), point(near + width, 0), point(near + width, own), point(near, own)];
  const seen = box.map((corner): Vec2 => [dot2(corner, here.away), dot2(corner, here.normal)]);
  const strip = cutAbove(cutAbove(seen, TOUCH, 1), -(depth - TOUCH), -1);
  return strip.length === 0 ? null : Math.max(...strip.map(([x]) => x));
}

/** What of a convex outline has `sign · y` of at least `limit`. */
function cutAbove(outline: readonly Vec2[], limit: number, sign: 1 | -1): readonly Vec2[] {
  return outline.flatMap((point, i): readonly Vec2[] => {
    const next = outline[(i + 1) % outline.length]!;
    const [a, b] = [sign * point[1] - limit, sign * next[1] - limit];
    const kept = a >= 0 ? [point] : [];
    if (a >= 0 === b >= 0) return kept;
    const part = a / (a - b);
    return [...kept, [point[0] + part * (next[0] - point[0]), point[1] + part * (next[1] - point[1])]];
  });
}
