import type { PictureRequest } from "./picture-request.ts";

/** Sides of a picture may be this long, pixels. */
export const MOST_PICTURE_SIDE = 4096;
/** The pictures that the specification fixes (spec 1 §9, spec 2 §9): of a whole project, and of one row in three sizes. */
export const PICTURE_PRESETS = {
  project: { width: 200, height: 200, fov: 45, angX: 20, angY: 20 },
  row: { width: 100, height: 100, fov: 45, angX: 0, angY: 0 },
  rowThumbnail: { width: 120, height: 120, fov: 45, angX: 0, angY: 0 },
  rowLarge: { width: 600, height: 600, fov: 45, angX: 0, angY: 0 },
} as const satisfies Readonly<Record<string, PictureRequest>>;
