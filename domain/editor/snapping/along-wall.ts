import type { Vec2 } from "@stanza/geometry";
import { extentIn, type Footprint, sharesHeight } from "../footprint.ts";
import type { SnapOptions, Snapped, SnapReason, SnapRequest, SnapSurroundings } from "./request.ts";
import { againstWall } from "./wall.ts";

interface Candidate {
  readonly offset: number;
  readonly reason: SnapReason;
}

/** Moves an article along its wall to the nearest corner, neighbour or aligned edge within reach. */
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
  const corner: SnapReason = { kind: "corner", wall: segment.wall.id, name: segment.name };
  const candidates: readonly Candidate[] = [
    { offset: 0, reason: corner },
    { offset: last, reason: corner },
    ...(options.boxSnap ? neighbourCandidates(byWall, request, around.obstacles) : []),
  ];
  const best = candidates
    .filter((candidate) => candidate.offset >= -0.5 && candidate.offset <= Math.max(last, 0) + 0.5)
    .map((candidate) => ({ ...candidate, way: Math.abs(candidate.offset - offset) }))
    .filter(({ way }) => way <= options.reach)
    .sort((a, b) => a.way - b.way)[0];
  if (best === undefined) return byWall;
  return {
    ...againstWall(segment, best.offset, request.elevation),
    reasons: [...byWall.reasons, best.reason],
  };
}

/** Both sides of whatever stands in the article's strip along the wall; edges of what is above or below it, to line up with. */
function neighbourCandidates(
  byWall: Snapped,
  request: SnapRequest,
  obstacles: readonly Footprint[],
): readonly Candidate[] {
  const segment = byWall.wall?.segment;
  if (segment === undefined) return [];
  const [width, , depth] = request.box;
  const own: Footprint = { row: "", frame: byWall.frame, box: request.box, mount: request.mount };
  return obstacles.flatMap((obstacle): readonly Candidate[] => {
    const { x, z } = extentIn(segment.frame, obstacle);
    if (!overlaps(z, [0, depth])) return [];
    if (sharesHeight(own, obstacle)) {
      const reason: SnapReason = { kind: "besides", row: obstacle.row };
      return [
        { offset: x[1], reason },
        { offset: x[0] - width, reason },
      ];
    }
    const reason: SnapReason = { kind: "aligned", row: obstacle.row };
    return [
      { offset: x[0], reason },
      { offset: x[1] - width, reason },
    ];
  });
}

/** Open overlap: touching does not count. */
export function overlaps(a: Vec2, b: Vec2): boolean {
  return a[0] < b[1] - 0.5 && b[0] < a[1] - 0.5;
}
