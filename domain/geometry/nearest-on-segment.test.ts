import fc from "fast-check";
import { expect, test } from "vitest";
import { nearestOnSegment } from "./nearest-on-segment.ts";
import { distance2, lerp2, type Vec2 } from "./vec.ts";

const WALL = { from: [0, 0], to: [10, 0] } as const;

test.each<[Vec2, Vec2, number, number]>([
  [[4, 3], [4, 0], 3, 0.4],
  [[-3, 4], [0, 0], 5, 0],
  [[13, -4], [10, 0], 5, 1],
])("from %j the nearest point of the segment is %j", (point, nearest, distance, t) => {
  expect(nearestOnSegment(point, WALL)).toEqual({ point: nearest, distance, t });
});

test("a segment without length is a point", () => {
  expect(nearestOnSegment([3, 4], { from: [0, 0], to: [0, 0] })).toEqual({
    point: [0, 0],
    distance: 5,
    t: 0,
  });
});

test("no other point of the segment is nearer", () => {
  const coordinate = fc.integer({ min: -10_000, max: 10_000 });
  const point = fc.tuple(coordinate, coordinate);
  fc.assert(
    fc.property(point, point, point, fc.double({ min: 0, max: 1, noNaN: true }), (p, from, to, t) => {
      const { distance } = nearestOnSegment(p, { from, to });
      return distance <= distance2(p, lerp2(from, to, t)) + 1e-6;
    }),
  );
});
