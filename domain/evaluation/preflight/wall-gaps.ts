import { boxFootprint, type Frame, toLocal, toParent, turn, type Vec2, type Vec3 } from "@stanza/geometry";
import { type Room, type RowId, type WallId, type WallSegment, wallSegments } from "@stanza/project";
import type { EvaluatedProject, EvaluatedRow } from "../evaluated-project.ts";

/** An open slit along a wall: between two neighbours, or between the last one and the next wall. */
export interface WallGap {
  /** Stable while its neighbours stay. */
  readonly key: string;
  readonly wall: WallId;
  readonly wallName: string;
  /** The row on either side as seen from inside the room; `null`: a wall. Never both. */
  readonly left: RowId | null;
  readonly right: RowId | null;
  /** Width, mm. */
  readonly width: number;
  /** Place of a filler: its left back corner, at the height of its neighbour. */
  readonly frame: Frame;
  /** Middle of the gap in the room. */
  readonly at: Vec3;
}

/** A wider gap is a free place, mm. */
const WIDEST = 300;
/** A narrower gap is the play left when furniture is installed, mm. */
const PLAY = 5;
/** A unit counts as against its wall up to this distance, mm. */
const OFF_THE_WALL = 60;
/** Two units are neighbours when they share at least this part of the lower one's height and of the shallower one's depth. */
const SHARED = 0.5;

/** A row in a wall's coordinates: from and to along it, from it into the room, and upwards. */
interface Seen {
  readonly row: EvaluatedRow;
  readonly x: Vec2;
  readonly y: Vec2;
  readonly z: Vec2;
  /** True when its back is against this wall. */
  readonly isAgainst: boolean;
}

/**
 * Finds the gaps under 300 mm along the walls, on either side of every row with its back to one. Generated rows close gaps like the
 * person's own; rows on top of the units or below them do not.
 *
 * ASSUMED: 5 mm are play, not a gap; islands and things on worktops have none.
 */
export function wallGaps(evaluated: EvaluatedProject, rooms: readonly Room[]): readonly WallGap[] {
  const standing = evaluated.rows
    .filter(({ article: { mount } }) => mount === "floor" || mount === "wall")
    .map(standingOf);
  return rooms.flatMap((room) => {
    const segments = wallSegments(room);
    return segments.flatMap((segment, i) => gapsAlong(segment, cornersOf(room, segments, i), standing));
  });
}

/** A row with the circle in plan that contains it. This check alone rules out most walls. */
interface Standing {
  readonly row: EvaluatedRow;
  readonly middle: Vec2;
  readonly reach: number;
}

function standingOf(row: EvaluatedRow): Standing {
  const corners = boxFootprint(row.frame, row.article.box);
  const [a, , c] = corners;
  const middle: Vec2 = a && c ? [(a[0] + c[0]) / 2, (a[1] + c[1]) / 2] : [row.frame.at[0], row.frame.at[2]];
  const sides = row.article.anchors
    .filter(({ kind }) => kind === "side")
    .map(({ at }): Vec2 => {
      const [x, , z] = toParent(row.frame, at);
      return [x, z];
    });
  const reach = Math.max(...[...corners, ...sides].map(([x, z]) => Math.hypot(x - middle[0], z - middle[1])));
  return { row, middle, reach };
}

/** Returns true when any part of the row may be near enough to stand at the wall. */
function mayStandAt({ frame, length }: WallSegment, { middle, reach }: Standing): boolean {
  const [x, , z] = toLocal(frame, [middle[0], 0, middle[1]]);
  return (
    z - reach <= OFF_THE_WALL &&
    z + reach >= OFF_THE_WALL &&
    x + reach >= -WIDEST &&
    x - reach <= length + WIDEST
  );
}

/** The ends of a wall at which another wall continues into the room. */
interface Corners {
  readonly start: boolean;
  readonly end: boolean;
}

function cornersOf(room: Room, segments: readonly WallSegment[], i: number): Corners {
  const isClosed = room.openEnd === null;
  const last = segments.length - 1;
  const before = i > 0 || isClosed ? segments.at(i - 1) : undefined;
  const after = i < last ? segments[i + 1] : isClosed ? segments[0] : undefined;
  const segment = segments[i];
  if (!segment) return { start: false, end: false };
  return {
    start: before !== undefined && turnsInwards(before, segment),
    end: after !== undefined && turnsInwards(segment, after),
  };
}

/** Returns true when the angle is near enough to a right angle that the next wall closes the end of a run. */
const turnsInwards = (one: WallSegment, next: WallSegment): boolean =>
  one.normal[0] * next.direction[0] + one.normal[1] * next.direction[1] > 0.9;

