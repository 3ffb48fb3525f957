import { cosSin, normaliseAngle, toDegrees } from "./angle.ts";
import type { Vec2, Vec3 } from "./vec.ts";

/** The place of a thing: the position of its origin and its turn about +Y in degrees (docs/coordinates.md). */
export interface Frame {
  readonly at: Vec3;
  readonly rotY: number;
}

export const ORIGIN: Frame = { at: [0, 0, 0], rotY: 0 };

/** Converts a direction from the local frame to the parent frame. */
export function turn(rotY: number, [x, y, z]: Vec3): Vec3 {
  const [cos, sin] = cosSin(rotY);
  return [x * cos + z * sin, y, -x * sin + z * cos];
}

/** Converts a plan direction `[x, z]` from the local frame to the parent frame. */
export function turnPlan(rotY: number, [x, z]: Vec2): Vec2 {
  const [cos, sin] = cosSin(rotY);
  return [x * cos + z * sin, -x * sin + z * cos];
}

/** Converts a point from the local frame to the parent frame. */
export function toParent(frame: Frame, point: Vec3): Vec3 {
  const { at, rotY } = frame;
  const [cos, sin] = cosSin(rotY);
  const [x, y, z] = point;
  return [at[0] + (x * cos + z * sin), at[1] + y, at[2] + (-x * sin + z * cos)];
}

/** Converts a point from the parent frame to the local frame; the inverse of `toParent`. */
export function toLocal(frame: Frame, point: Vec3): Vec3 {
  return turn(-frame.rotY, [point[0] - frame.at[0], point[1] - frame.at[1], point[2] - frame.at[2]]);
}

/** The plan position of a local plan point `[x, z]`. */
export function planToParent(frame: Frame, [x, z]: Vec2): Vec2 {
  const point = toParent(frame, [x, 0, z]);
  return [point[0], point[2]];
}

/** `inner` is given in `outer`; the result is `inner` in the parent of `outer`. */
export function compose(outer: Frame, inner: Frame): Frame {
  return { at: toParent(outer, inner.at), rotY: normaliseAngle(outer.rotY + inner.rotY) };
}

/** The turn about +Y, in degrees, that brings local +X onto the plan direction `[dx, dz]`. */
export function rotYOfDirection([dx, dz]: Vec2): number {
  return normaliseAngle(toDegrees(Math.atan2(-dz, dx)));
}
