import { codeRefusal, LIMITS, numberRefusal, sizeRefusal, textRefusal } from "../limits.ts";
import type { ProjectRefusal } from "../outcome.ts";
import { PHOTO_LINES } from "./photo.ts";

const SHA = /^[0-9a-f]{64}$/;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const wrong = (at: string, message: string): ProjectRefusal => ({ cause: "badText", at, message });

/** The reason why a value is no valid photograph, such as an invalid hash, size or line; `null` if it is valid. */
export function photoRefusal(value: unknown, at: string): ProjectRefusal | null {
  if (!isRecord(value)) return wrong(at, "expected a photograph");
  if (typeof value.sha !== "string" || !SHA.test(value.sha))
    return wrong(`${at}.sha`, "expected the hash of a picture");
  const { maxPhotoPixels } = LIMITS;
  return (
    codeRefusal(value.id, `${at}.id`) ??
    textRefusal(value.name, `${at}.name`, 1, LIMITS.maxCode) ??
    numberRefusal(value.widthPx, `${at}.widthPx`, 1, maxPhotoPixels) ??
    numberRefusal(value.heightPx, `${at}.heightPx`, 1, maxPhotoPixels) ??
    codeRefusal(value.wall, `${at}.wall`) ??
    sizeRefusal(value.lengthMm, `${at}.lengthMm`) ??
    linesRefusal(value.lines, `${at}.lines`)
  );
}

function linesRefusal(value: unknown, at: string): ProjectRefusal | null {
  if (!isRecord(value)) return wrong(at, "expected the lines of a photograph");
  for (const name of PHOTO_LINES) {
    const line = value[name];
    if (!isPair(line)) return wrong(`${at}.${name}`, "expected two points");
    for (const [i, point] of line.entries()) {
      if (!isPair(point)) return wrong(`${at}.${name}.${i}`, "expected a point");
      for (const [axis, number] of point.entries()) {
        // A line may end outside the picture, but not far outside.
        const { maxPhotoPixels } = LIMITS;
        const refusal = numberRefusal(
          number,
          `${at}.${name}.${i}.${axis}`,
          -maxPhotoPixels,
          2 * maxPhotoPixels,
        );
        if (refusal) return refusal;
      }
    }
  }
  return null;
}

const isPair = (value: unknown): value is readonly [unknown, unknown] =>
  Array.isArray(value) && value.length === 2;
