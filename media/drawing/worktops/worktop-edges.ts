import type { EvaluatedRow } from "@stanza/evaluation";
import { boxFootprint, toLocal, toParent, type Vec2, type Vec3 } from "@stanza/geometry";
import { type Room, wallSegments } from "@stanza/project";

/** A side of a worktop, or a stretch of it, in the worktop's frame seen from above: X along it, Y from its back to its front, mm. */
export interface WorktopEdge {
  readonly from: Vec2;
  readonly to: Vec2;
  /** `joint`: another worktop goes on here; `wall`, `unit`: it ends at one; `finished`: it can be seen. */
  readonly kind: "joint" | "wall" | "unit" | "finished";
  /** The worktop that goes on. */
  readonly other?: EvaluatedRow;
}

/** Worktops this near to each other are one surface, and an edge this near to a wall stands at it, mm. */
const TOUCH_MM = 3;
const AT_WALL_MM = 30;
/** A shorter stretch is no joint. */
const LEAST_MM = 30;

/** The four sides of a worktop, each divided where something else begins behind it. */
export function worktopEdges(
  top: EvaluatedRow,
  others: readonly EvaluatedRow[],
  rooms: readonly Room[],
  rows: readonly EvaluatedRow[],
): readonly WorktopEdge[] {
  const [length, , depth] = top.article.box;
  const sides: readonly (readonly [from: Vec2, to: Vec2, out: Vec2])[] = [
    [
      [0, 0],
      [length, 0],
      [0, -1],
    ],
    [
      [length, 0],
      [length, depth],
      [1, 0],
    ],
    [
      [0, depth],
      [length, depth],
      [0, 1],
    ],
    [
      [0, 0],
      [0, depth],
      [-1, 0],
    ],
  ];
  return sides.flatMap(([from, to, out]) => {
    const joints = others.flatMap((other) => jointOf(top, other, from, to, out));
    const probe = probeOf(top, from, to, out);
    const kind = isInWall(probe, rooms) ? "wall" : rows.some((row) => isIn(probe, row)) ? "unit" : "finished";
    return [...restOf(from, to, joints).map(([a, b]): WorktopEdge => ({ from: a, to: b, kind })), ...joints];
  });
}

/** The stretch of a side behind which another worktop lies at the same height. */
function jointOf(
  top: EvaluatedRow,
  other: EvaluatedRow,
  from: Vec2,
  to: Vec2,
  out: Vec2,
): readonly WorktopEdge[] {
  if (Math.abs(top.frame.at[1] - other.frame.at[1]) > TOUCH_MM) return [];
  const corners = boxFootprint(other.frame, other.article.box).map(([x, z]): Vec2 => {
    const [lx, , lz] = toLocal(top.frame, [x, 0, z]);
    return [lx, lz];
  });
  const axis = out[0] === 0 ? 0 : 1;
  const across = 1 - axis;
  const [low, high] = extent(corners, across);
  const side = from[across]!;
  const isBeyond = out[across]! > 0 ? Math.abs(low - side) <= TOUCH_MM : Math.abs(high - side) <= TOUCH_MM;
  const [start, end] = extent(corners, axis);
  const a = Math.max(start, from[axis]!);
  const b = Math.min(end, to[axis]!);
  if (!isBeyond || b - a < LEAST_MM) return [];
  const at = (value: number): Vec2 => (axis === 0 ? [value, side] : [side, value]);
  return [{ from: at(a), to: at(b), kind: "joint", other }];
}

const extent = (points: readonly Vec2[], axis: number): Vec2 => [
  Math.min(...points.map((point) => point[axis]!)),
  Math.max(...points.map((point) => point[axis]!)),
];

/** What joints leave of a side. */
function restOf(from: Vec2, to: Vec2, joints: readonly WorktopEdge[]): readonly (readonly [Vec2, Vec2])[] {
  const axis = from[0] === to[0] ? 1 : 0;
  const at = (value: number): Vec2 => (axis === 0 ? [value, from[1]] : [from[0], value]);
  const rest: [Vec2, Vec2][] = [];
  let reached = from[axis];
  for (const joint of joints.toSorted((a, b) => a.from[axis] - b.from[axis])) {
    if (joint.from[axis] - reached > LEAST_MM) rest.push([at(reached), joint.from]);
    reached = Math.max(reached, joint.to[axis]);
  }
  if (to[axis] - reached > (joints.length > 0 ? LEAST_MM : 0)) rest.push([at(reached), to]);
  return rest;
}

/** A point behind the middle of a side, half way up the worktop; room frame. */
function probeOf(top: EvaluatedRow, from: Vec2, to: Vec2, out: Vec2): Vec3 {
  const behind = (axis: 0 | 1): number => (from[axis] + to[axis]) / 2 + out[axis] * AT_WALL_MM;
  return toParent(top.frame, [behind(0), top.article.box[1] / 2, behind(1)]);
}

const isInWall = (probe: Vec3, rooms: readonly Room[]): boolean =>
  rooms.some((room) =>
    wallSegments(room).some(({ frame, length, wall }) => {
      const [along, , away] = toLocal(frame, [probe[0], 0, probe[2]]);
      return along >= 0 && along <= length && away <= 0 && away >= -wall.thickness - AT_WALL_MM;
    }),
  );

function isIn(probe: Vec3, { frame, article }: EvaluatedRow): boolean {
  const local = toLocal(frame, probe);
  return local.every((value, axis) => value > 0 && value < article.box[axis]!);
}
