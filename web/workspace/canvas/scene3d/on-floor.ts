import { distance2, type Vec2 } from "@stanza/geometry";
import type { Viewer } from "@stanza/viewer";
import type { Place } from "../plan/projected.ts";

/** Nobody works from further away: a pixel at the horizon is no kilometre. */
export const MOST_MM_PER_PIXEL = 20;

type Pointed = { readonly clientX: number; readonly clientY: number };

/** The millimetres of the horizontal plane at a height that a pixel covers at the pointer; `null` above the horizon. */
export function pixelOnFloor(viewer: Viewer, { clientX, clientY }: Pointed, height = 0): number | null {
  const [a, b] = [
    viewer.pointOnFloor(clientX, clientY, height),
    viewer.pointOnFloor(clientX + 1, clientY, height),
  ];
  return a && b ? distance2([a[0], a[2]], [b[0], b[2]]) : null;
}

/** The plan point under a pointer; `null` above the horizon. */
export function floorUnder(viewer: Viewer, { clientX, clientY }: Pointed, height = 0): Vec2 | null {
  const spot = viewer.pointOnFloor(clientX, clientY, height);
  return spot && [spot[0], spot[2]];
}

/** Finds the places of plan points over the picture, at a height above the floor. */
export function placeOnFloor(viewer: Viewer, height = 0): Place {
  const { left, top } = viewer.canvas.getBoundingClientRect();
  return ([x, z]) => {
    const on = viewer.project([x, height, z]);
    return on && [on[0] - left, on[1] - top];
  };
}
