import { add2, distance2, offsetEdges, type Segment, scale2, sub2, unit2, type Vec2 } from "@stanza/geometry";

/** A wall of the file as a thick line in plan, millimetres. */
export interface WallBody {
  /** Its middle line: two points, more for a curve. */
  readonly path: readonly Vec2[];
  readonly thickness: number;
  readonly heightAtStart: number;
  readonly heightAtEnd: number;
  /** Number of the curve it is. */
  readonly curve?: number;
  /** The area that it fills, where that is no strip along its middle line: a pillar, a block of masonry. Clockwise as drawn. */
  readonly outline?: readonly Vec2[];
}

/** A piece of the outline of a wall that a room can have as its inner face. */
export interface Face extends Segment {
  readonly body: number;
  /** Across the end of a wall, not along it. */
  readonly isCap: boolean;
}

/** Walls that meet end to end overlap by twice this, mm. */
const OVERLAP = 0.5;

/** The area that walls fill in plan, and its faces. */
export interface WallShape {
  readonly polygon: readonly Vec2[];
  readonly faces: readonly Face[];
}

/** The outline of one wall: along its left side, across its end, back along its right side, across its start. */
export function bodyShape(body: WallBody, index: number): WallShape {
  if (body.outline) return outlined(body.outline, index);
  const half = body.thickness / 2;
  const path = overlapping(body.path);
  const offsets = path.slice(1).map(() => half);
  const left = cornersOf(offsetEdges(path, offsets, false));
  const right = cornersOf(
    offsetEdges(
      path,
      offsets.map((one) => -one),
      false,
    ),
  ).toReversed();
  const polygon = [...left, ...right];
  const caps = new Set([left.length - 1, polygon.length - 1]);
  const faces = polygon.map((from, i) => ({
    from,
    to: polygon[(i + 1) % polygon.length]!,
    body: index,
    isCap: caps.has(i),
  }));
  return { polygon, faces };
}

/** The height of a wall above the point of its middle line that is nearest to `at`, mm. */
export function heightAbove(body: WallBody, at: Vec2): number {
  const { heightAtStart, heightAtEnd, path } = body;
  if (heightAtStart === heightAtEnd) return heightAtStart;
  let walked = 0;
  let best = { distance: Number.POSITIVE_INFINITY, along: 0 };
  for (let i = 1; i < path.length; i++) {
    const [from, to] = [path[i - 1]!, path[i]!];
    const length = distance2(from, to);
    const direction = unit2(sub2(to, from));
    const t = Math.min(
      length,
      Math.max(0, (at[0] - from[0]) * direction[0] + (at[1] - from[1]) * direction[1]),
    );
    const distance = distance2(at, add2(from, scale2(direction, t)));
    if (distance < best.distance) best = { distance, along: walked + t };
    walked += length;
  }
  return heightAtStart + (heightAtEnd - heightAtStart) * (walked === 0 ? 0 : best.along / walked);
}

/** A little longer at both ends, so that no hairline is left between walls that meet end to end. */
function overlapping(path: readonly Vec2[]): readonly Vec2[] {
  const [first, second] = [path[0]!, path[1]!];
  const [last, beforeLast] = [path.at(-1)!, path.at(-2)!];
  const beyond = (end: Vec2, from: Vec2) => add2(end, scale2(unit2(sub2(end, from)), OVERLAP));
  return [beyond(first, second), ...path.slice(1, -1), beyond(last, beforeLast)];
}

function outlined(polygon: readonly Vec2[], body: number): WallShape {
  const faces = polygon.map((from, i) => ({
    from,
    to: polygon[(i + 1) % polygon.length]!,
    body,
    isCap: false,
  }));
  return { polygon, faces };
}

function cornersOf(edges: readonly Segment[]): readonly Vec2[] {
  return [...edges.map(({ from }) => from), edges.at(-1)!.to];
}
