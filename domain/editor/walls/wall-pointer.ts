import type { PointerInput } from "../pointer-input.ts";
import type { WallPointer } from "./wall-snapping.ts";

/** Enlarges snap distances for a finger, which covers more than a mouse. */
const FINGER = 1.6;

/** A pointer in the form for drawing and pulling walls. */
export const wallPointer = ({ at, shift, alt, touch, mmPerPixel }: PointerInput): WallPointer => ({
  at,
  shift,
  alt,
  mmPerPixel: mmPerPixel * (touch ? FINGER : 1),
});
