import type { EvaluatedProject, EvaluatedRow } from "@stanza/evaluation";
import { boxFootprint, edgesOf, segmentsMeet, type Vec2 } from "@stanza/geometry";
import {
  angleOnCurve,
  arcOfCurve,
  curvesAmong,
  type Placement,
  type Project,
  type WallId,
  type WallSegment,
  wallSegments,
} from "@stanza/project";
import { dockCarried } from "./dock-carried.ts";
import { extentIn, type Footprint, firstCollision, footprintOf, keptFromWalls } from "./footprint.ts";
import { overlaps } from "./snapping/along-wall.ts";
import { angleTaken, inFacet } from "./snapping/curved-walls.ts";
import { againstWall, clamp } from "./snapping/wall.ts";
import type { ArticleToPlace } from "./to-place.ts";

/** Touching up to half a millimetre is no overlap. */
const TOUCH = 0.5;
/** A row is against a wall when its back is this near to the wall's face, mm. */
const AGAINST = 30;

export interface Standing {
  readonly segment: WallSegment;
  /** Distance along the wall from its start. */
  readonly from: number;
  readonly to: number;
}

/**
 * Finds the place of an article that is added without a pointer: beside the last row of its kind on the same wall, on the right side first;
 * else on the first free stretch of the walls after it. Corners used by rows of the neighbouring wall, doors, and windows at the article's
 * height count as taken. The first wall unit goes above the first base unit; a door or window into the middle of the longest free stretch,
 * of a curved wall when no straight one has any. What others carry goes there (`dockCarried`).
 *
 * only      these walls; absent: all
 * returns   `null` when no wall has room, or more than one thing could carry it: a person has to place it
 *
 * ASSUMED: furniture is lined up against walls from left to right.
 */
export function dock(
  article: Pick<ArticleToPlace, "box" | "mount" | "elevation" | "shape">,
  project: Project,
  evaluated: EvaluatedProject,
  only?: ReadonlySet<WallId>,
): Placement | null {
  const walls = project.rooms.flatMap(wallSegments).filter(({ wall }) => only?.has(wall.id) ?? true);
  const placed = evaluated.rows.filter((row) => !row.automatic);
  if (article.mount === "wall-opening") return dockOpening(article, walls, placed);
  const carried = dockCarried(article, project, placed, walls);
  if (carried) return carried;
  if (article.mount !== "floor" && article.mount !== "wall") return null;
  const anchor = anchorOf(article.mount, placed, walls);
  const start = anchor ? walls.indexOf(anchor.segment) : 0;
  const order = [...walls.slice(start), ...walls.slice(0, start)];
  for (const segment of order) {
    const wish = segment === anchor?.segment ? anchor.wish : 0;
    const offset = freePlace(article, segment, wish, walls, placed);
    if (offset !== null) {
      const { frame } = againstWall(segment, offset, article.elevation, keptFromWalls(article.shape).back);
      return { on: "room", at: frame.at, rotY: frame.rotY };
    }
  }
  return null;
}

/** The wall to begin with, and the preferred place on it. */
function anchorOf(
  mount: "floor" | "wall",
  placed: readonly EvaluatedRow[],
  walls: readonly WallSegment[],
): { readonly segment: WallSegment; readonly wish: number } | null {
  const same = placed.findLast((row) => row.article.mount === mount && standingAt(row, walls));
  const last = same && standingAt(same, walls);
  if (last) return { segment: last.segment, wish: last.to };
  const below = mount === "wall" ? placed.find((row) => row.article.mount === "floor") : undefined;
  const first = below && standingAt(below, walls);
  return first ? { segment: first.segment, wish: first.from } : null;
}

/** The wall that a row stands against, if any. */
export function standingAt(row: EvaluatedRow, walls: readonly WallSegment[]): Standing | null {
  for (const segment of walls) {
    const turned = Math.abs(row.frame.rotY - segment.frame.rotY) % 360;
    if (Math.min(turned, 360 - turned) > 0.5) continue;
    const { x, z } = extentIn(segment.frame, footprintOf(row));
    if (Math.abs(z[0]) <= AGAINST && x[1] > 0 && x[0] < segment.length)
      return { segment, from: x[0], to: x[1] };
  }
  return null;
}

/** The free place along a wall nearest to the wish; a place to its right before one as far to its left. */
export function freePlace(
  { box, mount, elevation }: Pick<ArticleToPlace, "box" | "mount" | "elevation">,
  segment: WallSegment,
  wish: number,
  walls: readonly WallSegment[],
  placed: readonly EvaluatedRow[],
): number | null {
  const [width, height, depth] = box;
  const last = segment.length - width;
  if (last < -TOUCH || elevation + height > segment.height + TOUCH) return null;
  const obstacles = obstaclesAt(segment, depth, placed);
  const edges = obstacles.flatMap((obstacle) => {
    const { x } = extentIn(segment.frame, obstacle);
    return [x[1], x[0] - width];
  });
  const places = [0, last, wish, wish - width, ...edges]
    .map((offset) => (Math.abs(offset) < TOUCH ? 0 : Math.abs(offset - last) < TOUCH ? last : offset))
    .filter((offset) => offset >= 0 && offset <= last);
  const free = places.filter((offset) => {
    const { frame } = againstWall(segment, offset, elevation);
    const footprint: Footprint = { row: "", frame, box, mount };
    return firstCollision(footprint, obstacles) === null && !crossesWall(footprint, walls);
  });
  const cost = (offset: number) => (offset >= wish - TOUCH ? offset - wish : wish - offset - width + TOUCH);
  return free.toSorted((a, b) => cost(a) - cost(b))[0] ?? null;
}

