import { normaliseAngle } from "@stanza/geometry";
import { coordinateRefusal, firstRefusal, LIMITS, numberRefusal, textRefusal } from "../limits.ts";
import { done, type Outcome, refused } from "../outcome.ts";
import type { Project, TracePicture } from "../project.ts";

/** Millimetres of plan for each pixel, from a stamp of one metre to a town. */
export const TRACE_SCALE = { least: 0.001, most: 1000 } as const;
const SHA = /^[0-9a-f]{64}$/;

/**
 * Sets, moves, turns or fades the picture under the plan, or removes it (`null`).
 *
 * refused   `badText` for an invalid hash or name, `notANumber`, `outOfBounds`
 */
export function setTracePicture(
  project: Project,
  args: { readonly picture: TracePicture | null },
): Outcome<Project> {
  const { picture } = args;
  if (picture === null) {
    const { tracePicture: _gone, ...rest } = project;
    return done(rest);
  }
  const refusal = tracePictureRefusal(picture);
  return refusal ?? done({ ...project, tracePicture: { ...picture, rotY: normaliseAngle(picture.rotY) } });
}

function tracePictureRefusal(picture: TracePicture): Outcome<never> | null {
  if (!SHA.test(picture.sha)) return refused("badText", "picture.sha", "expected the hash of a picture");
  return firstRefusal(
    textRefusal(picture.name, "picture.name", 0, LIMITS.maxCode),
    numberRefusal(picture.widthPx, "picture.widthPx", 1, LIMITS.maxSize),
    numberRefusal(picture.heightPx, "picture.heightPx", 1, LIMITS.maxSize),
    coordinateRefusal(picture.at[0], "picture.at.0"),
    coordinateRefusal(picture.at[1], "picture.at.1"),
    numberRefusal(picture.mmPerPixel, "picture.mmPerPixel", TRACE_SCALE.least, TRACE_SCALE.most),
    numberRefusal(picture.rotY, "picture.rotY", -LIMITS.maxTurn, LIMITS.maxTurn),
    numberRefusal(picture.opacity, "picture.opacity", 0, 1),
  );
}
