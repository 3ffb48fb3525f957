import { type Bounds, dot3, sub3, toRadians, type Vec3 } from "@stanza/geometry";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { KITCHEN_ROOM } from "../../viewer/testing/kitchen.ts";
import { between, FIELD_OF_VIEW, fitted, type Orbit, orbitAxes, orbitPosition, zoomed } from "./orbit.ts";
import { facing } from "./room-view.ts";

const orbit: Orbit = { target: [1000, 800, 500], azimuth: 30, elevation: 20, distance: 5000 };

/** Returns the place of a point in a picture with the given aspect, −1 to 1. */
function seen(view: Orbit, point: Vec3, aspect: number): readonly [number, number] {
  const { right, up, back } = orbitAxes(view);
  const from = sub3(point, orbitPosition(view));
  const tan = Math.tan(toRadians(FIELD_OF_VIEW) / 2) * -dot3(from, back);
  return [dot3(from, right) / (tan * aspect), dot3(from, up) / tan];
}

describe("orbit camera", () => {
  test("zooming keeps the pointed spot where it is in the picture", () => {
    const spot: Vec3 = [2200, 300, -400];
    const before = seen(orbit, spot, 1.5);
    const after = seen(zoomed(orbit, 0.6, spot), spot, 1.5);
    expect(after[0]).toBeCloseTo(before[0], 6);
    expect(after[1]).toBeCloseTo(before[1], 6);
  });

  test("a fitted view shows every corner of the bounds and wastes little of the picture", () => {
    const size = fc.integer({ min: 300, max: 9000 });
    fc.assert(
      fc.property(
        fc.tuple(size, size, size),
        fc.integer({ min: 0, max: 359 }),
        fc.integer({ min: 0, max: 89 }),
        fc.constantFrom(0.5, 1, 1.6),
        (max, azimuth, elevation, aspect) => {
          const bounds: Bounds = { min: [0, 0, 0], max };
          const view = fitted({ azimuth, elevation }, bounds, aspect);
          let reach = 0;
          for (let i = 0; i < 8; i++) {
            const corner: Vec3 = [i & 1 ? max[0] : 0, i & 2 ? max[1] : 0, i & 4 ? max[2] : 0];
            const [x, y] = seen(view, corner, aspect);
            reach = Math.max(reach, Math.abs(x), Math.abs(y));
          }
          expect(reach).toBeLessThanOrEqual(1);
          expect(reach).toBeGreaterThan(0.9);
        },
      ),
    );
  });

  test("a flight turns the short way round", () => {
    const from = { ...orbit, azimuth: 350 };
    expect(between(from, { ...orbit, azimuth: 20 }, 0.5).azimuth).toBeCloseTo(5);
  });

  test("the view of a wall looks at its inner face from the room", () => {
    const { walls } = KITCHEN_ROOM;
    const inward: Readonly<Record<string, Vec3>> = {
      A: [0, 0, 1],
      B: [-1, 0, 0],
      C: [0, 0, -1],
      D: [1, 0, 0],
    };
    for (const [wall, normal] of Object.entries(inward)) {
      const { back } = orbitAxes({ azimuth: facing(walls.find(({ id }) => id === wall)!), elevation: 0 });
      expect(dot3(back, normal)).toBeCloseTo(1);
    }
  });
});
