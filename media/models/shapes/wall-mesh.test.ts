import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ViewerOpening, ViewerWall } from "../scene/scene-input.ts";
import { meshArea, meshVolume, windingFaults } from "../testing/mesh-measures.ts";
import { wallMesh } from "./wall-mesh.ts";

const wall = (openings: readonly ViewerOpening[], mitre = 100): ViewerWall => ({
  id: "A",
  inner: { from: [0, 0], to: [4000, 0] },
  outer: { from: [-mitre, -100], to: [4000 + mitre, -100] },
  height: 2700,
  openings,
});

describe("wall mesh", () => {
  test("a plain wall is a closed body with mitred ends", () => {
    const mesh = wallMesh(wall([]));
    // The underside lies on the ground and has no faces: the volume above height 0 is complete without it.
    expect(meshVolume(mesh)).toBeCloseTo(4100 * 100 * 2700, -4);
    expect(windingFaults(mesh)).toBe(0);
    expect(meshArea(mesh, [0, 0, 1])).toBeCloseTo(4000 * 2700, -2);
    expect(meshArea(mesh, [0, 0, -1])).toBeCloseTo(4200 * 2700, -2);
  });

  test("a window takes its volume out and shows four reveals, a door is a notch with three", () => {
    const window = wallMesh(wall([{ offset: 1000, elevation: 900, width: 1200, height: 1300 }]));
    expect(meshVolume(window)).toBeCloseTo((4100 * 2700 - 1200 * 1300) * 100, -4);
    expect(meshArea(window, [0, -1, 0])).toBeCloseTo(1200 * 100, -1);
    const door = wallMesh(wall([{ offset: 1000, elevation: 0, width: 900, height: 2100 }]));
    expect(meshVolume(door)).toBeCloseTo((4100 * 2700 - 900 * 2100) * 100, -4);
    expect(meshArea(door, [1, 0, 0])).toBeCloseTo(2100 * 100, -1);
    expect(windingFaults(door)).toBe(0);
  });

  test("[CD-02] a sloped top is a plane from the height at one end to that at the other, over a window too", () => {
    const mesh = wallMesh({ ...wall([], 0), endHeight: 1500 });
    expect(meshVolume(mesh)).toBeCloseTo(4000 * 100 * 2100, -4);
    expect(windingFaults(mesh)).toBe(0);
    const pierced = wallMesh({
      ...wall([{ offset: 500, elevation: 900, width: 1000, height: 1000 }], 0),
      endHeight: 1500,
    });
    expect(meshVolume(pierced)).toBeCloseTo((4000 * 2100 - 1000 * 1000) * 100, -4);
  });

  test("any openings, overlapping or beyond the wall, leave the volume of their union", () => {
    const opening = fc.record({
      offset: fc.integer({ min: -500, max: 4000 }),
      elevation: fc.integer({ min: 0, max: 2600 }),
      width: fc.integer({ min: 1, max: 3000 }),
      height: fc.integer({ min: 1, max: 2700 }),
    });
    fc.assert(
      fc.property(fc.array(opening, { maxLength: 5 }), (openings) => {
        const mesh = wallMesh(wall(openings, 0));
        expect(windingFaults(mesh)).toBe(0);
        const solid = 4000 * 2700 - unionArea(openings);
        expect(Math.abs(meshArea(mesh, [0, 0, 1]) - solid)).toBeLessThan(30);
        expect(Math.abs(meshArea(mesh, [0, 0, -1]) - solid)).toBeLessThan(30);
      }),
      { numRuns: 60 },
    );
  });

  test("a wall without length or height has no triangles", () => {
    const nothing = { ...wall([]), inner: { from: [0, 0], to: [0, 0] } } as const;
    expect(wallMesh(nothing).indices.length).toBe(0);
    expect(wallMesh({ ...wall([]), height: 0 }).indices.length).toBe(0);
  });
});

/** Area of the part of the wall that openings cover, by sweeping their edges. */
function unionArea(openings: readonly ViewerOpening[]): number {
  const clip = (value: number, high: number): number => Math.min(high, Math.max(0, value));
  const rects = openings.map((o) => ({
    x0: clip(o.offset, 4000),
    x1: clip(o.offset + o.width, 4000),
    y0: clip(o.elevation, 2700),
    y1: clip(o.elevation + o.height, 2700),
  }));
  const xs = [...new Set(rects.flatMap((r) => [r.x0, r.x1]))].sort((a, b) => a - b);
  let area = 0;
  for (let i = 1; i < xs.length; i++) {
    const [from, to] = [xs[i - 1]!, xs[i]!];
    const spans = rects.filter((r) => r.x0 <= from && r.x1 >= to).sort((a, b) => a.y0 - b.y0);
    let reached = 0;
    for (const { y0, y1 } of spans) {
      area += Math.max(0, y1 - Math.max(y0, reached)) * (to - from);
      reached = Math.max(reached, y1);
    }
  }
  return area;
}
