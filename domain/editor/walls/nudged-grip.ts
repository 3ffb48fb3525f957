import type { Vec2 } from "@stanza/geometry";
import {
  type Project,
  type ProjectRefusal,
  type RowId,
  sparingLockedWalls,
  type WallId,
} from "@stanza/project";
import { wallInRoom } from "./divided-wall.ts";
import { type Gripped, gripPlace, pulled, type WallGrip } from "./wall-gripping.ts";

/** Trial move of a handle that shows whether a lock holds it, mm: not along any usual wall. */
const TRIAL: Vec2 = [2, 1];

/**
 * Moves a handle without a pointer, so that nothing snaps.
 *
 * by   on the plan, mm
 * up   of a height alone, mm
 */
export function nudgedGrip(
  project: Project,
  grip: WallGrip,
  by: Vec2,
  up: number,
  widths: Readonly<Record<RowId, number>>,
): Gripped | null {
  const from = gripPlace(project, grip);
  if (!from) return null;
  const at: Vec2 = [from[0] + by[0], from[1] + by[1]];
  return pulled(project, grip, {
    from,
    pointer: { at, shift: false, alt: true, mmPerPixel: 1 },
    ...(grip.kind === "height" ? { heightMm: heightOf(project, grip) + up } : {}),
    typed: "",
    unit: "mm",
    mode: "off",
    widths,
  });
}

/** The refusal of the locked wall that a handle would change; `null`: it can move. */
export function lockOn(
  project: Project,
  grip: WallGrip,
  lockedWalls: ReadonlySet<WallId>,
): ProjectRefusal | null {
  if (lockedWalls.size === 0) return null;
  const gripped = nudgedGrip(project, grip, TRIAL, TRIAL[0], {});
  const outcome = gripped && sparingLockedWalls(gripped.change, lockedWalls)(project);
  return outcome?.ok === false && outcome.refusal.cause === "wallLocked" ? outcome.refusal : null;
}

function heightOf(project: Project, { wall, end }: WallGrip & { readonly kind: "height" }): number {
  const found = wallInRoom(project, wall);
  if (!found) return 0;
  const { height, endHeight } = found.viewed.segment;
  return end === "start" ? height : end === "end" ? endHeight : (height + endHeight) / 2;
}
