import { add2, fromPlan, scale2, sub2, toLocal, toParent, turnPlan, type Vec2 } from "@stanza/geometry";
import type { NearbyWall } from "./automatic-scene.ts";
import { mayReach, type PlanBox, planBoxOf } from "./plan-box.ts";
import type { RowsInPlan } from "./rows-in-plan.ts";
import { floorOf, type RowRun } from "./run.ts";

/** The obstacle or joint at one end of a run. */
export interface RunEnd {
  /** True when a wall, or a neighbour that rises above the run's top, is at the end, so that nothing may overhang there. */
  readonly blocked: boolean;
  /** Distance from the end to the front edge of an earlier run that it butts against; negative when it must be cut back. */
  readonly joint: number | null;
}

/** A run whose row was already generated, with the ends of that row's front edge. A run across its way is cut back or extended to it. */
export interface CoveredRun {
  readonly run: RowRun;
  readonly frontFrom: Vec2;
  readonly frontTo: Vec2;
  /** Bounding rectangle of the front edge. */
  readonly box: PlanBox;
}

/** The walls and rows near a run. */
export interface RunContext {
  readonly walls: readonly NearbyWall[];
  readonly rows: RowsInPlan;
  readonly covered: readonly CoveredRun[];
}

/** How far a corner joint may bridge, mm: a blind corner's filler plus the front overhang, or the second leg of a corner wall unit. */
const JOINT_REACH = 260;

/** The row that covers `run` from `start` to `end` along its direction, `depth` deep from its back line. */
export function coveredRun(run: RowRun, start: number, end: number, depth: number): CoveredRun {
  const front = scale2(turnPlan(run.rotY, [0, 1]), run.line + depth);
  const edge = (along: number): Vec2 => add2(scale2(run.direction, along), front);
  const [frontFrom, frontTo] = [edge(start), edge(end)];
  return { run, frontFrom, frontTo, box: planBoxOf([frontFrom, frontTo]) };
}

/** reach  distance to both sides of the end within which a wall or a taller neighbour counts, mm */
export function runEnd(run: RowRun, side: "start" | "end", reach: number, context: RunContext): RunEnd {
  const outwards = scale2(run.direction, side === "start" ? -1 : 1);
  const middle = planPoint(run, side === "start" ? run.start : run.end, run.depth / 2);
  const joint = jointDistance(middle, outwards, run, context.covered);
  const blocked =
    joint === null &&
    (meetsWall(middle, outwards, reach, context.walls) ||
      meetsTallRow(middle, outwards, reach, run, context.rows));
  return { blocked, joint };
}

function meetsWall(from: Vec2, outwards: Vec2, reach: number, walls: readonly NearbyWall[]): boolean {
  return walls.some(({ segment, box }) => {
    if (!mayReach(box, from, reach)) return false;
    const distance = distanceAlong(from, outwards, segment.from, segment.to);
    return distance !== null && distance > -reach && distance <= reach;
  });
}

/** Where along the depth of a run's end a wall is looked for: just inside both edges and in the middle. */
const WALL_PROBES = [0.02, 0.5, 0.98];

/** Distance from a run's end to the first wall before it, at the point where the end comes nearest; `null` beyond `reach`. */
export function wallDistance(
  run: RowRun,
  side: "start" | "end",
  reach: number,
  walls: readonly NearbyWall[],
): number | null {
  const along = side === "start" ? run.start : run.end;
  const middle = planPoint(run, along, run.depth / 2);
  const near = walls.filter(({ box }) => mayReach(box, middle, reach + Math.abs(run.depth)));
  if (near.length === 0) return null;
  const outwards = scale2(run.direction, side === "start" ? -1 : 1);
  let nearest: number | null = null;
  for (const share of WALL_PROBES) {
    const from = planPoint(run, along, run.depth * share);
    for (const { segment } of near) {
      const distance = distanceAlong(from, outwards, segment.from, segment.to);
      if (distance === null || distance < -1 || distance > reach) continue;
      nearest = Math.min(nearest ?? distance, distance);
    }
  }
  return nearest;
}

/** The plan point `along` the run's direction and `depth` in front of its back line. */
export function planPoint(
  run: Pick<RowRun, "direction" | "rotY" | "line">,
  along: number,
  depth: number,
): Vec2 {
  return add2(scale2(run.direction, along), scale2(turnPlan(run.rotY, [0, 1]), run.line + depth));
}

