import { distance2 } from "@stanza/geometry";
import { expect, test } from "vitest";
import { circleOf } from "./arc.ts";
import { arcPoints, sagittaOfRadius } from "./arc-points.ts";

test("[CD-02] an arc's points lie on its circle, from end to end", () => {
  const points = arcPoints([0, 0], [3000, 0], 800);
  const { radius } = circleOf(3000, 800);
  expect([points[0], points.at(-1)]).toEqual([
    [0, 0],
    [3000, 0],
  ]);
  for (const point of points) expect(distance2(point, [1500, radius - 800])).toBeCloseTo(radius, 6);
  expect(arcPoints([0, 0], [3000, 0], 0.2)).toHaveLength(2);
});

test("[CD-02] a radius gives its sagitta, and one that is too short gives none", () => {
  const { radius } = circleOf(3000, 800);
  expect(sagittaOfRadius(3000, radius)).toBeCloseTo(800, 6);
  expect(sagittaOfRadius(3000, 1499)).toBeNull();
});
