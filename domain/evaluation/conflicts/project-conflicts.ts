import type { Text } from "@stanza/catalogue";
import {
  type Bounds,
  boxFootprint,
  compose,
  convexOverlap,
  dot2,
  type Frame,
  normaliseAngle,
  planToParent,
  sub2,
  toLocal,
  toParent,
  turnPlan,
  type Vec2,
  type Vec3,
} from "@stanza/geometry";
import { type Room, type RowId, type WallId, type WallSegment, wallSegments } from "@stanza/project";
import type { EvaluatedProject, EvaluatedRow } from "../evaluated-project.ts";
import { bodiesOverlap, layerOfMount, reachesIntoSpace } from "./bodies-overlap.ts";
import { boxPairs } from "./box-pairs.ts";

/** Two things in the same place. */
export interface Conflict {
  /** Stable while both things stay, so that lists can remember what a person has looked at. */
  readonly key: string;
  /** `overlap`: two bodies in one place. `clearance`: the free space of an article (a door's swing, a drawer's travel) is taken. */
  readonly kind: "overlap" | "clearance";
  readonly severity: "error" | "warn" | "info";
  /** For a clearance, the article that needs the space; for an overlap, the earlier one in the project. */
  readonly row: RowId;
  /** The obstacle. */
  readonly with: { readonly row: RowId } | { readonly wall: WallId; readonly name: string };
  /** The purpose of a clearance, in the catalogue's words. */
  readonly because?: Text;
  /** Middle of the shared space, in the room. */
  readonly at: Vec3;
}

/** Boxes that overlap by no more than this only touch, mm. */
const TOUCH = 1;

interface Body {
  readonly row: EvaluatedRow;
  readonly order: number;
  readonly frame: Frame;
  readonly size: Vec3;
  readonly bounds: Bounds;
}

interface Kept extends Body {
  readonly clearance: EvaluatedRow["article"]["clearances"][number];
}

/** The openings of two walls back to back may differ by this much, mm. */
const HOLE_SLACK = 60;

const SEVERITY = { block: "error", warn: "warn", info: "info" } as const;

/**
 * Finds every overlap and every taken clearance in a project, including overlaps that were forced by hand. Where the articles' boxes
 * overlap, their solids decide, as when they are placed by hand.
 *
 * Rows that are generated from neighbours take no part, because they are made to fit. Articles that are set on or into others (`worktop`,
 * `inside`) meet only their own kind, and doors and windows only each other; their clearances meet everything. Placeholders may stand in
 * each other, and are never an error.
 *
 * rooms  their walls stop doors and drawers; absent: only articles do
 *
 * ASSUMED: two clearances may share a place, since two doors need not be open at once.
 */
export function projectConflicts(
  evaluated: EvaluatedProject,
  rooms: readonly Room[] = [],
): readonly Conflict[] {
  const bodies = evaluated.rows.flatMap((row, order): readonly Body[] =>
    row.automatic ? [] : [bodyOf(row, order, row.frame, row.article.box)],
  );
  const kept = bodies.flatMap(clearancesOf);
  return [...overlaps(bodies), ...taken(kept, bodies), ...walled(kept, rooms.flatMap(wallSegments))];
}

function bodyOf(row: EvaluatedRow, order: number, frame: Frame, size: Vec3): Body {
  return { row, order, frame, size, bounds: boundsIn(frame, size) };
}

/** The extent of a box in a frame. */
function boundsIn({ at: [x, y, z], rotY }: Frame, [width, height, depth]: Vec3): Bounds {
  const [wx, wz] = turnPlan(rotY, [width, 0]);
  const [dx, dz] = turnPlan(rotY, [0, depth]);
  return {
    min: [x + Math.min(0, wx) + Math.min(0, dx), y, z + Math.min(0, wz) + Math.min(0, dz)],
    max: [x + Math.max(0, wx) + Math.max(0, dx), y + height, z + Math.max(0, wz) + Math.max(0, dz)],
  };
}

function clearancesOf({ row, order }: Body): readonly Kept[] {
  return row.article.clearances.map((clearance) => ({
    ...bodyOf(row, order, compose(row.frame, { at: clearance.at, rotY: 0 }), clearance.size),
    clearance,
  }));
}

function overlaps(bodies: readonly Body[]): readonly Conflict[] {
  return boxPairs(bodies, bodies, TOUCH).flatMap(([a, b]): readonly Conflict[] => {
    if (a.order >= b.order || isOneHole(a, b) || (isPlaceholder(a) && isPlaceholder(b))) return [];
    if (!bodiesOverlap(placed(a), placed(b))) return [];
    const [row, other] = [a.row.row.id, b.row.row.id];
    return [
      {
        key: `overlap ${row} ${other}`,
        kind: "overlap",
        severity: isPlaceholder(a) || isPlaceholder(b) ? "warn" : "error",
        row,
        with: { row: other },
        at: sharedMiddle(a.bounds, b.bounds),
      },
    ];
  });
}

