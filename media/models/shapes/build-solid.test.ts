import type { Axis, Solid, Vec2 } from "@stanza/geometry";
import { describe, expect, test } from "vitest";
import { meshArea, meshVolume, windingFaults } from "../testing/mesh-measures.ts";
import { boxMesh } from "./box-mesh.ts";
import { buildSolid } from "./build-solid.ts";
import { floorMesh } from "./floor-mesh.ts";

const AXES: readonly Axis[] = ["x", "y", "z"];
/** An L of 600 × 600 with legs of 200. */
const L_PROFILE: readonly Vec2[] = [
  [0, 0],
  [600, 0],
  [600, 200],
  [200, 200],
  [200, 600],
  [0, 600],
];

describe("solid builders", () => {
  test("a box of 600 × 720 × 560 mm has its exact volume, area and twelve outward triangles", () => {
    const mesh = buildSolid({ type: "box", size: [600, 720, 560] });
    expect(mesh.indices.length).toBe(36);
    expect(meshVolume(mesh)).toBeCloseTo(600 * 720 * 560, -2);
    expect(meshArea(mesh)).toBeCloseTo(2 * (600 * 720 + 600 * 560 + 720 * 560), -1);
    expect(windingFaults(mesh)).toBe(0);
  });

  test.each(AXES)("a cylinder along %s is closed, faces outwards and fills its bounds", (axis) => {
    const mesh = buildSolid({ type: "cylinder", radius: 20, height: 300, axis });
    expect(windingFaults(mesh)).toBe(0);
    const exact = Math.PI * 400 * 300;
    expect(meshVolume(mesh)).toBeGreaterThan(exact * 0.94);
    expect(meshVolume(mesh)).toBeLessThan(exact);
    const along = mesh.positions.filter((_, i) => i % 3 === AXES.indexOf(axis));
    expect([Math.min(...along), Math.max(...along)]).toEqual([0, 300]);
  });

  test.each(AXES)(
    "an L-shaped profile pushed along %s has the volume of its area, either way round",
    (axis) => {
      for (const profile of [L_PROFILE, [...L_PROFILE].reverse()]) {
        const solid: Solid = { type: "extrusion", profile, length: 40, axis };
        const mesh = buildSolid(solid);
        expect(windingFaults(mesh)).toBe(0);
        expect(meshVolume(mesh)).toBeCloseTo((600 * 600 - 400 * 400) * 40, -1);
      }
    },
  );

  test.each(AXES)(
    "an outline turned around %s is closed, faces outwards and fills its bounds, either way round",
    (axis) => {
      const cup: readonly Vec2[] = [
        [40, 20],
        [100, 60],
        [100, 200],
        [0, 260],
      ];
      const part = (r: number, s: number, h: number) => (Math.PI * h * (r * r + r * s + s * s)) / 3;
      const exact = part(40, 100, 40) + part(100, 100, 140) + part(100, 0, 60);
      for (const profile of [cup, cup.toReversed()]) {
        const mesh = buildSolid({ type: "revolution", profile, axis });
        expect(windingFaults(mesh)).toBe(0);
        expect(meshVolume(mesh)).toBeGreaterThan(exact * 0.97);
        expect(meshVolume(mesh)).toBeLessThan(exact);
        const along = mesh.positions.filter((_, i) => i % 3 === AXES.indexOf(axis));
        expect([Math.min(...along), Math.max(...along)]).toEqual([20, 260]);
      }
    },
  );

  test("a turned outline is smooth where it bends gently and has an edge where it does not", () => {
    const normalsAt = (profile: readonly Vec2[]) => {
      const { positions, normals } = buildSolid({ type: "revolution", profile, axis: "y" });
      const found = new Set<string>();
      for (let i = 0; i < positions.length / 3; i++)
        if (positions[i * 3] === 100 && positions[i * 3 + 1] === 50)
          found.add(normals[i * 3 + 1]!.toFixed(2));
      return [...found];
    };
    expect(
      normalsAt([
        [100, 0],
        [100, 50],
        [80, 100],
      ]),
    ).toHaveLength(1);
    expect(
      normalsAt([
        [100, 0],
        [100, 50],
        [0, 60],
      ]),
    ).toHaveLength(2);
  });

  test("a profile without area draws nothing instead of failing", () => {
    const flat: Solid = {
      type: "extrusion",
      axis: "y",
      length: 30,
      profile: [
        [0, 0],
        [100, 0],
      ],
    };
    const twice: Solid = {
      type: "extrusion",
      axis: "y",
      length: 30,
      profile: [
        [0, 0],
        [0, 0],
        [1, 0],
      ],
    };
    expect(buildSolid(flat).indices.length).toBe(0);
    expect(buildSolid(twice).indices.length).toBe(0);
  });

  test("a catalogue mesh of known size is drawn as its box, one of unknown size not at all", () => {
    const sized = buildSolid({ type: "mesh", file: "tap.glb", size: [50, 300, 180], mirror: false });
    expect(meshVolume(sized)).toBeCloseTo(50 * 300 * 180, -1);
    expect(buildSolid({ type: "mesh", file: "tap.glb", mirror: false }).indices.length).toBe(0);
  });

  test("V follows the grain in mm on the faces that show it", () => {
    const front = (grain: Axis): readonly number[] => {
      const { normals, uvs } = boxMesh([600, 720, 20], grain);
      const span = [Infinity, -Infinity];
      for (let i = 0; i < normals.length / 3; i++) {
        if (normals[i * 3 + 2] !== 1) continue;
        span[0] = Math.min(span[0]!, uvs[i * 2 + 1]!);
        span[1] = Math.max(span[1]!, uvs[i * 2 + 1]!);
      }
      return span;
    };
    expect(front("y")).toEqual([0, 720]);
    expect(front("x")).toEqual([0, 600]);
  });

  test("without a grain the pattern runs along the longest side", () => {
    const shelf = buildSolid({ type: "box", size: [900, 18, 500] }, "none");
    const along = boxMesh([900, 18, 500], "x");
    expect(shelf.uvs).toEqual(along.uvs);
  });

  test("the floor faces up and has the area of the room, also of an L-shaped one", () => {
    const outline: readonly Vec2[] = [
      [0, 0],
      [5000, 0],
      [5000, 2000],
      [2000, 2000],
      [2000, 4000],
      [0, 4000],
    ];
    for (const way of [outline, [...outline].reverse()]) {
      const mesh = floorMesh(way);
      expect(windingFaults(mesh)).toBe(0);
      expect(meshArea(mesh, [0, 1, 0])).toBeCloseTo(5000 * 2000 + 2000 * 2000, -2);
    }
  });
});
