import { distance2 } from "@stanza/geometry";
import fc from "fast-check";
import { expect, test } from "vitest";
import { accepted } from "../../outcome.ts";
import type { Room } from "../../project.ts";
import { sampleRoom } from "../../testing/sample-project.ts";
import { deleteCorner } from "../delete-corner.ts";
import { moveCorner } from "../move-corner.ts";
import { resizeWall } from "../resize-wall.ts";
import { reverseWalls } from "../reverse-walls.ts";
import { innerAreaM2 } from "../room-outline.ts";
import { shiftWall } from "../shift-wall.ts";
import { splitWall } from "../split-wall.ts";
import { wallSegments } from "../wall-segments.ts";
import { bendWall } from "./bend-wall.ts";
import { wallCurve } from "./wall-curve.ts";

const square = sampleRoom();
const [a, b] = square.walls.map(({ id }) => id) as [string, string];
const bent = (sagittaMm: number, room: Room = square) => accepted(bendWall(room, { wall: a, sagittaMm }));
const names = (room: Room) => [...new Set(wallSegments(room).map(({ name }) => name))];

test("[CD-02] a wall bends out into half a circle, keeps its id and name, and the area grows by the segment", () => {
  const room = bent(2500);
  const curve = wallCurve(room, a)!;
  expect(curve.facets.length).toBe(18);
  expect(curve.sagitta).toBeCloseTo(2500, 6);
  expect(curve.radius).toBeCloseTo(2500, 6);
  expect(curve.arcLength).toBeCloseTo(Math.PI * 2500, 3);
  expect(names(room)).toEqual(["A", "B", "C", "D"]);
  expect(innerAreaM2(room)).toBeCloseTo(25 + (Math.PI * 2.5 ** 2) / 2, 0);
});

test("[CD-02] bending a curved wall again, or straightening it, gives the same as bending the straight one", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1500, max: 2490 }),
      fc.integer({ min: -1500, max: 2490 }),
      (first, second) => {
        const twice = bent(second, bent(first));
        const once = bent(second);
        expect(twice.walls.length).toBe(once.walls.length);
        for (const [i, wall] of twice.walls.entries()) {
          expect(distance2(wall.start, once.walls[i]!.start)).toBeLessThan(1e-6);
        }
        expect(bent(0, bent(first))).toEqual(square);
      },
    ),
  );
});

test("[CD-02] a curved wall is resized, shifted and moved at its end as one, and stays as curved", () => {
  const longer = accepted(resizeWall(bent(600), { wall: `${a}.2`, lengthMm: 6000, fixed: "start" }));
  expect(wallCurve(longer, a)).toMatchObject({ chord: 6000 });
  expect(wallCurve(longer, a)!.sagitta).toBeCloseTo(600, 6);
  const shifted = accepted(shiftWall(bent(600), { wall: a, byMm: 300 }));
  expect(wallCurve(shifted, a)!.from[1]).toBeCloseTo(wallCurve(bent(600), a)!.from[1] + 300, 6);
  const corner = bent(600).walls.findIndex(({ id }) => id === b);
  const [x, z] = bent(600).walls[corner]!.start;
  const moved = accepted(moveCorner(bent(600), { corner, to: [x + 500, z] }));
  expect(wallCurve(moved, a)!.chord).toBeCloseTo(5500, 6);
  expect(wallCurve(moved, a)!.sagitta).toBeCloseTo(600, 6);
});

test("[CD-02] a corner within a curve bends it through its new place; without the corner the wall is straight", () => {
  const room = bent(600);
  const apex = wallCurve(room, a)!.facets.length / 2;
  const [x, z] = room.walls[apex]!.start;
  const through = accepted(moveCorner(room, { corner: apex, to: [x, z - 200] }));
  expect(wallCurve(through, a)!.sagitta).toBeCloseTo(800, 6);
  expect(accepted(deleteCorner(room, { corner: apex }))).toEqual(square);
  expect(accepted(deleteCorner(room, { corner: 0 })).walls).toHaveLength(3);
});

test("[CD-02] a split curve is two curved walls, and the top slopes on over facets and halves", () => {
  const sloped: Room = {
    ...square,
    walls: square.walls.with(0, { ...square.walls[0]!, height: 2000, endHeight: 3000 }),
  };
  const room = bent(600, sloped);
  const heights = wallCurve(room, a)!.facets.map(({ height, endHeight }) => [height, endHeight]);
  expect(heights[0]![0]).toBe(2000);
  expect(heights.at(-1)![1]).toBe(3000);
  for (const [i, [height]] of heights.entries())
    if (i > 0) expect(height).toBeCloseTo(heights[i - 1]![1]!, 6);
  const halves = accepted(splitWall(room, { wall: `${a}.1`, atMm: 100, newId: "n" }));
  expect(names(halves)).toEqual(["A", "B", "C", "D", "E"]);
  const straight = accepted(splitWall(sloped, { wall: a, atMm: 2500, newId: "n" }));
  expect(
    wallSegments(straight)
      .slice(0, 2)
      .map(({ height, endHeight }) => [height, endHeight]),
  ).toEqual([
    [2000, 2500],
    [2500, 3000],
  ]);
  expect(reverseWalls(reverseWalls(sloped)).walls[0]).toEqual(sloped.walls[0]);
});

test("[CD-02] an impossible bend is refused: too far, into another wall, no number, no wall", () => {
  const cause = (wall: string, sagittaMm: number) => {
    const outcome = bendWall(square, { wall, sagittaMm });
    return outcome.ok ? null : outcome.refusal.cause;
  };
  expect(cause(a, -5000)).toBe("selfCrossing");
  expect(cause(a, 9000)).toBe("outOfBounds");
  expect(cause(a, Number.NaN)).toBe("notANumber");
  expect(cause("?", 100)).toBe("unknownWall");
});
