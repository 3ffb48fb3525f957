import type { PhotoLines } from "../photo/photo.ts";

/** The lines that a person drew on a photograph of 1600 by 1200 pixels, whose wall's foot is 3000 mm long. */
export const PHOTO_LINES: PhotoLines = {
  alongA: [
    [320, 256],
    [1056, 327],
  ],
  alongB: [
    [192, 860],
    [960, 786],
  ],
  awayA: [
    [1280, 306],
    [1536, 245],
  ],
  awayB: [
    [1280, 798],
    [1536, 859],
  ],
  foot: [
    [400, 840],
    [1152, 768],
  ],
};