function gapsAlong(
  segment: WallSegment,
  corners: Corners,
  standing: readonly Standing[],
): readonly WallGap[] {
  const near = standing
    .filter((one) => mayStandAt(segment, one))
    .flatMap(({ row }) => seenFrom(segment, row) ?? [])
    .sort((a, b) => a.x[0] - b.x[0] || a.x[1] - b.x[1]);
  return near.flatMap((one, i): readonly WallGap[] => {
    if (!one.isAgainst || one.row.automatic) return [];
    const gaps: WallGap[] = [];
    const right = beside(one, near, i, 1);
    if (right.next) {
      if (isGap(right.next.x[0] - right.edge))
        gaps.push(gapOf(segment, one, right.next, [right.edge, right.next.x[0]]));
    } else if (corners.end && isGap(segment.length - right.edge))
      gaps.push(gapOf(segment, one, null, [right.edge, segment.length]));
    const left = beside(one, near, i, -1);
    // A neighbour that is against this wall reports the gap itself.
    const isTold = left.next?.isAgainst === true;
    if (left.next) {
      if (!isTold && isGap(left.edge - left.next.x[1]))
        gaps.push(gapOf(segment, left.next, one, [left.next.x[1], left.edge]));
    } else if (corners.start && isGap(left.edge)) gaps.push(gapOf(segment, null, one, [0, left.edge]));
    return gaps;
  });
}

const isGap = (width: number): boolean => width >= PLAY && width < WIDEST;

/**
 * The next row on one side of a row, and the row's end there, including panels and fillers generated at its side. A row that overlaps is
 * next at a negative distance.
 */
function beside(
  one: Seen,
  near: readonly Seen[],
  from: number,
  sense: 1 | -1,
): { readonly edge: number; readonly next: Seen | null } {
  const others = near
    .filter((other, i) => i !== from && (sense === 1 ? other.x[1] > one.x[1] : other.x[0] < one.x[0]))
    .filter((other) => isBeside(one, other))
    .sort((a, b) => (sense === 1 ? a.x[0] - b.x[0] : b.x[1] - a.x[1]));
  let edge = sense === 1 ? one.x[1] : one.x[0];
  for (const other of others) {
    const away = sense === 1 ? other.x[0] - edge : edge - other.x[1];
    if (!other.row.automatic || away >= PLAY) return { edge, next: other };
    edge = sense === 1 ? Math.max(edge, other.x[1]) : Math.min(edge, other.x[0]);
  }
  return { edge, next: null };
}

/**
 * Returns true when two rows are at the same height. A generated plinth below the units, lower than they are, closes no gap between them.
 */
const isBeside = (one: Seen, other: Seen): boolean =>
  shares(one.z, other.z) &&
  shares(one.y, other.y) &&
  (!other.row.automatic || inCommon(one.y, other.y) >= SHARED * extent(one.y));

const extent = ([from, to]: Vec2): number => to - from;
const inCommon = (a: Vec2, b: Vec2): number => Math.min(a[1], b[1]) - Math.max(a[0], b[0]);

function shares(a: Vec2, b: Vec2): boolean {
  const common = inCommon(a, b);
  return common > 0 && common >= SHARED * Math.min(extent(a), extent(b));
}

/** A row in a wall's coordinates; `null`: it has nothing to do with the wall. */
function seenFrom({ frame, length }: WallSegment, row: EvaluatedRow): Seen | null {
  const { box } = row.article;
  const corners = boxFootprint(row.frame, box).map(([x, z]) => toLocal(frame, [x, 0, z]));
  // A blind corner unit keeps its neighbour behind its own filler: its side anchor is farther out than its box.
  const sides = row.article.anchors
    .filter(({ kind }) => kind === "side")
    .map(({ at, dir }) => ({
      x: toLocal(frame, toParent(row.frame, at))[0],
      way: turn(row.frame.rotY - frame.rotY, dir)[0],
    }))
    .filter(({ way }) => Math.abs(way) > 0.99);
  const xs = [...corners, ...sides.map(({ x }) => [x] as const)].map(([x]) => x);
  const zs = corners.map(([, , z]) => z);
  const x: Vec2 = [Math.min(...xs), Math.max(...xs)];
  const z: Vec2 = [Math.min(...zs), Math.max(...zs)];
  if (z[0] > OFF_THE_WALL || z[1] < OFF_THE_WALL || x[1] < -WIDEST || x[0] > length + WIDEST) return null;
  const turned = Math.abs(((row.frame.rotY - frame.rotY + 540) % 360) - 180);
  const bottom = row.frame.at[1];
  return {
    row,
    x,
    y: [bottom, bottom + box[1]],
    z,
    isAgainst: turned < 0.5 && z[0] > -OFF_THE_WALL && x[0] > -PLAY && x[1] < length + PLAY,
  };
}

/** The id of the person's row; a generated side panel counts as its first member. */
const ownId = ({ row }: Seen): RowId => row.automatic?.members[0] ?? row.row.id;

function gapOf(segment: WallSegment, left: Seen | null, right: Seen | null, [from, to]: Vec2): WallGap {
  const leader = (left?.isAgainst ? left : null) ?? right ?? left;
  const [bottom, top] = leader?.y ?? [0, 0];
  const [back, front] = leader?.z ?? [0, 0];
  const [a, b] = [left && ownId(left), right && ownId(right)];
  return {
    key: `gap ${segment.wall.id} ${a ?? "wall"} ${b ?? "wall"}`,
    wall: segment.wall.id,
    wallName: segment.name,
    left: a,
    right: b,
    width: to - from,
    frame: {
      at: toParent(segment.frame, [from, bottom - segment.frame.at[1], back]),
      rotY: segment.frame.rotY,
    },
    at: toParent(segment.frame, [(from + to) / 2, (bottom + top) / 2, (back + front) / 2]),
  };
}
