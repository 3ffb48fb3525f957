import { expect, test } from "vitest";
import { EnvironmentLight } from "./environment-light.ts";
import { PathTracer, type TracerOptions } from "./path-tracer.ts";
import { readGlb } from "./read-glb.ts";
import { renderRows } from "./render-rows.ts";
import { Sampler } from "./sampler.ts";
import type { TracerScene } from "./scene.ts";
import { type Box, glbOfBoxes } from "./testing/glb-of-boxes.ts";

/** The same light from everywhere. */
const even = (level = 1) => new EnvironmentLight(new Float32Array(16 * 8 * 4).fill(level), 16, 8);
const dark = even(0);

/** Mean light of many paths from one point in one direction. */
function meanOf(
  scene: TracerScene,
  light: EnvironmentLight,
  from: readonly number[],
  to: readonly number[],
  paths = 8000,
  options: TracerOptions = {},
) {
  const tracer = new PathTracer(scene, light, { brightest: Number.POSITIVE_INFINITY, ...options });
  const sampler = new Sampler();
  const length = Math.hypot(...to);
  let sum = 0;
  for (let i = 0; i < paths; i++) {
    sampler.start(7, 0, i);
    tracer.trace(sampler, from[0]!, from[1]!, from[2]!, to[0]! / length, to[1]! / length, to[2]! / length);
    sum += tracer.g;
  }
  return sum / paths;
}

/** A box with one material; `ior` 1 has no mirror on it. */
function boxOf(box: Partial<Box>, ior = 1.5): TracerScene {
  const scene = readGlb(glbOfBoxes([{ from: [-1, -1, -1], to: [1, 1, 1], ...box }]));
  return { ...scene, materials: scene.materials.map((one) => ({ ...one, ior })) };
}

test("[RF-02] in a white furnace a white matt box, a mirror and a pane are invisible", () => {
  const matt = boxOf({ color: [1, 1, 1] }, 1);
  expect(meanOf(matt, even(), [0, 0, 5], [0.1, 0.1, -1])).toBeCloseTo(1, 2);
  const mirror = boxOf({ color: [1, 1, 1], metallic: 1, roughness: 0 });
  expect(meanOf(mirror, even(), [0, 0, 5], [0.1, 0.1, -1])).toBeCloseTo(1, 3);
  const pane = boxOf({ color: [1, 1, 1], roughness: 0, transmission: 1 });
  expect(meanOf(pane, even(), [0, 0, 5], [0.1, 0.1, -1])).toBeCloseTo(1, 6);
});

test.each([0.05, 0.3, 0.6, 1])(
  "[RF-02] no lacquer and no metal of roughness %s gives off more light than it gets",
  (roughness) => {
    for (const metallic of [0, 1])
      for (const slant of [0, 2, 4.9]) {
        const box = boxOf({ color: [1, 1, 1], metallic, roughness });
        const seen = meanOf(box, even(), [slant, 0, 1 + (5 - slant)], [-slant + 0.2, 0.1, -(5 - slant)]);
        expect(seen).toBeLessThan(1.02);
        expect(seen).toBeGreaterThan(0.25);
      }
  },
);

test("[RF-02] a matt floor under a lamp is as bright as the form factor says", () => {
  // A square of 1 × 1 at a height of 1 over a point below its middle.
  const scene = readGlb(
    glbOfBoxes([
      { from: [-50, -0.1, -50], to: [50, 0, 50], color: [0.5, 0.5, 0.5] },
      { from: [-0.5, 1, -0.5], to: [0.5, 1.001, 0.5], color: [0, 0, 0], emission: [10, 10, 10] },
    ]),
  );
  const matt = { ...scene, materials: scene.materials.map((one) => ({ ...one, ior: 1 })) };
  const a = 0.5 / Math.hypot(1, 0.5);
  const factor = (4 / (2 * Math.PI)) * 2 * a * Math.atan(a);
  const seen = meanOf(matt, dark, [3, 0.5, 0], [-3, -0.5, 0], 20_000);
  expect(seen / (10 * 0.5 * factor)).toBeCloseTo(1, 1.5);
});

test("[RF-02] a pane before a lit wall takes what glass reflects, twice", () => {
  const wall: Box = { from: [-9, -9, -2], to: [9, 9, -1.9], color: [0, 0, 0], emission: [1, 1, 1] };
  const pane: Box = {
    from: [-9, -9, -1],
    to: [9, 9, -0.99],
    color: [1, 1, 1],
    roughness: 0,
    transmission: 1,
  };
  const through = 0.96 / (2 - 0.96);
  expect(meanOf(readGlb(glbOfBoxes([wall, pane])), dark, [0, 0, 0], [0, 0, -1], 20_000)).toBeCloseTo(
    through,
    1.5,
  );
});

test("[RF-02] choosing the light by its strength and following the surface agree", () => {
  const pixels = new Float32Array(32 * 16 * 4).fill(0.2);
  // A bright window high on one side.
  for (let y = 3; y < 6; y++)
    for (let x = 20; x < 24; x++) pixels.fill(30, (y * 32 + x) * 4, (y * 32 + x) * 4 + 3);
  const light = new EnvironmentLight(pixels, 32, 16);
  let expected = 0;
  // What a matt floor gets: radiance times cosine over the upper half.
  for (let y = 0; y < 8; y++)
    for (let x = 0; x < 32; x++) {
      const [low, high] = [Math.PI * (0.5 - (y + 1) / 16), Math.PI * (0.5 - y / 16)];
      expected +=
        pixels[(y * 32 + x) * 4]! * ((Math.sin(high) ** 2 - Math.sin(low) ** 2) / 2) * ((2 * Math.PI) / 32);
    }
  const floor = readGlb(glbOfBoxes([{ from: [-50, -0.1, -50], to: [50, 0, 50], color: [0.8, 0.8, 0.8] }]));
  const matt = { ...floor, materials: floor.materials.map((one) => ({ ...one, ior: 1 })) };
  const seen = meanOf(matt, light, [0, 1, 0], [0.1, -1, 0], 20_000);
  expect(seen / ((0.8 / Math.PI) * expected)).toBeCloseTo(1, 1.7);
});

test("[RF-02] the background is plain where one is wished, also through a pane, and light is the environment's", () => {
  const pane = boxOf({ color: [1, 1, 1], roughness: 0, transmission: 1 });
  const background = [0.25, 0.25, 0.25] as const;
  expect(meanOf(pane, even(), [0, 3, 5], [0, 0, -1], 10, { background })).toBeCloseTo(0.25, 6);
  const matt = boxOf({ color: [1, 1, 1] }, 1);
  expect(meanOf(matt, even(), [0, 0, 5], [0.1, 0.1, -1], 8000, { background })).toBeCloseTo(1, 2);
});

test("[RF-02] a picture is the same to the bit in one piece, in rows and again; another seed is another picture", () => {
  const scene = boxOf({ color: [0.7, 0.5, 0.3], roughness: 0.4 });
  const wanted = {
    camera: { from: [3, 2, 4], to: [0, 0, 0], fovDegrees: 40 },
    width: 24,
    height: 16,
    samples: 3,
    seed: 5,
  } as const;
  const rows = (top: number, bottom: number, seed = 5) =>
    Array.from(renderRows(new PathTracer(scene, even()), { ...wanted, top, bottom, seed }).color);
  const whole = rows(0, 16);
  expect([...rows(0, 5), ...rows(5, 16)]).toEqual(whole);
  expect(rows(0, 16)).toEqual(whole);
  expect(rows(0, 16, 6)).not.toEqual(whole);
});
