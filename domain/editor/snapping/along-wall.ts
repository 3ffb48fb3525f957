import { planToParent, type Vec2 } from "@stanza/geometry";
import { extentIn, type Footprint, sharesHeight } from "../footprint.ts";
import { equalGapsOn } from "./equal-gaps.ts";
import type { SnapOptions, Snapped, SnapReason, SnapRequest, SnapSurroundings } from "./request.ts";
import { againstWall } from "./wall.ts";

interface Candidate {
  readonly offset: number;
  readonly reason: SnapReason;
  /** How much nearer another candidate may be and still lose to this one is its lead, mm: touching comes before symmetry. */
  readonly lead: number;
}

/** What touches wins over what is only in line or in the middle by this much, mm. */
const TOUCHING = 12;

/** Moves an article along its wall to the nearest corner, neighbour, equal gap, middle or aligned edge within reach. */
export function snapAlongWall(
  byWall: Snapped,
  request: SnapRequest,
  around: SnapSurroundings,
  options: SnapOptions,
): Snapped {
  const { wall } = byWall;
  if (wall === null) return byWall;
  const { segment, offset } = wall;
  const [width] = request.box;
  const last = segment.length - width;
  const named = { wall: segment.wall.id, name: segment.name };
  const corner: SnapReason = { kind: "corner", ...named };
  const candidates: readonly Candidate[] = [
    { offset: 0, reason: corner, lead: TOUCHING },
    { offset: last, reason: corner, lead: TOUCHING },
    ...(options.boxSnap ? neighbourCandidates(byWall, request, around.obstacles) : []),
    { offset: last / 2, reason: { kind: "wallCentre", ...named }, lead: 0 },
  ];
  const best = candidates
    .filter((candidate) => candidate.offset >= -0.5 && candidate.offset <= Math.max(last, 0) + 0.5)
    .map((candidate) => ({ ...candidate, way: Math.abs(candidate.offset - offset) }))
    .filter(({ way }) => way <= options.reach)
    .sort((a, b) => a.way - a.lead - (b.way - b.lead))[0];
  if (best === undefined) return byWall;
  return {
    ...againstWall(segment, best.offset, request.elevation),
    reasons: [...byWall.reasons, best.reason],
  };
}

/**
 * Both sides of whatever stands in the article's strip along the wall, and gaps as wide as those there are; edges and middles of what is
 * above or below it, to line up with.
 */
function neighbourCandidates(
  byWall: Snapped,
  request: SnapRequest,
  obstacles: readonly Footprint[],
): readonly Candidate[] {
  const segment = byWall.wall?.segment;
  if (segment === undefined) return [];
  const [width, , depth] = request.box;
  const own: Footprint = { row: "", frame: byWall.frame, box: request.box, mount: request.mount };
  const strip = obstacles.flatMap((obstacle) => {
    const { x, z } = extentIn(segment.frame, obstacle);
    return overlaps(z, [0, depth]) ? [{ row: obstacle.row, x, isBeside: sharesHeight(own, obstacle) }] : [];
  });
  const beside = strip.filter(({ isBeside }) => isBeside);
  const offset = byWall.wall?.offset ?? 0;
  const onPlan = ([from, to]: Vec2) => ({
    from: planToParent(segment.frame, [from, depth / 2]),
    to: planToParent(segment.frame, [to, depth / 2]),
  });
  // A wall with nothing at it has its middle as a reason of its own.
  const gaps =
    beside.length === 0
      ? []
      : equalGapsOn(
          beside.map(({ x }) => x),
          [offset, offset + width],
          [0, segment.length],
        );
  return [
    ...strip.flatMap(({ row, x, isBeside }): readonly Candidate[] => {
      if (isBeside) {
        const reason: SnapReason = { kind: "besides", row };
        return [
          { offset: x[1], reason, lead: TOUCHING },
          { offset: x[0] - width, reason, lead: TOUCHING },
        ];
      }
      const reason: SnapReason = { kind: "aligned", row };
      return [
        { offset: x[0], reason, lead: 0 },
        { offset: x[1] - width, reason, lead: 0 },
        { offset: (x[0] + x[1] - width) / 2, reason: { kind: "centred", row }, lead: 0 },
      ];
    }),
    ...gaps.map(
      ({ at, gapMm, spans }): Candidate => ({
        offset: at,
        reason: { kind: "equalGap", gapMm, gaps: spans.map(onPlan) },
        lead: 0,
      }),
    ),
  ];
}

/** Open overlap: touching does not count. */
export function overlaps(a: Vec2, b: Vec2): boolean {
  return a[0] < b[1] - 0.5 && b[0] < a[1] - 0.5;
}
