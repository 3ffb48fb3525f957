import type { Vec2 } from "@stanza/geometry";
import type { Photo } from "@stanza/project";
import type { StoredPhoto } from "./stored-project.ts";

export function encodePhoto(photo: Photo): StoredPhoto {
  const { id, sha, name, widthPx, heightPx, wall, lengthMm, lines } = photo;
  const { alongA, alongB, awayA, awayB, foot } = lines;
  return {
    id,
    urlpic: sha,
    fileName: name,
    width: widthPx,
    height: heightPx,
    wall,
    length: lengthMm,
    lines: {
      alongA: lineOf(alongA),
      alongB: lineOf(alongB),
      awayA: lineOf(awayA),
      awayB: lineOf(awayB),
      foot: lineOf(foot),
    },
  };
}

const lineOf = ([[a, b], [c, d]]: readonly [Vec2, Vec2]): StoredPhoto["lines"]["foot"] => [
  [a, b],
  [c, d],
];

/** A camera that an export has with it is left: it follows from the marks. */
export function decodePhoto(stored: StoredPhoto): Photo {
  const { id, urlpic, fileName, width, height, wall, length, lines } = stored;
  const { alongA, alongB, awayA, awayB, foot } = lines;
  return {
    id,
    sha: urlpic,
    name: fileName,
    widthPx: width,
    heightPx: height,
    wall,
    lengthMm: length,
    lines: { alongA, alongB, awayA, awayB, foot },
  };
}
