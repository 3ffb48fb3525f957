import fc from "fast-check";
import { expect, test } from "vitest";
import { boxFootprint } from "./bounds.ts";
import { convexOverlap } from "./convex-overlap.ts";
import { add2, scale2, type Vec2 } from "./vec.ts";

const box = (x: number, z: number, rotY: number, w: number, d: number): readonly Vec2[] =>
  boxFootprint({ at: [x, 0, z], rotY }, [w, 1, d]);

test("two cabinets side by side only touch", () => {
  expect(convexOverlap(box(0, 0, 0, 600, 560), box(600, 0, 0, 600, 560))).toBeNull();
});

test("the depth and direction separate the second one by the shortest way", () => {
  const [left, right] = [box(0, 0, 0, 600, 560), box(590, 20, 0, 600, 560)];
  expect(convexOverlap(left, right)?.depth).toBe(10);
  expect(convexOverlap(left, right)?.direction[0]).toBe(1);
  expect(convexOverlap(right, left)?.direction[0]).toBe(-1);
});

test("a tolerance lets a shallow overlap pass", () => {
  expect(convexOverlap(box(0, 0, 0, 600, 560), box(599.5, 0, 0, 600, 560), 1)).toBeNull();
});

test("turned boxes are apart although their bounds overlap", () => {
  const left: readonly Vec2[] = [
    [0, 0],
    [10, 0],
    [0, 10],
  ];
  const right: readonly Vec2[] = [
    [10, 10],
    [1, 10],
    [10, 1],
  ];
  expect(convexOverlap(left, right)).toBeNull();
});

test("moving the second box by the result leaves them touching", () => {
  const place = fc.integer({ min: -800, max: 800 });
  const turn = fc.integer({ min: 0, max: 359 });
  const size = fc.integer({ min: 10, max: 1200 });
  fc.assert(
    fc.property(place, place, turn, turn, size, size, (x, z, ra, rb, w, d) => {
      const a = box(0, 0, ra, 600, 560);
      const b = box(x, z, rb, w, d);
      const overlap = convexOverlap(a, b);
      if (!overlap) return;
      const moved = b.map((corner) => add2(corner, scale2(overlap.direction, overlap.depth)));
      expect(convexOverlap(a, moved, 1e-6)).toBeNull();
      const short = b.map((corner) => add2(corner, scale2(overlap.direction, overlap.depth - 0.01)));
      expect(convexOverlap(a, short)).not.toBeNull();
    }),
  );
});
