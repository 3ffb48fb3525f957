import { floorOutline, straightPieces, type ViewerWall } from "@stanza/models";
import { expect, test } from "vitest";

/** A facet of a wall of 2 m radius that turns by 10°, 200 mm thick. */
const angle = Math.PI / 18;
const at = (radius: number, turn: number) => [radius * Math.cos(turn), radius * Math.sin(turn)] as const;
const facet: ViewerWall = {
  id: "w",
  inner: { from: at(2000, 0), to: at(2000, angle) },
  outer: { from: at(2200, 0), to: at(2200, angle) },
  height: 2700,
  endHeight: 3000,
  openings: [],
  bulges: { inner: Math.tan(angle / 4), outer: Math.tan(angle / 4) },
};

test("a wall that bends is built of pieces that turn by 3° at most and follow its arc within 1 mm, both faces and the top", () => {
  const pieces = straightPieces(facet);
  expect(pieces).toHaveLength(4);
  for (const { inner, outer } of pieces) {
    for (const point of [inner.from, inner.to]) expect(Math.hypot(...point)).toBeCloseTo(2000, 6);
    for (const point of [outer.from, outer.to]) expect(Math.hypot(...point)).toBeCloseTo(2200, 6);
    const middle = [(inner.from[0] + inner.to[0]) / 2, (inner.from[1] + inner.to[1]) / 2] as const;
    expect(2000 - Math.hypot(...middle)).toBeLessThan(1);
  }
  expect(pieces.map(({ height, endHeight }) => [height, endHeight])).toEqual([
    [2700, 2775],
    [2775, 2850],
    [2850, 2925],
    [2925, 3000],
  ]);
  expect(pieces.every(({ id, bulges }) => id === "w" && bulges === undefined)).toBe(true);
});

test("the floor ends where the wall does, and a straight wall is itself", () => {
  const room = { id: "r", walls: [facet], floorMaterial: "f", wallMaterial: "w" };
  expect(floorOutline(room)).toHaveLength(5);
  const { bulges: _, ...straight } = facet;
  expect(straightPieces(straight)).toEqual([straight]);
});
