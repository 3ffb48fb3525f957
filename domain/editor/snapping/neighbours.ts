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
    return [
      { axis: "x", by: extent.x[1], reason: besides },
      { axis: "x", by: extent.x[0] - width, reason: besides },
      { axis: "x", by: extent.x[0], reason: aligned },
      { axis: "z", by: extent.z[0], reason: aligned },
      { axis: "z", by: extent.z[1] - depth, reason: aligned },
      { axis: "z", by: extent.z[1], reason: besides },
      { axis: "z", by: extent.z[0] - depth, reason: besides },
    ] as const;
  });
  const nearest = (axis: "x" | "z"): Shift | undefined =>
    shifts
      .filter((shift) => shift.axis === axis && Math.abs(shift.by) <= reach)
      .sort((a, b) => Math.abs(a.by) - Math.abs(b.by))[0];
  const [x, z] = [nearest("x"), nearest("z")];
  if (!x && !z) return standing;
  const at = toParent(frame, [x?.by ?? 0, 0, z?.by ?? 0]);
  const reasons = [x?.reason, z?.reason].filter((reason) => reason !== undefined);
  return { frame: { at, rotY: frame.rotY }, wall: null, reasons };
}

/** The obstacle's extent in the article's own frame; `null` when it is turned by no multiple of 90°. */
function localExtent({ frame }: Snapped, obstacle: Footprint) {
  const turned = Math.abs(obstacle.frame.rotY - frame.rotY) % 90;
  if (Math.min(turned, 90 - turned) > 0.5) return null;
  const [w, , d] = obstacle.box;
  const a = toLocal(frame, toParent(obstacle.frame, [0, 0, 0]));
  const b = toLocal(frame, toParent(obstacle.frame, [w, 0, d]));
  return {
    x: [Math.min(a[0], b[0]), Math.max(a[0], b[0])] as const,
    z: [Math.min(a[2], b[2]), Math.max(a[2], b[2])] as const,
  };
}
