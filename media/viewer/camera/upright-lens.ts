import { toRadians } from "@stanza/geometry";

/** Up to this angle above or below the horizon uprights stay upright; from the second on the camera looks as it is turned, degrees. */
const UPRIGHT = 10;
const TILTED = 20;

/** How a camera is turned, and how far its picture is shifted instead. */
export interface LensPose {
  /** Upwards, degrees. */
  readonly pitch: number;
  /** Of the picture's middle downwards, as a part of its height. */
  readonly shift: number;
}

/**
 * A view a little from above or below as an architect's camera takes it: level, with its lens shifted, so that uprights are parallel in the
 * picture (two-point perspective). Steeper views are tilted as usual; between them one becomes the other without a jump. What the camera is
 * turned to stays in the middle of the picture.
 *
 * elevation  of the camera above what it looks at, degrees
 * fov        upright field of view, degrees
 */
export function uprightLens(elevation: number, fov: number): LensPose {
  const t = Math.min(1, Math.max(0, (Math.abs(elevation) - UPRIGHT) / (TILTED - UPRIGHT)));
  const tilt = elevation * t * t * (3 - 2 * t);
  const shift = Math.tan(toRadians(elevation - tilt)) / (2 * Math.tan(toRadians(fov) / 2));
  return { pitch: -tilt, shift };
}