/** Returns true where an article with its back to a wall is in nothing's way: no furniture, no door or window, no other wall. */
export function standsFree(
  { box, mount, elevation }: Pick<ArticleToPlace, "box" | "mount" | "elevation">,
  segment: WallSegment,
  offset: number,
  walls: readonly WallSegment[],
  placed: readonly EvaluatedRow[],
): boolean {
  const { frame } = againstWall(segment, offset, elevation);
  const footprint: Footprint = { row: "", frame, box, mount };
  const obstacles = obstaclesAt(segment, box[2], placed);
  return firstCollision(footprint, obstacles) === null && !crossesWall(footprint, walls);
}

function obstaclesAt(
  { frame, wall }: WallSegment,
  depth: number,
  placed: readonly EvaluatedRow[],
): readonly Footprint[] {
  return placed
    .map((row) => blocking(row, depth))
    .filter((obstacle) => overlaps(extentIn(frame, obstacle).z, [-wall.thickness, depth]));
}

/** The box that furniture must keep free. For a door or window it includes the way to it, to the depth of the furniture. */
function blocking(row: EvaluatedRow, depthMm: number): Footprint {
  const footprint = footprintOf(row);
  if (footprint.mount !== "wall-opening") return footprint;
  const [width, height, depth] = footprint.box;
  const { row: id, frame } = footprint;
  return { row: id, frame, mount: "free", box: [width, height, depth + depthMm] };
}

/** Returns true when a box reaches into or through a wall's inner face. */
function crossesWall(
  { frame, box: [width, height, depth] }: Footprint,
  walls: readonly WallSegment[],
): boolean {
  const inner = boxFootprint({ at: shifted(frame.at, frame.rotY), rotY: frame.rotY }, [
    width - 2,
    height,
    depth - 2,
  ]);
  return edgesOf(inner, true).some((edge) =>
    walls.some((wall) => segmentsMeet(edge, { from: wall.from, to: wall.to })),
  );
}

/** Moves a side a millimetre inwards on both axes. */
function shifted(
  [x, y, z]: readonly [number, number, number],
  rotY: number,
): readonly [number, number, number] {
  const angle = (rotY * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [x + cos + sin, y, z - sin + cos];
}

function dockOpening(
  { box: [width, height], elevation }: Pick<ArticleToPlace, "box" | "elevation">,
  walls: readonly WallSegment[],
  placed: readonly EvaluatedRow[],
): Placement | null {
  const straight = walls.filter(({ wall }) => wall.curve === undefined);
  const gaps = straight.flatMap((segment) => {
    const taken = placed.flatMap((row): readonly Vec2[] => {
      const obstacle = footprintOf(row);
      const bottom = obstacle.frame.at[1];
      const beside = bottom + obstacle.box[1] > elevation + 1 && elevation + height > bottom + 1;
      const { x, z } = extentIn(segment.frame, obstacle);
      return beside && overlaps(z, [-segment.wall.thickness, AGAINST]) ? [x] : [];
    });
    return freeGaps(segment.length, taken).map(([from, to]) => ({ segment, from, to }));
  });
  const longest = gaps.toSorted((a, b) => b.to - b.from - (a.to - a.from))[0];
  if (!longest || longest.to - longest.from < width - TOUCH) return dockOnCurve(width, walls, placed);
  const middle = (longest.from + longest.to - width) / 2;
  const offset = clamp(Math.round(middle), 0, longest.segment.length - width);
  return { on: "wall", wall: longest.segment.wall.id, offset, elevation: 0 };
}

/** The middle of the longest free stretch of a curved wall; other furniture there is ignored. */
function dockOnCurve(
  width: number,
  walls: readonly WallSegment[],
  placed: readonly EvaluatedRow[],
): Placement | null {
  const gaps = curvesAmong(walls).flatMap((curve) => {
    const needed = angleTaken(curve, width);
    if (needed === null) return [];
    const taken = placed.flatMap(({ row: { placement }, article }): readonly Vec2[] => {
      const along = placement.on === "wall" ? placement.offset + article.box[0] / 2 : 0;
      const middle = placement.on === "wall" ? angleOnCurve(curve, placement.wall, along) : null;
      const half = (angleTaken(curve, article.box[0]) ?? 0) / 2;
      return middle === null ? [] : [[middle - half, middle + half]];
    });
    return freeGaps(arcOfCurve(curve).angle, taken)
      .filter(([from, to]) => to - from >= needed)
      .map(([from, to]) => ({ curve, angle: (from + to) / 2, mm: (to - from) * curve.radius }));
  });
  const longest = gaps.toSorted((a, b) => b.mm - a.mm)[0];
  if (!longest) return null;
  const { segment, offset } = inFacet(longest, width);
  return { on: "wall", wall: segment.wall.id, offset, elevation: 0 };
}

function freeGaps(length: number, taken: readonly Vec2[]): readonly Vec2[] {
  const gaps: Vec2[] = [];
  let from = 0;
  for (const [start, end] of taken.toSorted((a, b) => a[0] - b[0])) {
    if (start > from) gaps.push([from, Math.min(start, length)]);
    from = Math.max(from, end);
  }
  if (from < length) gaps.push([from, length]);
  return gaps;
}
