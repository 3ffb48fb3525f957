import fc from "fast-check";
import { expect, test } from "vitest";
import { polygonArea } from "./polygon-area.ts";
import type { Vec2 } from "./vec.ts";

const L_SHAPE: readonly Vec2[] = [
  [0, 0],
  [3, 0],
  [3, 2],
  [5, 2],
  [5, 5],
  [0, 5],
];

test("the area is positive clockwise as drawn and negative the other way", () => {
  expect(polygonArea(L_SHAPE)).toBe(21);
  expect(polygonArea(L_SHAPE.toReversed())).toBe(-21);
  expect(polygonArea([])).toBe(0);
});

test("moving a polygon does not change its area", () => {
  const shift = fc.integer({ min: -100_000, max: 100_000 });
  fc.assert(
    fc.property(shift, shift, (x, z) => polygonArea(L_SHAPE.map(([a, b]): Vec2 => [a + x, b + z])) === 21),
  );
});
