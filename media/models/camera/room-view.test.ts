import type { Bounds } from "@stanza/geometry";
import { describe, expect, test } from "vitest";
import { KITCHEN_ROOM } from "../../viewer/testing/kitchen.ts";
import { orbitPosition } from "./orbit.ts";
import { roomView } from "./room-view.ts";
import { presetOrbit } from "./view-preset.ts";

const [wallA, wallB] = KITCHEN_ROOM.walls as [
  (typeof KITCHEN_ROOM.walls)[number],
  (typeof KITCHEN_ROOM.walls)[number],
];
/** A run at the back wall, and one at the wall on the right of it. */
const BACK: Bounds = { min: [600, 0, 0], max: [3600, 2200, 600] };
const right = wallB.inner.from[0];
const RIGHT: Bounds = { min: [right - 600, 0, 700], max: [right, 880, 1600] };
const rooms = [KITCHEN_ROOM];

describe("a photographer's views", () => {
  test("[CD-03] eye level stands 1.5 m high before the wall with the most furniture, turned to the second", () => {
    const alone = roomView("eye", rooms, [BACK], 1.4)!;
    expect(orbitPosition(alone)[1]).toBeCloseTo(1500, 0);
    expect(Math.abs(alone.azimuth)).toBeLessThan(15);
    // To see the right wall the camera goes to the left.
    const both = roomView("eye", rooms, [BACK, RIGHT], 1.4)!;
    expect(orbitPosition(both)[1]).toBeCloseTo(1500, 0);
    expect(both.azimuth).toBeGreaterThan(300);
    expect(roomView("corner", rooms, [BACK, RIGHT], 1.4)!.azimuth).toBeLessThan(both.azimuth);
  });

  test("[CD-03] never at the floor, whatever the picture's shape and the furniture", () => {
    for (const aspect of [0.45, 1, 1.8])
      for (const pieces of [[BACK], [RIGHT], [{ min: [0, 0, 0], max: [400, 60, 400] } as Bounds]])
        for (const kind of ["eye", "corner"] as const) {
          const orbit = roomView(kind, rooms, pieces, aspect)!;
          expect(orbitPosition(orbit)[1]).toBeCloseTo(1500, 0);
          expect(orbit.elevation).toBeLessThan(10);
        }
  });

  test("a wall is looked at straight from the same height; without furniture everything is seen from above", () => {
    const bounds: Bounds = { min: [0, 0, 0], max: [5000, 2700, 5000] };
    const scene = { rooms, bounds, pieces: [] };
    const wall = presetOrbit({ wall: wallA.id }, scene, 1.4);
    expect(orbitPosition(wall)[1]).toBeCloseTo(1500, 0);
    expect(wall.azimuth).toBeCloseTo(0);
    expect(presetOrbit("eye", scene, 1.4).elevation).toBeGreaterThan(20);
  });
});
