import type { Vec2 } from "@stanza/geometry";
import type { ViewerRoom } from "@stanza/models";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { KITCHEN_ROOM } from "../testing/kitchen.ts";
import { obstacles } from "./obstacles.ts";
import { BODY_RADIUS, looking, STANDING, startOfWalk, type Walker, walked } from "./walk-path.ts";

const walls = obstacles([KITCHEN_ROOM]);
const standing = (at: Vec2, heading = 0): Walker => ({ at, heading, pitch: 0 });

function after(walker: Walker, seconds: number, input: Partial<typeof STANDING>, among = walls): Walker {
  let now = walker;
  for (let i = 0; i < seconds * 20; i++) now = walked(now, { ...STANDING, ...input }, among, 50);
  return now;
}

describe("walking", () => {
  test("[CD-03] goes ahead where it looks, sideways beside it, faster in a hurry", () => {
    const start = standing([2000, 3000]);
    const ahead = after(start, 0.5, { ahead: 1 });
    expect(ahead.at[0]).toBeCloseTo(2000);
    expect(ahead.at[1]).toBeLessThan(2500);
    const right = after(start, 0.5, { right: 1 });
    expect(right.at[0]).toBeGreaterThan(2500);
    expect(right.at[1]).toBeCloseTo(3000);
    const left = after(standing([2000, 3000], 90), 0.5, { ahead: 1 });
    expect(left.at[0]).toBeLessThan(1500);
    const hurried = after(start, 0.5, { ahead: 1, fast: true });
    expect(3000 - hurried.at[1]).toBeGreaterThan(2 * (3000 - ahead.at[1]));
  });

  test("[CD-03] stops at a wall and slides along it, goes through a door and not through a window", () => {
    const stopped = after(standing([2000, 3000]), 10, { ahead: 1, fast: true });
    expect(stopped.at[1]).toBeCloseTo(BODY_RADIUS);
    const slid = after(standing([2000, 3000], 315), 3, { ahead: 1 });
    expect(slid.at[1]).toBeCloseTo(BODY_RADIUS);
    expect(slid.at[0]).toBeGreaterThan(3000);
    // The door of wall D: 900 to 1,800 mm from its start at the bottom.
    expect(after(standing([1000, 2850], 90), 3, { ahead: 1 }).at[0]).toBeLessThan(-1000);
    // The window of wall A.
    expect(after(standing([2280, 2000]), 5, { ahead: 1 }).at[1]).toBeCloseTo(BODY_RADIUS);
  });

  test("[CD-03] a door goes through the wall of the room behind it", () => {
    const behind: ViewerRoom = {
      ...KITCHEN_ROOM,
      id: "behind",
      walls: (
        [
          [
            [-4000, 0],
            [-120, 0],
          ],
          [
            [-120, 0],
            [-120, 4200],
          ],
          [
            [-120, 4200],
            [-4000, 4200],
          ],
          [
            [-4000, 4200],
            [-4000, 0],
          ],
        ] as [Vec2, Vec2][]
      ).map(([from, to], i) => ({
        id: `b${i}`,
        inner: { from, to },
        outer: { from, to },
        height: 2700,
        openings: [],
      })),
    };
    const through = after(standing([1000, 2850], 90), 3, { ahead: 1 }, obstacles([KITCHEN_ROOM, behind]));
    expect(through.at[0]).toBeLessThan(-1000);
  });

  test("[CD-03] never leaves a room without doors, whatever the hands do", () => {
    const closed = obstacles([
      { ...KITCHEN_ROOM, walls: KITCHEN_ROOM.walls.map((wall) => ({ ...wall, openings: [] })) },
    ]);
    const press = fc.constantFrom(-1, 0, 1);
    fc.assert(
      fc.property(
        fc.array(
          fc.record({ ahead: press, right: press, turnLeft: press, lookUp: press, fast: fc.boolean() }),
          {
            maxLength: 40,
          },
        ),
        fc.integer({ min: 1, max: 5000 }),
        (inputs, ms) => {
          let now = standing([2000, 2000], 33);
          for (const input of inputs) for (let i = 0; i < 8; i++) now = walked(now, input, closed, ms);
          for (const axis of now.at) {
            expect(axis).toBeGreaterThanOrEqual(BODY_RADIUS - 1);
            expect(axis).toBeLessThanOrEqual(4200 - BODY_RADIUS + 1);
          }
          expect(Math.abs(now.pitch)).toBeLessThanOrEqual(80);
        },
      ),
    );
  });

  test("begins far back in the room, among no furniture, looking where the view looked", () => {
    const start = startOfWalk([KITCHEN_ROOM], { target: [2000, 2000], heading: 0 }, () => true);
    expect(start.heading).toBe(0);
    expect(start.at[0]).toBeCloseTo(2100);
    expect(start.at[1]).toBeGreaterThan(3600);
    const island = startOfWalk(
      [KITCHEN_ROOM],
      { target: [2000, 2000], heading: 0 },
      ([x, z]) => !(x > 1500 && x < 2700 && z > 1700 && z < 2500),
    );
    expect(island.at[0] > 1500 && island.at[0] < 2700 && island.at[1] > 1700 && island.at[1] < 2500).toBe(
      false,
    );
    expect(startOfWalk([], { target: [1, 2], heading: 5 }, () => true)).toMatchObject({
      at: [1, 2],
      heading: 5,
    });
  });

  test("looks no further up or down than a neck does", () => {
    expect(looking(standing([0, 0]), -30, 500)).toMatchObject({ heading: 330, pitch: 80 });
  });
});

test("[CD-03] a walk begins at the far side of what stands in the middle, looking over it", () => {
  // An island with stools before it, in a room of 4.2 m: between island and units there is little to see.
  const isFree = ([x, z]: Vec2) => z > 700 && !(x > 1000 && x < 3200 && z > 1400 && z < 3000);
  const start = startOfWalk([KITCHEN_ROOM], { target: [2100, 1500], heading: 30 }, isFree);
  expect(start.at[1]).toBeGreaterThan(3000);
  const [dx, dz] = [2100 - start.at[0], 2100 - start.at[1]];
  expect(start.heading).toBeCloseTo(((Math.atan2(-dx, -dz) * 180) / Math.PI + 360) % 360);
});
