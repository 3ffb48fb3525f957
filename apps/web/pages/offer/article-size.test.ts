import { expect, test } from "vitest";
import { articleSize } from "./article-size.ts";

test.each([
  [[600, 780, 560], "MM", "600 × 780 × 560 mm"],
  [[599.6, 780.2, 18.4], "MM", "600 × 780 × 18 mm"],
  [[600, 780, 560], "EX", '23 5/8" × 30 11/16" × 22 1/16"'],
  [[1219.2, 25.4, 0], "EX", '48" × 1" × 0"'],
] as const)("[QU-06] %j mm read in %s: %s", (box, length, text) =>
  expect(articleSize(box, length, "en")).toBe(text),
);

test("[QU-06] what has no size says none", () => {
  expect(articleSize([0, 0, 0], "MM", "en")).toBeUndefined();
  expect(articleSize(undefined, "EX", "en")).toBeUndefined();
});
