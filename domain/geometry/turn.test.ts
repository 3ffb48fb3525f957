import fc from "fast-check";
import { expect, test } from "vitest";
import { turn3, turnAfter } from "./turn.ts";
import type { Vec3 } from "./vec.ts";

const angle = fc.oneof(fc.integer({ min: -360, max: 360 }), fc.constantFrom(0, 90, -90, 180, 270));
const turn = fc.tuple(angle, angle, angle);

test("one turn equals two in succession, at every angle", () => {
  fc.assert(
    fc.property(turn, turn, (outer, inner) => {
      const once = turnAfter(outer, inner);
      for (const point of [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
        [3, -2, 5],
      ] as Vec3[]) {
        const [got, wanted] = [turn3(once, point), turn3(outer, turn3(inner, point))];
        for (const axis of [0, 1, 2] as const) expect(got[axis]).toBeCloseTo(wanted[axis], 8);
      }
    }),
    { numRuns: 2000 },
  );
});

test("a quarter turn about Y takes the front to the right", () => {
  expect(turn3([0, 90, 0], [0, 0, 1])).toEqual([1, 0, 0]);
});
