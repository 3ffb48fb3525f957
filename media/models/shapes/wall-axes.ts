import type { Vec2, Vec3 } from "@stanza/geometry";
import type { ViewerWall } from "../scene/scene-input.ts";

/** The directions of a wall in the room, as unit vectors. */
export interface WallAxes {
  /** Length of the inner face, mm. */
  readonly length: number;
  /** On the plan, from the wall's start to its end. */
  readonly dir: Vec2;
  readonly ahead: Vec3;
  readonly behind: Vec3;
  /** Into the room. */
  readonly inward: Vec3;
  readonly outward: Vec3;
  /** The normal of the top, which may slope. */
  readonly upwards: Vec3;
}

/** The axes of a wall; `null` for a wall without length, which has none. */
export function wallAxes({ inner, height, endHeight }: ViewerWall): WallAxes | null {
  const length = Math.hypot(inner.to[0] - inner.from[0], inner.to[1] - inner.from[1]);
  if (length === 0) return null;
  const dir: Vec2 = [(inner.to[0] - inner.from[0]) / length, (inner.to[1] - inner.from[1]) / length];
  const slope = ((endHeight ?? height) - height) / length;
  const steep = Math.hypot(slope, 1);
  return {
    length,
    dir,
    ahead: [dir[0], 0, dir[1]],
    behind: [-dir[0], 0, -dir[1]],
    inward: [-dir[1], 0, dir[0]],
    outward: [dir[1], 0, -dir[0]],
    upwards: [(-slope * dir[0]) / steep, 1 / steep, (-slope * dir[1]) / steep],
  };
}

/** The distance of a plan point from the wall's start, measured along the wall, mm. */
export const alongWall = ({ inner }: ViewerWall, { dir }: WallAxes, [x, z]: Vec2): number =>
  (x - inner.from[0]) * dir[0] + (z - inner.from[1]) * dir[1];
