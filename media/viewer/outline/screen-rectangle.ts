import type { Bounds } from "@stanza/geometry";
import { type Camera, Vector3, Vector4 } from "three";

/** A rectangle of the picture as WebGL counts: from its left lower corner, in CSS pixels. */
export interface ScreenRectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Returns the part of a picture in which everything within the bounds is seen, so that no more of it has to be searched.
 *
 * bounds  mm of the room
 * size    of the picture, CSS pixels
 * margin  added on each side, CSS pixels
 */
export function screenRectangle(
  bounds: Bounds,
  camera: Camera,
  { width, height }: { readonly width: number; readonly height: number },
  margin: number,
): ScreenRectangle {
  const corners = cornersOf(bounds).map((corner) => inClipSpace(corner, camera));
  if (corners.some(({ w }) => w <= 0)) return { x: 0, y: 0, width, height };
  const xs = corners.map(({ x, w }) => (0.5 + x / w / 2) * width);
  const ys = corners.map(({ y, w }) => (0.5 + y / w / 2) * height);
  const x = clamp(Math.min(...xs) - margin, width);
  const y = clamp(Math.min(...ys) - margin, height);
  return {
    x,
    y,
    width: clamp(Math.max(...xs) + margin, width) - x,
    height: clamp(Math.max(...ys) + margin, height) - y,
  };
}

const cornersOf = ({ min, max }: Bounds): readonly Vector3[] =>
  [min[0], max[0]].flatMap((x) =>
    [min[1], max[1]].flatMap((y) => [min[2], max[2]].map((z) => new Vector3(x, y, z))),
  );

const inClipSpace = ({ x, y, z }: Vector3, camera: Camera): Vector4 =>
  new Vector4(x, y, z, 1).applyMatrix4(camera.matrixWorldInverse).applyMatrix4(camera.projectionMatrix);

const clamp = (value: number, max: number): number => Math.min(max, Math.max(0, value));
