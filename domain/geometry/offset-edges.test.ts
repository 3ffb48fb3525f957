import { expect, test } from "vitest";
import { offsetEdges } from "./offset-edges.ts";
import type { Vec2 } from "./vec.ts";

const SQUARE: readonly Vec2[] = [
  [0, 0],
  [1000, 0],
  [1000, 1000],
  [0, 1000],
];

test("corners of one thickness are mitred to one point", () => {
  expect(offsetEdges(SQUARE, [100, 100, 100, 100], true)).toEqual([
    { from: [-100, -100], to: [1100, -100] },
    { from: [1100, -100], to: [1100, 1100] },
    { from: [1100, 1100], to: [-100, 1100] },
    { from: [-100, 1100], to: [-100, -100] },
  ]);
});

test("each edge keeps its own thickness up to the common corner", () => {
  const [north, east] = offsetEdges(SQUARE, [300, 100, 100, 200], true);
  expect(north).toEqual({ from: [-200, -300], to: [1100, -300] });
  expect(east!.from).toEqual([1100, -300]);
});

test("an inner corner is mitred inwards", () => {
  const indented: readonly Vec2[] = [
    [0, 0],
    [500, 0],
    [500, 400],
    [1000, 400],
    [1000, 1000],
    [0, 1000],
  ];
  expect(
    offsetEdges(
      indented,
      indented.map(() => 100),
      true,
    )[1],
  ).toEqual({ from: [600, -100], to: [600, 300] });
});

test("the free ends of an open line are square", () => {
  const faces = offsetEdges(SQUARE.slice(0, 3), [100, 200], false);
  expect(faces).toEqual([
    { from: [0, -100], to: [1200, -100] },
    { from: [1200, -100], to: [1200, 1000] },
  ]);
});

test("edges in one line with different thicknesses make a step", () => {
  const line: readonly Vec2[] = [
    [0, 0],
    [500, 0],
    [1000, 0],
  ];
  expect(offsetEdges(line, [100, 200], false)).toEqual([
    { from: [0, -100], to: [500, -100] },
    { from: [500, -200], to: [1000, -200] },
  ]);
});

test("a mitre longer than four thicknesses is cut square", () => {
  const needle: readonly Vec2[] = [
    [0, 0],
    [1000, 0],
    [0, 200],
  ];
  const [there, back] = offsetEdges(needle, [100, 100], false);
  expect(there!.to).toEqual([1000, -100]);
  expect(back!.from[0]).toBeCloseTo(1000 + 100 * Math.sin(Math.atan2(200, 1000)));
});
