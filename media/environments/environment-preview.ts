import { ENVIRONMENT_DESIGNS } from "./environment-designs.ts";
import type { EnvironmentName } from "./environment-names.ts";
import { environmentPixels } from "./environment-pixels.ts";
import type { EnvironmentDesign } from "./studio-design.ts";

/** The surroundings as an eye would see them: sRGB bytes, for a small preview. */
export function environmentPreview(
  design: EnvironmentDesign,
  width: number,
  height: number,
): Uint8ClampedArray<ArrayBuffer> {
  const light = environmentPixels(design, width, height);
  return Uint8ClampedArray.from(light, (value, i) => {
    if (i % 4 === 3) return 255;
    const seen = value / (1 + value * 0.65);
    return 255 * Math.min(1, seen) ** (1 / 2.2);
  });
}

/** The preview of a built-in environment. */
export const previewOf = (
  name: EnvironmentName,
  width: number,
  height: number,
): Uint8ClampedArray<ArrayBuffer> => environmentPreview(ENVIRONMENT_DESIGNS[name], width, height);
