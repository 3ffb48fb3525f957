import { expect, test } from "vitest";
import { ENVIRONMENT_DESIGNS } from "./environment-designs.ts";
import { ENVIRONMENT_NAMES } from "./environment-names.ts";
import { environmentPixels, STUDIO_MEAN } from "./environment-pixels.ts";
import { environmentPreview } from "./environment-preview.ts";

const [WIDTH, HEIGHT] = [64, 32];

/** Mean luminance, each row by its share of the sphere. */
function mean(pixels: Float32Array): number {
  let [sum, weight] = [0, 0];
  for (let y = 0; y < HEIGHT; y++) {
    const cos = Math.cos(Math.PI * (0.5 - (y + 0.5) / HEIGHT));
    for (let x = 0; x < WIDTH; x++) {
      const i = (y * WIDTH + x) * 4;
      sum += (pixels[i]! * 0.2126 + pixels[i + 1]! * 0.7152 + pixels[i + 2]! * 0.0722) * cos;
      weight += cos;
    }
  }
  return sum / weight;
}

test("[CD-07] nine built-in environments have different light, in brightnesses that go together", () => {
  expect(ENVIRONMENT_NAMES).toHaveLength(9);
  expect(ENVIRONMENT_NAMES[0]).toBe("studio_small_09");
  const seen = new Set<string>();
  for (const name of ENVIRONMENT_NAMES) {
    const design = ENVIRONMENT_DESIGNS[name];
    const pixels = environmentPixels(design, WIDTH, HEIGHT);
    expect([...pixels].every((value) => Number.isFinite(value) && value >= 0)).toBe(true);
    const { level = 1 } = design;
    expect(mean(pixels) / STUDIO_MEAN).toBeCloseTo(level, 1);
    seen.add(environmentPreview(design, 12, 6).join());
  }
  expect(seen.size).toBe(9);
});

test("the sun of the daylight stands where its direction says, and the sky is bluer than the ground", () => {
  const pixels = environmentPixels(ENVIRONMENT_DESIGNS.daylight, 128, 64);
  let [brightest, at] = [0, 0];
  for (let i = 0; i < pixels.length; i += 4)
    if (pixels[i]! > brightest) [brightest, at] = [pixels[i]!, i / 4];
  const [x, y] = [at % 128, Math.floor(at / 128)];
  const turn = ((x + 0.5) / 128 - 0.5) * 360;
  const up = 90 - ((y + 0.5) / 64) * 180;
  // Towards [0.5, 0.8, 0.6]: to the right and behind who looks along −Z.
  expect(Math.abs(turn - 140.2)).toBeLessThan(6);
  expect(Math.abs(up - 45.7)).toBeLessThan(6);
  const blue = (row: number): number => pixels[row * 128 * 4 + 2]! / pixels[row * 128 * 4]!;
  expect(blue(4)).toBeGreaterThan(blue(60) * 1.5);
});
