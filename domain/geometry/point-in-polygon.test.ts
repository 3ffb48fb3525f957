import fc from "fast-check";
import { expect, test } from "vitest";
import { orientation } from "./orientation.ts";
import { pointInPolygon } from "./point-in-polygon.ts";
import { lerp2, type Vec2 } from "./vec.ts";

const U_SHAPE: readonly Vec2[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [7, 10],
  [7, 3],
  [3, 3],
  [3, 10],
  [0, 10],
];

test.each<[Vec2, "inside" | "edge" | "outside"]>([
  [[1, 1], "inside"],
  [[5, 5], "outside"],
  [[5, 2], "inside"],
  [[8, 3], "inside"],
  [[3, 7], "edge"],
  [[7, 3], "edge"],
  [[-1, 3], "outside"],
  [[11, 3], "outside"],
  [[5, 3], "edge"],
])("%j is %s of a U", (point, where) => {
  expect(pointInPolygon(point, U_SHAPE)).toBe(where);
  expect(pointInPolygon(point, U_SHAPE.toReversed())).toBe(where);
});

test("no point is inside an empty polygon", () => {
  expect(pointInPolygon([0, 0], [])).toBe("outside");
});

test("points of a triangle are inside exactly when they are on the right hand of its three sides", () => {
  const near = fc.integer({ min: -20, max: 20 });
  const point = fc.tuple(near, near);
  fc.assert(
    fc.property(point, point, point, point, (a, b, c, p) => {
      fc.pre(orientation(a, b, c) > 0);
      const sides = [orientation(a, b, p), orientation(b, c, p), orientation(c, a, p)];
      const where = sides.some((side) => side < 0) ? "outside" : sides.includes(0) ? "edge" : "inside";
      return pointInPolygon(p, [a, b, c]) === where;
    }),
  );
});

test("the side of a line is exact even if a cross product is not", () => {
  const a: Vec2 = [12, 12];
  const b: Vec2 = [24, 24];
  const near: Vec2 = [0.5 + 2 ** -52, 0.5];
  expect(orientation(a, b, lerp2(a, b, 0.5))).toBe(0);
  expect(Math.sign(orientation(a, b, near))).toBe(-1);
  expect((b[0] - a[0]) * (near[1] - a[1]) - (b[1] - a[1]) * (near[0] - a[0])).toBe(0);
});
