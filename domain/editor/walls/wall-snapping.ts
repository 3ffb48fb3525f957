import {
  add2,
  cross2,
  distance2,
  dot2,
  nearestOnSegment,
  type Segment,
  scale2,
  sub2,
  type Vec2,
} from "@stanza/geometry";

/** The snapping of the next corner; the person's choice, remembered. */
export type WallSnapMode = "grid" | "lines" | "angles" | "off";
export const WALL_SNAP_MODES: readonly WallSnapMode[] = ["grid", "lines", "angles", "off"];

/** The reason for a corner's place, shown beside it. */
export type WallSnapReason =
  | { readonly kind: "close" }
  /** A corner of another room. */
  | { readonly kind: "corner" }
  /** The outer face of another room's wall. */
  | { readonly kind: "face" }
  | { readonly kind: "grid"; readonly stepMm: number }
  | { readonly kind: "axis" }
  | { readonly kind: "square" }
  /** An angle to the wall before, degrees. */
  | { readonly kind: "angle"; readonly deg: number }
  | { readonly kind: "aligned" }
  /** Level with the end of a parallel wall. */
  | { readonly kind: "parallelEnd" }
  | { readonly kind: "halfCircle" };

/** The pointer on the plan while walls are drawn or changed. */
export interface WallPointer {
  readonly at: Vec2;
  /** Frees the angle. */
  readonly shift: boolean;
  /** Switches snapping off. */
  readonly alt: boolean;
  /** Length of one screen pixel, mm; a little more for a finger. */
  readonly mmPerPixel: number;
}

/** Other things on the plan: corners to meet or to align with, and outer faces that another room can stand against. */
export interface WallSurroundings {
  readonly corners: readonly Vec2[];
  readonly faces: readonly Segment[];
}

export interface SnappedCorner {
  readonly at: Vec2;
  readonly reasons: readonly WallSnapReason[];
  /** Lines from the things that it aligns with to the corner. */
  readonly guides: readonly Segment[];
}

/** Walls snap to multiples of this, degrees. */
const ANGLE_STEP = { lines: 45, angles: 15 } as const;
/** Lengths by pointer are whole multiples of this, mm. */
const LENGTH_STEP = 10;
/** A corner aligns with, or meets, another within this many pixels. */
const REACH_PIXELS = 10;
/** The grid's steps, mm; the finest one that is at least some pixels wide is used. */
const GRID_STEPS = [10, 50, 100] as const;
const GRID_PIXELS = 8;
const EXACT = 1e-9;

/**
 * Finds the next corner for a pointer: on another room's corner or outer face when that is near, else along one of the allowed directions
 * from the last corner, in whole centimetres, and level with an earlier corner when one is near.
 *
 * corners  of the chain so far, the last one is the start of the wall; may be empty
 */
export function snapCorner(
  corners: readonly Vec2[],
  pointer: WallPointer,
  mode: WallSnapMode,
  surroundings: WallSurroundings,
): SnappedCorner {
  const { at, alt, shift, mmPerPixel } = pointer;
  if (alt || mode === "off") return plain(rounded(at, 1));
  const reach = REACH_PIXELS * mmPerPixel;
  if (mode === "grid") {
    const stepMm = GRID_STEPS.find((step) => step / mmPerPixel >= GRID_PIXELS) ?? 100;
    return { ...plain(rounded(at, stepMm)), reasons: [{ kind: "grid", stepMm }] };
  }
  const point = surroundings.corners.find((corner) => distance2(corner, at) <= reach);
  if (point) return { ...plain(point), reasons: [{ kind: "corner" }] };
  const from = corners.at(-1);
  if (from === undefined)
    return mode === "lines" ? firstCorner(at, reach, surroundings) : plain(rounded(at, 1));
  const way = shift ? freeWay(from, at) : steadyWay(corners, at, ANGLE_STEP[mode]);
  const length = Math.max(0, dot2(sub2(at, from), way.direction));
  if (mode === "lines" && !shift) {
    const met =
      faceOnWay(from, way.direction, length, reach, surroundings) ??
      levelOnWay(corners, way.direction, length, reach, surroundings);
    if (met) return { ...met, reasons: [...way.reasons, ...met.reasons] };
  }
  const whole = Math.round(length / LENGTH_STEP) * LENGTH_STEP;
  return { at: onWay(from, way.direction, whole), reasons: way.reasons, guides: [] };
}

const plain = (at: Vec2): SnappedCorner => ({ at, reasons: [], guides: [] });

const rounded = ([x, z]: Vec2, step: number): Vec2 => [
  Math.round(x / step) * step,
  Math.round(z / step) * step,
];

/** Exact along the axes: a wall to the right keeps its Z to the last bit. */
const onWay = (from: Vec2, direction: Vec2, length: number): Vec2 => add2(from, scale2(direction, length));

interface Way {
  readonly direction: Vec2;
  readonly reasons: readonly WallSnapReason[];
}

function freeWay(from: Vec2, at: Vec2): Way {
  const length = distance2(from, at);
  return { direction: length === 0 ? [1, 0] : scale2(sub2(at, from), 1 / length), reasons: [] };
}

/** The nearest direction that is a whole step from an axis or from the wall before. */
function steadyWay(corners: readonly Vec2[], at: Vec2, step: number): Way {
  const from = corners.at(-1)!;
  const before = corners.at(-2);
  const wanted = degreesOf(sub2(at, from));
  const base = before ? degreesOf(sub2(from, before)) : 0;
  const candidates = [0, base].map((zero) => zero + Math.round((wanted - zero) / step) * step);
  const away = candidates.map((one) => Math.abs(one - wanted));
  const held = candidates[away[1]! < away[0]! - EXACT ? 1 : 0]!;
  const reason = reasonOfWay(held, before ? base : null);
  return { direction: unitAt(held), reasons: reason ? [reason] : [] };
}

