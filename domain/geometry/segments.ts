import { orientation } from "./orientation.ts";
import { cross2, dot2, sub2, type Vec2 } from "./vec.ts";

/** A straight piece between two points. */
export interface Segment {
  readonly from: Vec2;
  readonly to: Vec2;
}

/** Returns true when two segments have a point in common, ends included. Exact. */
export function segmentsMeet(a: Segment, b: Segment): boolean {
  const b1 = Math.sign(orientation(a.from, a.to, b.from));
  const b2 = Math.sign(orientation(a.from, a.to, b.to));
  const a1 = Math.sign(orientation(b.from, b.to, a.from));
  const a2 = Math.sign(orientation(b.from, b.to, a.to));
  if (b1 !== b2 && a1 !== a2) return true;
  return (
    (b1 === 0 && inBox(b.from, a)) ||
    (b2 === 0 && inBox(b.to, a)) ||
    (a1 === 0 && inBox(a.from, b)) ||
    (a2 === 0 && inBox(a.to, b))
  );
}

/** The single point where two segments cross or touch; `null` when they are apart or parallel (overlapping ones included). */
export function segmentIntersection(a: Segment, b: Segment): Vec2 | null {
  return segmentsMeet(a, b) ? lineIntersection(a, b) : null;
}

/** The point where the infinite lines through two segments meet; `null` for parallel ones. */
export function lineIntersection(a: Segment, b: Segment): Vec2 | null {
  const along = sub2(a.to, a.from);
  const across = sub2(b.to, b.from);
  const turn = cross2(along, across);
  if (turn === 0) return null;
  const t = cross2(sub2(b.from, a.from), across) / turn;
  return [a.from[0] + along[0] * t, a.from[1] + along[1] * t];
}

/**
 * The first two edges, by index, of a line of corners that cross, touch or fold back onto each other; `null` for a simple one.
 *
 * closed   true when the last corner is joined to the first
 */
export function firstCrossing(corners: readonly Vec2[], closed: boolean): readonly [number, number] | null {
  const edges = edgesOf(corners, closed);
  for (const [i, a] of edges.entries()) {
    for (let j = i + 1; j < edges.length; j++) {
      const b = edges[j]!;
      const follows = j === i + 1;
      const precedes = closed && i === 0 && j === edges.length - 1;
      if (follows && foldsBack(a, b)) return [i, j];
      if (precedes && foldsBack(b, a)) return [i, j];
      if (!follows && !precedes && segmentsMeet(a, b)) return [i, j];
    }
  }
  return null;
}

/** The edges between corners that follow each other, with the closing one when `closed`. */
export function edgesOf(corners: readonly Vec2[], closed: boolean): readonly Segment[] {
  const count = closed ? corners.length : corners.length - 1;
  return corners
    .slice(0, Math.max(count, 0))
    .map((from, i) => ({ from, to: corners[(i + 1) % corners.length]! }));
}

function foldsBack(a: Segment, b: Segment): boolean {
  return orientation(a.from, a.to, b.to) === 0 && dot2(sub2(a.to, a.from), sub2(b.to, b.from)) < 0;
}

function inBox([x, z]: Vec2, { from, to }: Segment): boolean {
  return (
    Math.min(from[0], to[0]) <= x &&
    x <= Math.max(from[0], to[0]) &&
    Math.min(from[1], to[1]) <= z &&
    z <= Math.max(from[1], to[1])
  );
}
