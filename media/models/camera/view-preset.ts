import { type Bounds, sub2, unit2, type Vec2 } from "@stanza/geometry";
import type { ViewerRoom, ViewerWall } from "../scene/scene-input.ts";
import { FIELD_OF_VIEW, fitted, type Orbit } from "./orbit.ts";
import { roomView, wallView } from "./room-view.ts";

/**
 * A standard view. `eye` and `corner` are a photographer's in the room, `{ wall }` looks at that wall's inner face from the room; the others
 * show everything from outside, `iso` and `top` from above.
 */
export type ViewPreset =
  | "eye"
  | "corner"
  | "front"
  | "back"
  | "left"
  | "right"
  | "top"
  | "iso"
  | { readonly wall: string };

/** What a standard view looks at. */
export interface ViewedScene {
  readonly rooms: readonly ViewerRoom[];
  /** Rooms and furniture together. */
  readonly bounds: Bounds;
  /** Furniture in the room frame, without doors and windows. */
  readonly pieces: readonly Bounds[];
}

const ANGLES = {
  front: { azimuth: 0, elevation: 6 },
  back: { azimuth: 180, elevation: 6 },
  left: { azimuth: 270, elevation: 6 },
  right: { azimuth: 90, elevation: 6 },
  top: { azimuth: 0, elevation: 89.9 },
  iso: { azimuth: 30, elevation: 26 },
} as const;

/**
 * The camera's place of a standard view. Where there is no furniture `eye` and `corner` look from above, where everything is seen; a wall that
 * is not there gives the view from the front.
 *
 * aspect   width by height of the picture
 * fov      upright field of view, degrees
 */
export function presetOrbit(
  preset: ViewPreset,
  { rooms, bounds, pieces }: ViewedScene,
  aspect: number,
  fov = FIELD_OF_VIEW,
): Orbit {
  if (preset === "eye" || preset === "corner")
    return roomView(preset, rooms, pieces, aspect, fov) ?? fitted(ANGLES.iso, bounds, aspect, { fov });
  if (typeof preset === "string") return fitted(ANGLES[preset], bounds, aspect, { fov });
  const wall = findWall(rooms, preset.wall);
  return wall ? wallView(wall, wallBounds(wall), aspect, fov) : fitted(ANGLES.front, bounds, aspect, { fov });
}

export const findWall = (rooms: readonly ViewerRoom[], wallId: string): ViewerWall | undefined =>
  rooms.flatMap((room) => room.walls).find(({ id }) => id === wallId);

/** Depth of what usually stands against a wall, mm. */
const FURNITURE_DEPTH = 650;

/** A wall's inner face and the space in front of it that furniture takes. */
function wallBounds({ inner: { from, to }, height }: ViewerWall): Bounds {
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
