import { toLocal, toParent } from "@stanza/geometry";
import type { Footprint } from "../footprint.ts";
import type { Snapped, SnapReason, SnapRequest } from "./request.ts";

interface Shift {
  readonly by: number;
  readonly reason: SnapReason;
}

/**
 * Away from walls: sides go to sides and backs and fronts line up with obstacles turned the same way (or by quarters), each axis on its
 * own, the nearest within `reach` mm.
 */
export function snapToNeighbours(
  standing: Snapped,
  request: SnapRequest,
  obstacles: readonly Footprint[],
  reach: number,
): Snapped {
  const { frame } = standing;
  const [width, , depth] = request.box;
  const shifts = obstacles.flatMap((obstacle) => {
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
    ] as const;
  });
  const gap = between(standing, request, obstacles);
  const all = gap ? [...shifts, { axis: "x", ...gap } as const] : shifts;
  const nearest = (axis: "x" | "z"): Shift | undefined =>
    all
      .filter((shift) => shift.axis === axis && Math.abs(shift.by) <= reach)
      .sort((a, b) => Math.abs(a.by) - Math.abs(b.by))[0];
  const [x, z] = [nearest("x"), nearest("z")];
  if (!x && !z) return standing;
  const at = toParent(frame, [x?.by ?? 0, 0, z?.by ?? 0]);
  const reasons = [x?.reason, z?.reason].filter((reason) => reason !== undefined);
  return { frame: { at, rotY: frame.rotY }, wall: null, reasons };
}

/** To the middle between what stands on its left and on its right. */
function between(
  standing: Snapped,
  { box: [width, , depth] }: SnapRequest,
  obstacles: readonly Footprint[],
): Shift | null {
  let [left, right] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const obstacle of obstacles) {
    const extent = localExtent(standing, obstacle);
    if (!extent || extent.z[0] >= depth || extent.z[1] <= 0) continue;
    if (extent.x[1] <= width / 2) left = Math.max(left, extent.x[1]);
    else if (extent.x[0] >= width / 2) right = Math.min(right, extent.x[0]);
  }
  const gapMm = (right - left - width) / 2;
  if (!Number.isFinite(gapMm) || gapMm <= 2) return null;
  return { by: left + gapMm, reason: { kind: "equalGap", gapMm } };
}

/** The obstacle's extent in the article's own frame; `null` when it is turned by no multiple of 90°. */
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
