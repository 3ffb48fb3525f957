import type { Vec2 } from "@stanza/geometry";
import { expect, test } from "vitest";
import { pathOf, shownPoints } from "./projected.ts";

/** An eye that sees what is to the right of 0. */
const place = ([x, z]: Vec2): Vec2 | null => (x >= 0 ? [x, z] : null);

test("[CD-02] a line that goes behind the eye is cut where it does, and goes on where it comes back", () => {
  expect(
    pathOf(place, [
      [0, 0],
      [10, 5],
      [20, 0],
    ]),
  ).toBe("M0 0L10 5L20 0");
  expect(
    pathOf(place, [
      [-10, 0],
      [-5, 0],
    ]),
  ).toBe("");
  const [, x, y] =
    /^M([\d.]+) ([\d.]+)L100 0$/.exec(
      pathOf(place, [
        [-100, 0],
        [100, 0],
      ]),
    ) ?? [];
  expect(Number(x)).toBeLessThan(0.1);
  expect(Number(y)).toBe(0);
  expect(
    pathOf(place, [
      [10, 0],
      [-10, 0],
      [10, 8],
    ]).match(/M/g),
  ).toHaveLength(2);
  expect(
    shownPoints(place, [
      [1, 2],
      [-1, 2],
      [3, 4],
    ]),
  ).toBe("1,2 3,4");
});
