import fc from "fast-check";
import { expect, test } from "vitest";
import {
  edgesOf,
  firstCrossing,
  lineIntersection,
  type Segment,
  segmentIntersection,
  segmentsMeet,
} from "./segments.ts";
import type { Vec2 } from "./vec.ts";

const segment = (a: Vec2, b: Vec2): Segment => ({ from: a, to: b });
const ACROSS = segment([0, 5], [10, 5]);

test.each<[string, Segment, boolean, Vec2 | null]>([
  ["crosses", segment([5, 0], [5, 10]), true, [5, 5]],
  ["touches with an end", segment([5, 5], [5, 10]), true, [5, 5]],
  ["shares an end", segment([10, 5], [20, 20]), true, [10, 5]],
  ["stops short", segment([5, 6], [5, 10]), false, null],
  ["is parallel", segment([0, 6], [10, 6]), false, null],
  ["overlaps in one line", segment([5, 5], [15, 5]), true, null],
  ["is in one line, apart", segment([11, 5], [15, 5]), false, null],
])("a segment that %s", (_, other, meets, point) => {
  expect(segmentsMeet(ACROSS, other)).toBe(meets);
  expect(segmentsMeet(other, ACROSS)).toBe(meets);
  expect(segmentIntersection(ACROSS, other)).toEqual(point);
});

test("lines meet beyond their segments, parallels do not", () => {
  expect(lineIntersection(ACROSS, segment([20, 0], [20, 1]))).toEqual([20, 5]);
  expect(lineIntersection(ACROSS, segment([0, 0], [1, 0]))).toBeNull();
});

test("whether segments meet does not depend on their order or direction", () => {
  const near = fc.integer({ min: 0, max: 6 });
  const any = fc.tuple(fc.tuple(near, near), fc.tuple(near, near)).map(([a, b]) => segment(a, b));
  fc.assert(
    fc.property(any, any, (a, b) => {
      const turned = segment(b.to, b.from);
      return segmentsMeet(a, b) === segmentsMeet(b, a) && segmentsMeet(a, b) === segmentsMeet(a, turned);
    }),
  );
});

test("a simple outline crosses nowhere, a bow tie does, and so does an edge that folds back", () => {
  const square: readonly Vec2[] = [
    [0, 0],
    [4, 0],
    [4, 4],
    [0, 4],
  ];
  expect(firstCrossing(square, true)).toBeNull();
  expect(firstCrossing(square, false)).toBeNull();
  expect(firstCrossing([square[0]!, square[2]!, square[1]!, square[3]!], true)).toEqual([0, 2]);
  expect(firstCrossing([square[0]!, square[2]!, square[1]!, square[3]!], false)).toEqual([0, 2]);
  expect(firstCrossing([square[0]!, square[1]!, [2, 0], square[2]!], false)).toEqual([0, 1]);
  expect(
    firstCrossing(
      [
        [2, 0],
        [4, 0],
        [4, 4],
        [0, 4],
        [0, 0],
        [3, 0],
      ],
      true,
    ),
  ).not.toBeNull();
});

test("a corner that lies on another edge is a crossing", () => {
  const pinched: readonly Vec2[] = [
    [0, 0],
    [8, 0],
    [8, 8],
    [4, 0],
    [0, 8],
  ];
  expect(firstCrossing(pinched, true)).toEqual([0, 2]);
});

test("an open line has one edge less than a closed one", () => {
  expect(edgesOf([], false)).toEqual([]);
  expect(edgesOf([[0, 0]], false)).toEqual([]);
  expect(
    edgesOf(
      [
        [0, 0],
        [1, 0],
        [1, 1],
      ],
      false,
    ),
  ).toHaveLength(2);
  expect(
    edgesOf(
      [
        [0, 0],
        [1, 0],
        [1, 1],
      ],
      true,
    ).at(-1),
  ).toEqual(segment([1, 1], [0, 0]));
});
