import { type Frame, planToParent, toLocal, toParent, type Vec2 } from "@stanza/geometry";
import type { WallSegment } from "@stanza/project";
import { type Footprint, sharesHeight } from "../footprint.ts";
import { overlaps } from "./along-wall.ts";
import { type EqualGap, equalGapsOn } from "./equal-gaps.ts";
import type { Snapped, SnapReason, SnapRequest, SnapSurroundings } from "./request.ts";

/** A move along an axis of the article, with its reason. */
type Shift = { readonly axis: "x" | "z"; readonly by: number } & (
  | { readonly reason: SnapReason }
  | { readonly gap: EqualGap }
);
type GapShift = Extract<Shift, { readonly gap: EqualGap }>;

/**
 * Snaps away from walls: sides go to sides, backs and fronts line up with obstacles of the same turn (or a quarter more), and gaps become
 * equal to the left, to the right, behind and in front. Each axis is decided alone, by the nearest candidate within `reach` mm.
 */
export function snapToNeighbours(
  standing: Snapped,
  request: SnapRequest,
  surroundings: SnapSurroundings,
  reach: number,
): Snapped {
  const { frame } = standing;
  const [width, , depth] = request.box;
  const shifts = surroundings.obstacles.flatMap((obstacle): readonly Shift[] => {
    const extent = localExtent(standing, obstacle);
    if (extent === null) return [];
    const near =
      extent.x[0] <= width + reach &&
      extent.x[1] >= -reach &&
      extent.z[0] <= depth + reach &&
      extent.z[1] >= -reach;
    if (!near) return [];
    const besides: SnapReason = { kind: "besides", row: obstacle.row };
    const aligned: SnapReason = { kind: "aligned", row: obstacle.row };
    const frontLine: SnapReason = { kind: "frontLine", row: obstacle.row };
    const centred: SnapReason = { kind: "centred", row: obstacle.row };
    return [
      { axis: "x", by: extent.x[1], reason: besides },
      { axis: "x", by: extent.x[0] - width, reason: besides },
      { axis: "x", by: extent.x[0], reason: aligned },
      { axis: "x", by: extent.x[1] - width, reason: aligned },
      { axis: "x", by: (extent.x[0] + extent.x[1] - width) / 2, reason: centred },
      { axis: "z", by: extent.z[0], reason: aligned },
      { axis: "z", by: extent.z[1] - depth, reason: extent.isAlike ? frontLine : aligned },
      { axis: "z", by: (extent.z[0] + extent.z[1] - depth) / 2, reason: centred },
      { axis: "z", by: extent.z[1], reason: besides },
      { axis: "z", by: extent.z[0] - depth, reason: besides },
    ];
  });
  const all = [
    ...shifts,
    ...gapShifts("x", standing, request, surroundings),
    ...gapShifts("z", standing, request, surroundings),
  ];
  const nearest = (axis: "x" | "z"): Shift | undefined =>
    all
      .filter((shift) => shift.axis === axis && Math.abs(shift.by) <= reach)
      .sort((a, b) => Math.abs(a.by) - Math.abs(b.by))[0];
  const [x, z] = [nearest("x"), nearest("z")];
  if (!x && !z) return standing;
  const at = toParent(frame, [x?.by ?? 0, 0, z?.by ?? 0]);
  const reasonOf = (shift: Shift | undefined): readonly SnapReason[] => {
    if (!shift) return [];
    if ("reason" in shift) return [shift.reason];
    // The stretches along one axis are known; across it they lie in the present middle of the article.
    const cross = shift.axis === "x" ? (z?.by ?? 0) + depth / 2 : (x?.by ?? 0) + width / 2;
    const onPlan = (way: number): Vec2 =>
      planToParent(frame, shift.axis === "x" ? [way, cross] : [cross, way]);
    const gaps = shift.gap.spans.map(([from, to]) => ({ from: onPlan(from), to: onPlan(to) }));
    return [{ kind: "equalGap", gapMm: shift.gap.gapMm, gaps }];
  };
  return { frame: { at, rotY: frame.rotY }, wall: null, reasons: [...reasonOf(x), ...reasonOf(z)] };
}

/** Equal gaps along an axis of the article, between and beside the obstacles in its strip and the walls across it. */
function gapShifts(
  axis: "x" | "z",
  standing: Snapped,
  request: SnapRequest,
  { walls, obstacles }: SnapSurroundings,
): readonly GapShift[] {
  const [width, , depth] = request.box;
  const [length, across] = axis === "x" ? [width, depth] : [depth, width];
  const own: Footprint = { row: "", frame: standing.frame, box: request.box, mount: request.mount };
  const taken = obstacles.flatMap((obstacle): readonly Vec2[] => {
    if (!sharesHeight(own, obstacle)) return [];
    const extent = localExtent(standing, obstacle);
    const other = axis === "x" ? extent?.z : extent?.x;
    return extent && other && overlaps(other, [0, across]) ? [extent[axis]] : [];
  });
  const ends = wallsAcross(axis, standing.frame, [length / 2, across / 2], walls);
  return taken.length === 0
    ? []
    : equalGapsOn(taken, [0, length], ends).map((gap) => ({ axis, by: gap.at, gap }));
}

/** Distances to the walls that cross an axis on both sides, from a point of the article (along the axis, across it). */
function wallsAcross(
  axis: "x" | "z",
  frame: Frame,
  [middle, side]: Vec2,
  walls: readonly WallSegment[],
): Vec2 {
  const [on, off] = axis === "x" ? ([0, 2] as const) : ([2, 0] as const);
  let [start, end] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const { from, to } of walls) {
    const a = toLocal(frame, [from[0], 0, from[1]]);
    const b = toLocal(frame, [to[0], 0, to[1]]);
    const isAcross = Math.abs(a[on] - b[on]) < 1;
    if (!isAcross || Math.min(a[off], b[off]) > side || Math.max(a[off], b[off]) < side) continue;
    if (a[on] <= middle) start = Math.max(start, a[on]);
    else end = Math.min(end, a[on]);
  }
  return [start, end];
}

/** The obstacle's extent in the article's frame; `null` unless their turns differ by a multiple of 90°. */
function localExtent({ frame }: Snapped, obstacle: Footprint) {
  const turned = Math.abs(obstacle.frame.rotY - frame.rotY) % 90;
  if (Math.min(turned, 90 - turned) > 0.5) return null;
  const [w, , d] = obstacle.box;
  const a = toLocal(frame, toParent(obstacle.frame, [0, 0, 0]));
  const b = toLocal(frame, toParent(obstacle.frame, [w, 0, d]));
  return {
    isAlike: Math.abs(obstacle.frame.rotY - frame.rotY) < 0.5,
    x: [Math.min(a[0], b[0]), Math.max(a[0], b[0])] as const,
    z: [Math.min(a[2], b[2]), Math.max(a[2], b[2])] as const,
  };
}
