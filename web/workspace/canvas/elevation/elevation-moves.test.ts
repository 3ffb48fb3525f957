import type { ElevationBox } from "@stanza/drawing";
import type { Vec2 } from "@stanza/geometry";
import { expect, test } from "vitest";
import { boxRow } from "../../../../domain/evaluation/testing/box-row.ts";
import { distancesAround, gapMove, moveToDistance } from "./elevation-moves.ts";

const wall = { length: 4000, height: 2700 };
const box = (id: string, x: Vec2, y: Vec2, mount: "floor" | "wall" = "wall"): ElevationBox => {
  const row = boxRow(id, { at: [x[0], y[0], 0], box: [x[1] - x[0], y[1] - y[0], 350], mount });
  return { row, frame: row.frame, x, y, front: 350 };
};
const unit = box("unit", [1000, 1600], [1400, 2100]);
const other = box("other", [1800, 2400], [1450, 2150]);

test("[CD-03] a typed distance moves the unit until it is right, along the wall and in height", () => {
  const distances = distancesAround(unit, [other], wall);
  expect(distances).toEqual({ left: 1000, right: 200, below: 1400, above: 600 });
  expect(moveToDistance("right", distances.right, 0)).toEqual([200, 0]);
  expect(moveToDistance("above", distances.above, 500)).toEqual([0, 100]);
});

test("[CD-03] a gap that is typed in the dimension chain moves what comes after it, else what is before it", () => {
  const gap = { along: "x", from: [1600, 0], to: [1800, 0], before: ["unit"], after: ["other"] } as const;
  expect(gapMove(gap, 250, [unit, other])).toEqual({ boxes: [other], by: [50, 0] });
  expect(gapMove(gap, 250, [unit])).toEqual({ boxes: [unit], by: [-50, 0] });
  expect(gapMove(gap, 250, [])).toBeNull();
  const up = { along: "y", from: [0, 0], to: [0, -1400], before: [], after: ["unit"] } as const;
  expect(gapMove(up, 1450, [unit])).toEqual({ boxes: [unit], by: [0, 50] });
});
