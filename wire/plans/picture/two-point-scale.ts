import { distance2, normaliseAngle, rotYOfDirection, sub2, type Vec2 } from "@stanza/geometry";

/** The place of a picture in the plan: its upper left corner, the size of a pixel, and the turn. */
export interface PicturePlacement {
  readonly at: Vec2;
  /** Millimetres of plan to a pixel. */
  readonly mmPerPixel: number;
  /** Turn around its upper left corner, as `rotY` (docs/coordinates.md), degrees. */
  readonly rotY: number;
}

/** Points closer than this on the picture measure nothing, pixels. */
const LEAST_PIXELS = 5;

/**
 * The scale of a picture from two points on it and their true distance; `null` when the points are too close or the length is no
 * length.
 *
 * from, to   pixels from the upper left corner, Y down
 * lengthMm   1 mm to 1 km
 */
export function twoPointScale(from: Vec2, to: Vec2, lengthMm: number): number | null {
  const pixels = distance2(from, to);
  const isLength = Number.isFinite(lengthMm) && lengthMm >= 1 && lengthMm <= 1_000_000;
  if (!isLength || !Number.isFinite(pixels) || pixels < LEAST_PIXELS) return null;
  return lengthMm / pixels;
}

/**
 * The turn, as `rotY`, that brings the line between two points of the picture upright or level, whichever is nearer: at most 45°.
 */
export function levelTurn(from: Vec2, to: Vec2): number {
  const direction = rotYOfDirection(sub2(to, from));
  const off = ((direction + 45) % 90) - 45;
  return normaliseAngle(-off);
}

/** The plan point of a pixel of the picture. */
export function pixelToPlan({ at, mmPerPixel, rotY }: PicturePlacement, pixel: Vec2): Vec2 {
  const radians = (rotY * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const [x, z] = [pixel[0] * mmPerPixel, pixel[1] * mmPerPixel];
  return [at[0] + x * cos + z * sin, at[1] - x * sin + z * cos];
}

/** The pixel of the picture under a plan point; the inverse of `pixelToPlan`. */
export function planToPixel({ at, mmPerPixel, rotY }: PicturePlacement, point: Vec2): Vec2 {
  const radians = (rotY * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const [dx, dz] = sub2(point, at);
  return [(dx * cos - dz * sin) / mmPerPixel, (dx * sin + dz * cos) / mmPerPixel];
}
