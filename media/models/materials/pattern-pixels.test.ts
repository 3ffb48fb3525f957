import { describe, expect, test } from "vitest";
import { PATTERNS, type Pattern, patternPixels } from "./pattern-pixels.ts";

const patterns = (Object.keys(PATTERNS) as Pattern[]).filter((pattern) => pattern !== "plain");

describe("patterns", () => {
  test.each(patterns)("%s is drawn once, shows some accent, and joins at its edges", (pattern) => {
    const { pixels } = PATTERNS[pattern];
    const bytes = patternPixels(pattern);
    expect(patternPixels(pattern)).toBe(bytes);
    const red = (x: number, y: number): number => bytes[(y * pixels + x) * 4]!;
    const values = Array.from({ length: pixels * pixels }, (_, i) => bytes[i * 4]!);
    const mean = values.reduce((a, b) => a + b, 0) / values.length;
    expect(mean).toBeGreaterThan(5);
    expect(mean).toBeLessThan(200);
    // The step across the seam is like the one across the middle, where threads, tiles and boards meet as well.
    let seam = 0;
    let inside = 0;
    const middle = pixels / 2;
    for (let i = 0; i < pixels; i++) {
      seam += Math.abs(red(pixels - 1, i) - red(0, i)) + Math.abs(red(i, pixels - 1) - red(i, 0));
      inside += Math.abs(red(middle - 1, i) - red(middle, i)) + Math.abs(red(i, middle - 1) - red(i, middle));
    }
    expect(seam).toBeLessThan(inside * 1.8 + pixels * 2);
  });
});
