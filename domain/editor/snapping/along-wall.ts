import { planToParent, type Vec2 } from "@stanza/geometry";
import type { WallSegment } from "@stanza/project";
import { extentIn, type Footprint, keptFromWalls } from "../footprint.ts";
import { equalGapsOn } from "./equal-gaps.ts";
import type { SnapOptions, Snapped, SnapReason, SnapRequest, SnapSurroundings } from "./request.ts";
import { againstWall } from "./wall.ts";

interface Candidate {
  readonly offset: number;
  /** Place along the wall to which an edge or the middle of the thing is moved. */
  readonly line: number;
  readonly reason: SnapReason;
  /** This candidate wins over another that is nearer by less than this, mm: touching has priority over symmetry. */
  readonly lead: number;
}

/** Advantage of touching over alignment and symmetry, mm. */
const TOUCHING = 12;

/** A thing that is moved along a wall. */
interface AlongWall {
  readonly segment: WallSegment;
  /** Its stretch of the wall before it snaps, from the wall's start. */
  readonly stretch: Vec2;
  /** Heights of the lowest and the highest point. */
  readonly heights: Vec2;
  /** Rows nearer to the wall than this, or in it, are neighbours of the thing; absent: all rows are. */
  readonly depth?: number;
  /** Distances that it keeps from the walls at its sides, mm; absent: none. */
  readonly kept?: { readonly left: number; readonly right: number };
}

/** Moves an article along its wall to the nearest corner, neighbour, equal gap, middle or aligned edge within reach. */
export function snapAlongWall(
  byWall: Snapped,
  request: SnapRequest,
  surroundings: SnapSurroundings,
  options: SnapOptions,
): Snapped {
  if (byWall.wall === null) return byWall;
  const { segment, offset } = byWall.wall;
  const [width, height, depth] = request.box;
  const bottom = byWall.frame.at[1];
  const stretch: Vec2 = [offset, offset + width];
  const kept = keptFromWalls(request.shape);
  const thing: AlongWall = { segment, stretch, heights: [bottom, bottom + height], depth, kept };
  const best = bestPlace(thing, surroundings.obstacles, options);
  if (best === null) return byWall;
  return {
    ...againstWall(segment, best.offset, request.elevation, kept.back),
    reasons: [...byWall.reasons, best.reason],
  };
}

/** The place along a wall to which a thing snaps: of its start, and of the edge or middle that decided it; `null`: none is near. */
export function bestPlace(
  thing: AlongWall,
  obstacles: readonly Footprint[],
  { boxSnap, wallSnap, reach }: SnapOptions,
): { readonly offset: number; readonly line: number; readonly reason: SnapReason } | null {
  const [from, to] = thing.stretch;
  const last = thing.segment.length - (to - from);
  const { corners, middle } = wallCandidates(thing);
  const candidates = [
    ...(wallSnap ? corners : []),
    ...(boxSnap ? neighbourCandidates(thing, obstacles) : []),
    ...(wallSnap ? [middle] : []),
  ];
  const best = candidates
    .filter(({ offset }) => offset >= -0.5 && offset <= Math.max(last, 0) + 0.5)
    .map((candidate) => ({ ...candidate, way: Math.abs(candidate.offset - from) }))
    .filter(({ way }) => way <= reach)
    .sort((a, b) => a.way - a.lead - (b.way - b.lead))[0];
  return best ?? null;
}

/** The corners and the middle of the wall itself. */
function wallCandidates({ segment: { wall, name, length }, stretch: [from, to], kept }: AlongWall) {
  const last = length - (to - from);
  const [left, right] = [kept?.left ?? 0, kept?.right ?? 0];
  const named = { wall: wall.id, name };
  const corner: SnapReason = { kind: "corner", ...named };
  const corners: readonly Candidate[] = [
    { offset: left, line: left, reason: corner, lead: TOUCHING },
    { offset: last - right, line: length - right, reason: corner, lead: TOUCHING },
  ];
  const reason: SnapReason = { kind: "wallCentre", ...named };
  const middle: Candidate = { offset: last / 2, line: length / 2, reason, lead: 0 };
  return { corners, middle };
}

/**
 * Snap places from other rows: both sides of each row in the thing's strip along the wall, gaps equal to existing ones, and edges and
 * middles of rows above or below it.
 */
function neighbourCandidates(
  { segment, stretch, heights, depth = Number.POSITIVE_INFINITY }: AlongWall,
  obstacles: readonly Footprint[],
): readonly Candidate[] {
  const [from, to] = stretch;
  const width = to - from;
  const strip = obstacles.flatMap((obstacle) => {
    const { x, z } = extentIn(segment.frame, obstacle);
    const bottom = obstacle.frame.at[1];
    const isIn = depth === Number.POSITIVE_INFINITY || overlaps(z, [0, depth]);
    const isBeside = heights[1] > bottom + 1 && bottom + obstacle.box[1] > heights[0] + 1;
    return isIn ? [{ row: obstacle.row, x, isBeside }] : [];
  });
  const beside = strip.filter(({ isBeside }) => isBeside);
  // The middle of an empty wall is a snap place too.
  const taken = beside.map(({ x }) => x);
  const gaps = taken.length === 0 ? [] : equalGapsOn(taken, stretch, [0, segment.length]);
  return [
    ...strip.flatMap(({ row, x, isBeside }): readonly Candidate[] => {
      if (isBeside) {
        const reason: SnapReason = { kind: "besides", row };
        return [
          { offset: x[1], line: x[1], reason, lead: TOUCHING },
          { offset: x[0] - width, line: x[0], reason, lead: TOUCHING },
        ];
      }
      const reason: SnapReason = { kind: "aligned", row };
      const middle = (x[0] + x[1]) / 2;
      return [
        { offset: x[0], line: x[0], reason, lead: 0 },
        { offset: x[1] - width, line: x[1], reason, lead: 0 },
        { offset: middle - width / 2, line: middle, reason: { kind: "centred", row }, lead: 0 },
      ];
    }),
    ...gaps.map(({ at, gapMm, spans }): Candidate => {
      const across = Number.isFinite(depth) ? depth / 2 : 0;
      const gap = ([a, b]: Vec2) => ({
        from: planToParent(segment.frame, [a, across]),
        to: planToParent(segment.frame, [b, across]),
      });
      return { offset: at, line: at, reason: { kind: "equalGap", gapMm, gaps: spans.map(gap) }, lead: 0 };
    }),
  ];
}

/** Returns true for an open overlap; touching does not count. */
export function overlaps(a: Vec2, b: Vec2): boolean {
  return a[0] < b[1] - 0.5 && b[0] < a[1] - 0.5;
}
