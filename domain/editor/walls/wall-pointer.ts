import type { PointerInput } from "../pointer-input.ts";
import type { WallPointer } from "./wall-snapping.ts";

/** A finger covers more than a mouse points at. */
const FINGER = 1.6;

/** A pointer as drawing and pulling walls want it. */
export const wallPointer = ({ at, shift, alt, touch, mmPerPixel }: PointerInput): WallPointer => ({
  at,
  shift,
  alt,
  mmPerPixel: mmPerPixel * (touch ? FINGER : 1),
});
