import { describe, expect, test } from "vitest";
import { type Paint, swatchPaint } from "./swatch-paint.ts";

const PATTERNS: readonly NonNullable<Paint["pattern"]>[] = [
  "brushed",
  "concrete",
  "fabric",
  "granite",
  "leather",
  "metro",
  "planks",
  "plain",
  "sticks",
  "stone",
  "tile",
  "wood",
  "zellige",
];

describe("the look of a swatch", () => {
  test.each(PATTERNS)(
    "%s stands on the material's own colour, without a gradient that repeats",
    (pattern) => {
      const paint = swatchPaint({ color: "#b8894f", pattern });
      expect(paint).toMatch(/linear-gradient\(#b8894f, #b8894f\)$/);
      // Firefox draws those as dashes where no graphics card helps it.
      expect(paint).not.toContain("repeating");
    },
  );

  test("is hatched where nothing is known", () => {
    expect(swatchPaint(undefined)).toContain("var(--c-border)");
  });
});
