import type { Bounds, Vec2, Vec3 } from "@stanza/geometry";
import { describe, expect, test } from "vitest";
import { type OcclusionGrid, occlusionGrid } from "./occlusion-grid.ts";

const room: readonly Vec2[] = [
  [0, 0],
  [4000, 0],
  [4000, 3000],
  [0, 3000],
];
const within: Bounds = { min: [0, 0, 0], max: [4000, 2700, 3000] };

function at({ min, cell, counts, cells }: OcclusionGrid, point: Vec3): number {
  const [x, y, z] = point.map((value, axis) => Math.floor((value - min[axis]!) / cell)) as [
    number,
    number,
    number,
  ];
  return cells[(z * counts[1] + y) * counts[0] + x]! / 255;
}

describe("occlusion grid", () => {
  test("is empty in the middle of a room, solid in walls and floor, and grades in between", () => {
    const grid = occlusionGrid([], [room], 2700, within);
    expect(at(grid, [2000, 1300, 1500])).toBe(0);
    expect(at(grid, [2000, -130, 1500])).toBeGreaterThan(0.8);
    const wall = at(grid, [2000, 1300, 10]);
    expect(wall).toBeGreaterThan(0.1);
    expect(at(grid, [10, 1300, 10])).toBeGreaterThan(wall);
    expect(at(grid, [10, 10, 10])).toBeGreaterThan(at(grid, [10, 1300, 10]));
  });

  test("a cabinet darkens the floor in front of it and not the one far away", () => {
    const box: Bounds = { min: [1000, 100, 0], max: [2000, 900, 600] };
    const grid = occlusionGrid([box], [room], 2700, within);
    const bare = occlusionGrid([], [room], 2700, within);
    expect(at(grid, [1500, 120, 640])).toBeGreaterThan(at(bare, [1500, 120, 640]) + 0.1);
    expect(at(grid, [1500, 120, 2000])).toBe(at(bare, [1500, 120, 2000]));
  });

  test("a thin board still keeps light away", () => {
    const shelf: Bounds = { min: [1000, 1400, 1000], max: [2000, 1404, 1400] };
    expect(at(occlusionGrid([shelf], [room], 2700, within), [1500, 1402, 1200])).toBeGreaterThan(0.2);
  });

  test("a huge scene stays within the memory of a small one", () => {
    const hall: Bounds = { min: [0, 0, 0], max: [90_000, 4000, 90_000] };
    expect(occlusionGrid([], [], 0, hall).cells.length).toBeLessThan(420_000);
  });
});