/** Stands for furniture that is there already, as another program's plan has it: what it touches is worth a word, and no fault. */
const isPlaceholder = ({ row: { article } }: Body): boolean => article.tags.includes("placeholder");

/**
 * Returns true when two openings are the same hole. In the walls of two rooms back to back, a door has the other room's opening behind it,
 * and the narrower opening lies within the wider one.
 */
function isOneHole(a: Body, b: Body): boolean {
  const [here, there] = [a.row.row.placement, b.row.row.placement];
  if (layerOf(a) !== "wall-opening" || here.on !== "wall" || there.on !== "wall" || here.wall === there.wall)
    return false;
  const isBackToBack = Math.abs(Math.abs(normaliseAngle(a.frame.rotY - b.frame.rotY)) - 180) < 1;
  const middle = ({ frame, size }: Body) => planToParent(frame, [size[0] / 2, size[2] / 2]);
  const off = dot2(sub2(middle(a), middle(b)), turnPlan(a.frame.rotY, [1, 0]));
  return isBackToBack && Math.abs(off) <= Math.abs(a.size[0] - b.size[0]) / 2 + HOLE_SLACK;
}

const layerOf = ({ row: { article } }: Body): string => layerOfMount(article.mount);

const placed = ({ frame, size, row: { article } }: Body) => ({
  frame,
  box: size,
  mount: article.mount,
  parts: article.parts,
});

function taken(kept: readonly Kept[], bodies: readonly Body[]): readonly Conflict[] {
  const solid = bodies.filter((body) => layerOf(body) === "standing");
  return boxPairs(kept, solid, TOUCH).flatMap(([space, body]): readonly Conflict[] => {
    if (space.order === body.order || !meet(space, body)) return [];
    if (!reachesIntoSpace(placed(body), { frame: space.frame, box: space.size })) return [];
    const middle = sharedMiddle(space.bounds, body.bounds);
    const found = inTheWay(space, { row: body.row.row.id }, body.row.row.id, middle);
    return [found.severity === "error" && isPlaceholder(body) ? { ...found, severity: "warn" } : found];
  });
}

function walled(kept: readonly Kept[], walls: readonly WallSegment[]): readonly Conflict[] {
  const bodies = walls.map((segment) => {
    const { frame, length, wall, height, endHeight } = segment;
    const outer: Frame = { at: toParent(frame, [0, 0, -wall.thickness]), rotY: frame.rotY };
    return { segment, bounds: boundsIn(outer, [length, Math.max(height, endHeight), wall.thickness]) };
  });
  const stopped = new Set<Kept>();
  return boxPairs(kept, bodies, TOUCH).flatMap(([space, { segment }]): readonly Conflict[] => {
    if (stopped.has(space) || !reachesInto(space, segment)) return [];
    stopped.add(space);
    const { id } = segment.wall;
    return [inTheWay(space, { wall: id, name: segment.name }, id, middleOf(space.bounds))];
  });
}

const inTheWay = (space: Kept, other: Conflict["with"], otherId: string, at: Vec3): Conflict => ({
  key: `clearance ${space.row.row.id} ${space.clearance.id} ${otherId}`,
  kind: "clearance",
  severity: SEVERITY[space.clearance.severity],
  row: space.row.row.id,
  with: other,
  because: space.clearance.because,
  at,
});

/** Returns true when two turned boxes with overlapping extents overlap themselves. */
function meet(a: Body, b: Body): boolean {
  if (a.frame.rotY % 90 === 0 && b.frame.rotY % 90 === 0) return true;
  const overlap = convexOverlap(boxFootprint(a.frame, a.size), boxFootprint(b.frame, b.size));
  return overlap !== null && overlap.depth > TOUCH;
}

/**
 * Returns true when a space extends into the room from a wall. A door in the wall needs the inner side; the door and its clearance begin at
 * the face.
 */
function reachesInto(space: Kept, segment: WallSegment): boolean {
  const { length, wall } = segment;
  const { placement } = space.row.row;
  if (placement.on === "wall" && placement.wall === wall.id) return false;
  const body: readonly Vec2[] = [
    [0, -wall.thickness],
    [length, -wall.thickness],
    [length, 0],
    [0, 0],
  ];
  const local = boxFootprint(space.frame, space.size).map(([x, z]): Vec2 => {
    const point = toLocal(segment.frame, [x, 0, z]);
    return [point[0], point[2]];
  });
  const overlap = convexOverlap(local, body);
  return overlap !== null && overlap.depth > TOUCH;
}

function sharedMiddle(a: Bounds, b: Bounds): Vec3 {
  return middleOf({
    min: [Math.max(a.min[0], b.min[0]), Math.max(a.min[1], b.min[1]), Math.max(a.min[2], b.min[2])],
    max: [Math.min(a.max[0], b.max[0]), Math.min(a.max[1], b.max[1]), Math.min(a.max[2], b.max[2])],
  });
}

function middleOf({ min, max }: Bounds): Vec3 {
  return [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2];
}