/** `null`: the first wall is slanted and aligned with nothing. */
function reasonOfWay(degrees: number, before: number | null): WallSnapReason | null {
  const isOn = (angle: number, of: number): boolean => Math.abs(angle - Math.round(angle / of) * of) < 1e-6;
  if (before !== null && isOn(degrees - before, 90)) return { kind: "square" };
  if (isOn(degrees, 90)) return { kind: "axis" };
  if (before === null) return null;
  const turned = ((Math.round(180 - (degrees - before)) % 360) + 360) % 360;
  return { kind: "angle", deg: Math.min(turned, 360 - turned) };
}

/** The intersection of the way with an outer face of another room, near the pointer. */
function faceOnWay(
  from: Vec2,
  direction: Vec2,
  length: number,
  reach: number,
  { faces }: WallSurroundings,
): SnappedCorner | null {
  let best: { readonly t: number; readonly face: Segment } | null = null;
  for (const face of faces) {
    const along = sub2(face.to, face.from);
    const across = cross2(direction, along);
    if (Math.abs(across) < EXACT) continue;
    const t = cross2(sub2(face.from, from), along) / across;
    const hit = onWay(from, direction, t);
    const isOn = nearestOnSegment(hit, face).distance <= 1;
    if (
      isOn &&
      t > 0 &&
      Math.abs(t - length) <= reach &&
      (!best || Math.abs(t - length) < Math.abs(best.t - length))
    )
      best = { t, face };
  }
  return best && { at: onWay(from, direction, best.t), reasons: [{ kind: "face" }], guides: [best.face] };
}

/** The place on the way that is level with an earlier corner, or with one of another room. */
function levelOnWay(
  corners: readonly Vec2[],
  direction: Vec2,
  length: number,
  reach: number,
  surroundings: WallSurroundings,
): SnappedCorner | null {
  const from = corners.at(-1)!;
  const own = corners.slice(0, -1);
  let best: { readonly t: number; readonly to: Vec2; readonly isParallelEnd: boolean } | null = null;
  for (const [i, to] of [...own, ...surroundings.corners].entries()) {
    const t = dot2(sub2(to, from), direction);
    if (t <= 0 || Math.abs(t - length) > reach) continue;
    if (best && Math.abs(t - length) >= Math.abs(best.t - length)) continue;
    best = { t, to, isParallelEnd: i < own.length && endsParallel(corners, i, direction) };
  }
  if (best === null) return null;
  const at = exactly(onWay(from, direction, best.t), best.to, direction);
  return {
    at,
    reasons: [{ kind: best.isParallelEnd ? "parallelEnd" : "aligned" }],
    guides: [{ from: best.to, to: at }],
  };
}

/** Along an axis the coordinate is the other corner's to the last bit. */
function exactly(at: Vec2, other: Vec2, [x, z]: Vec2): Vec2 {
  if (z === 0) return [other[0], at[1]];
  return x === 0 ? [at[0], other[1]] : at;
}

/** Returns true when a wall that begins or ends at a corner of the chain runs along a direction. */
function endsParallel(corners: readonly Vec2[], corner: number, direction: Vec2): boolean {
  return [corner - 1, corner].some((wall) => {
    const [a, b] = [corners[wall], corners[wall + 1]];
    return (
      a !== undefined && b !== undefined && Math.abs(cross2(sub2(b, a), direction)) < 1e-6 * distance2(a, b)
    );
  });
}

/** Snaps the first corner of a room to another room's wall, or level with its corners. */
function firstCorner(at: Vec2, reach: number, surroundings: WallSurroundings): SnappedCorner {
  for (const face of surroundings.faces) {
    const near = nearestOnSegment(at, face);
    if (near.distance <= reach) {
      const along = Math.round((near.t * distance2(face.from, face.to)) / LENGTH_STEP) * LENGTH_STEP;
      const way = scale2(sub2(face.to, face.from), 1 / Math.max(EXACT, distance2(face.from, face.to)));
      return { at: onWay(face.from, way, along), reasons: [{ kind: "face" }], guides: [face] };
    }
  }
  const [x, z] = rounded(at, 1);
  const level = ([0, 1] as const).map((axis) =>
    surroundings.corners
      .filter((corner) => Math.abs(corner[axis] - at[axis]) <= reach)
      .toSorted((a, b) => Math.abs(a[axis] - at[axis]) - Math.abs(b[axis] - at[axis]))
      .at(0),
  );
  const placed: Vec2 = [level[0]?.[0] ?? x, level[1]?.[1] ?? z];
  const guides = level.flatMap((corner) => (corner ? [{ from: corner, to: placed }] : []));
  return { at: placed, reasons: guides.length > 0 ? [{ kind: "aligned" }] : [], guides };
}

const degreesOf = ([x, z]: Vec2): number => (Math.atan2(z, x) * 180) / Math.PI;

function unitAt(degrees: number): Vec2 {
  const angle = (degrees * Math.PI) / 180;
  const clean = (value: number): number =>
    Math.abs(value) < EXACT ? 0 : Math.abs(Math.abs(value) - 1) < EXACT ? Math.sign(value) : value;
  return [clean(Math.cos(angle)), clean(Math.sin(angle))];
}
