import type { Surface } from "@stanza/models";
import type { SceneCopy, SurfaceMesh } from "@stanza/viewer";
import { describe, expect, test } from "vitest";
import { tracedScene } from "./traced-scene.ts";

const PAINT: Surface = { color: "#ffffff", roughness: 0.9, metalness: 0, opacity: 1, pattern: "plain" };
const OAK: Surface = { ...PAINT, color: "#b98f5e", accent: "#9b7446", pattern: "wood" };
const EYE = [1000, 1500, 4000] as const;

/** A square metre on the floor, and a triangle that was taken away. */
const mesh = (surface: Surface, glow = 0): SurfaceMesh => ({
  positions: new Float32Array([0, 0, 0, 1000, 0, 0, 1000, 0, 1000, 0, 0, 1000]),
  normals: new Float32Array([0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0]),
  uvs: new Float32Array([0, 0, 900, 0, 900, 2700, 0, 2700]),
  indices: new Uint32Array([0, 2, 1, 0, 3, 2, 0, 0, 0]),
  surface,
  glow,
});
const copy = (meshes: readonly SurfaceMesh[], more: Partial<SceneCopy> = {}): SceneCopy => ({
  meshes,
  outlooks: [],
  camera: { at: EYE, forward: [0, 0, -1], fov: 38, shift: 0 },
  ambient: 1,
  ...more,
});

describe("the view's scene for the tracer", () => {
  test("metres, a material for each surface, a tile of the pattern as 1; what was taken away is gone", () => {
    const scene = tracedScene(copy([mesh(PAINT), mesh(OAK)]));
    expect(scene.materialOf).toEqual(new Uint32Array([0, 0, 1, 1]));
    expect(Math.max(...scene.positions)).toBeCloseTo(1);
    expect([...scene.uvs!.slice(12, 18)]).toEqual([0, 0, 1, 1, 1, 0]);
    expect(scene.materials.map(({ texture }) => texture)).toEqual([undefined, 0]);
    const [texture] = scene.textures;
    // Between the surface's colour and its accent, so that a catalogue's colour stays what it is.
    expect(
      texture!.bytes.every(
        (byte, i) => byte >= [155, 116, 70][i % 3]! - 1 && byte <= [185, 143, 94][i % 3]! + 1,
      ),
    ).toBe(true);
  });

  test("lamps shine at any hour, what throws light back goes dark with it", () => {
    const night = tracedScene(copy([mesh(PAINT, 14), mesh(PAINT, 0.9), mesh(PAINT)], { ambient: 0.1 }));
    expect(night.materials.map(({ emission }) => emission[0])).toEqual([14, 0.09000000000000001, 0]);
  });

  test("the day behind a window meets the ground at the height of the eye", () => {
    const sheet = new Float32Array([0, 300, -300, 2000, 300, -300, 2000, 2500, -300, 0, 2500, -300]);
    const scene = tracedScene(copy([], { outlooks: [sheet] }));
    expect(scene.materials.length).toBe(3);
    const heights = (material: number) =>
      [...scene.materialOf].flatMap((one, triangle) =>
        one === material ? [1, 4, 7].map((at) => scene.positions[triangle * 9 + at]!) : [],
      );
    expect(Math.max(...heights(0))).toBeCloseTo(1.5);
    expect(Math.min(...heights(2))).toBeGreaterThan(1.5);
    expect(Math.max(...heights(2))).toBeCloseTo(2.5);
    expect(scene.materials[2]!.emission[2]).toBeGreaterThan(scene.materials[0]!.emission[2]);
  });
});
