import { expect, test } from "vitest";
import { bulgeCircle, bulgePoints } from "./bulge.ts";

test("a bulge of 1 is half a circle, clockwise as drawn; below 0 it runs the other way", () => {
  // From west to east with Y downwards, clockwise runs over the top, where Y is below 0.
  const [, top] = bulgePoints([-100, 0], [100, 0], 1, 2);
  expect(top![0]).toBeCloseTo(0, 9);
  expect(top![1]).toBeCloseTo(-100, 9);
  expect(bulgePoints([-100, 0], [100, 0], -1, 2)[1]![1]).toBeCloseTo(100, 9);
});

test("all points have the radius of the circle, and the ends are exact", () => {
  const [from, to] = [
    [13, 7],
    [400, -220],
  ] as const;
  const { centre, radius } = bulgeCircle(from, to, 0.2);
  const points = bulgePoints(from, to, 0.2, 7);
  expect(points).toHaveLength(8);
  expect([points[0], points.at(-1)]).toEqual([from, to]);
  for (const [x, y] of points) expect(Math.hypot(x - centre[0], y - centre[1])).toBeCloseTo(radius, 9);
});

test("without a bulge it is a line", () => {
  expect(bulgePoints([0, 0], [5, 5], 0, 1)).toEqual([
    [0, 0],
    [5, 5],
  ]);
});