/** Returns true when a row covers a plan point somewhere between two heights, without its faces. */
export function isOccupied(point: Vec2, [bottom, top]: readonly [number, number], rows: RowsInPlan): boolean {
  return rows.near(point).some(({ article, frame }) => {
    const [width, height, depth] = article.box;
    if (frame.at[1] + height <= bottom + 1 || frame.at[1] >= top - 1) return false;
    if (article.mount === "wall-opening") return false;
    const [x, , z] = toLocal(frame, fromPlan(point));
    return x > 0 && x < width && z > 0 && z < depth;
  });
}

function meetsTallRow(from: Vec2, outwards: Vec2, reach: number, run: RowRun, rows: RowsInPlan): boolean {
  const probe = add2(from, scale2(outwards, reach));
  return rows.near(probe).some(({ article, frame }) => {
    const [width, height, depth] = article.box;
    const bottom = frame.at[1];
    if (bottom >= run.top || bottom + height <= run.top + 1 || article.mount === "wall-opening") return false;
    const [x, , z] = toLocal(frame, fromPlan(probe));
    return x >= 0 && x <= width && z >= 0 && z <= depth;
  });
}

/** Distance from the run's end to the front edge of a covered run that lies across its way. */
function jointDistance(
  from: Vec2,
  outwards: Vec2,
  run: RowRun,
  covered: readonly CoveredRun[],
): number | null {
  for (const other of covered) {
    if (other.run === run || other.run.top !== run.top || other.run.rotY === run.rotY) continue;
    if (!mayReach(other.box, from, JOINT_REACH)) continue;
    const distance = distanceAlong(from, outwards, other.frontFrom, other.frontTo);
    if (distance !== null && Math.abs(distance) <= JOINT_REACH) return distance;
  }
  return null;
}

/**
 * Signed distance from a point along a unit direction to the segment a–b; `null` when they do not meet. Every end of a run asks for every
 * wall near it, so it makes no vectors.
 */
function distanceAlong(from: Vec2, direction: Vec2, a: Vec2, b: Vec2): number | null {
  const alongX = b[0] - a[0];
  const alongZ = b[1] - a[1];
  const turn = direction[0] * alongZ - direction[1] * alongX;
  if (Math.abs(turn) < 1e-6 * Math.hypot(alongX, alongZ)) return null;
  const offX = a[0] - from[0];
  const offZ = a[1] - from[1];
  const position = (offX * direction[1] - offZ * direction[0]) / turn;
  return position >= 0 && position <= 1 ? (offX * alongZ - offZ * alongX) / turn : null;
}

/**
 * Distance from a run's end to the front of a unit that stands across its way in a corner; `null` beyond `reach`, and where that unit has
 * its own place for a neighbour there, as a blind corner unit has behind its filler.
 *
 * tag   of the units that count
 */
export function frontDistance(
  run: RowRun,
  side: "start" | "end",
  reach: number,
  { rows, tag }: { readonly rows: RowsInPlan; readonly tag: string },
): number | null {
  const outwards = scale2(run.direction, side === "start" ? -1 : 1);
  const from = planPoint(run, side === "start" ? run.start : run.end, run.depth / 2);
  const across = rows
    .near(add2(from, scale2(outwards, reach + 1)))
    .concat(rows.near(from))
    .filter(({ article, frame }) => article.tags.includes(tag) && isAcross(frame.rotY, run.rotY));
  let nearest: number | null = null;
  for (const { article, frame } of new Set(across)) {
    const [width, height, depth] = article.box;
    if (frame.at[1] >= run.top || frame.at[1] + height <= floorOf(run)) continue;
    const [a, b] = [toParent(frame, [0, 0, depth]), toParent(frame, [width, 0, depth])];
    const distance = distanceAlong(from, outwards, [a[0], a[2]], [b[0], b[2]]);
    if (distance === null || distance < 0 || distance > reach) continue;
    const hasPlace = article.anchors.some(({ kind, at }) => {
      if (kind !== "side") return false;
      const [x, , z] = toParent(frame, at);
      const off = sub2([x, z], from);
      return Math.abs(off[0] * outwards[0] + off[1] * outwards[1]) <= PLACE;
    });
    if (!hasPlace) nearest = Math.min(nearest ?? distance, distance);
  }
  return nearest;
}

/** A neighbour stands in the place meant for it when it misses that by no more, mm. */
const PLACE = 3;

const isAcross = (a: number, b: number): boolean => Math.abs(((((a - b) % 180) + 180) % 180) - 90) < 0.5;
