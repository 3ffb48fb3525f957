import { type Bounds, sub2, toDegrees, unit2, type Vec2 } from "@stanza/geometry";
import type { ViewerRoom, ViewerWall } from "@stanza/models";
import type { Orbit } from "./orbit.ts";

/** A standard view; `{ wall }` looks at that wall's inner face from the room. */
export type ViewPreset = "front" | "back" | "left" | "right" | "top" | "iso" | { readonly wall: string };

const ANGLES = {
  front: { azimuth: 0, elevation: 6 },
  back: { azimuth: 180, elevation: 6 },
  left: { azimuth: 270, elevation: 6 },
  right: { azimuth: 90, elevation: 6 },
  top: { azimuth: 0, elevation: 89.9 },
  iso: { azimuth: 30, elevation: 26 },
} as const;

/** The direction of a view; that of `front` for a wall that is not there. */
export function viewAngles(
  preset: ViewPreset,
  rooms: readonly ViewerRoom[],
): Pick<Orbit, "azimuth" | "elevation"> {
  if (typeof preset === "string") return ANGLES[preset];
  const wall = findWall(rooms, preset.wall);
  if (!wall) return ANGLES.front;
  const [dx, dz] = unit2(sub2(wall.inner.to, wall.inner.from));
  return { azimuth: toDegrees(Math.atan2(-dz, dx)), elevation: 4 };
}

export const findWall = (rooms: readonly ViewerRoom[], wallId: string): ViewerWall | undefined =>
  rooms.flatMap((room) => room.walls).find(({ id }) => id === wallId);

/** Depth of what usually stands against a wall, mm. */
const FURNITURE_DEPTH = 650;

/** A wall's inner face and the space in front of it that furniture takes. */
export function wallBounds({ inner: { from, to }, height }: ViewerWall): Bounds {
  const [dx, dz] = unit2(sub2(to, from));
  const into: Vec2 = [-dz * FURNITURE_DEPTH, dx * FURNITURE_DEPTH];
  const [xs, zs] = [0, 1].map((axis) => [
    from[axis]!,
    to[axis]!,
    from[axis]! + into[axis]!,
    to[axis]! + into[axis]!,
  ]);
  return { min: [Math.min(...xs!), 0, Math.min(...zs!)], max: [Math.max(...xs!), height, Math.max(...zs!)] };
}
