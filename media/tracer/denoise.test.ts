import { expect, test } from "vitest";
import { denoise } from "./denoise.ts";
import { autoExposure, developed } from "./develop.ts";
import { EnvironmentLight } from "./environment-light.ts";
import { PathTracer } from "./path-tracer.ts";
import { readGlb } from "./read-glb.ts";
import { renderRows } from "./render-rows.ts";
import { sampleRoom } from "./testing/sample-room.ts";

const tracer = new PathTracer(
  readGlb(sampleRoom()),
  new EnvironmentLight(new Float32Array(16 * 8 * 4).fill(0.6), 16, 8),
);
const frameOf = (samples: number, seed: number) =>
  renderRows(tracer, {
    camera: { from: [1.2, 1.5, 3.4], to: [-0.2, 1, -1], fovDegrees: 45 },
    ...{ width: 64, height: 40, top: 0, bottom: 40, samples, seed },
  });
const rmse = (a: Uint8Array, b: Uint8Array) =>
  Math.sqrt(a.reduce((sum, one, i) => sum + ((one - b[i]!) / 255) ** 2, 0) / a.length);

test("[RF-02] the filter brings few samples nearer to many, and leaves the background to the bit", () => {
  const reference = frameOf(600, 1);
  const exposure = autoExposure(reference, reference.color);
  const many = developed(reference.color, exposure);
  const few = frameOf(8, 2);
  const filtered = denoise(few);
  const before = rmse(developed(few.color, exposure), many);
  const after = rmse(developed(filtered, exposure), many);
  expect(after).toBeLessThan(before * 0.75);
  const behind = Array.from(few.depth, (depth, i) => (depth === 0 ? i : -1)).filter((i) => i >= 0);
  expect(behind.length).toBeGreaterThan(20);
  for (const i of behind) expect(filtered.slice(i * 3, i * 3 + 3)).toEqual(few.color.slice(i * 3, i * 3 + 3));
});

test("[RF-02] a picture of twice the light is exposed half as long", () => {
  const frame = frameOf(4, 3);
  const once = autoExposure(frame, frame.color);
  const twice = autoExposure(
    frame,
    frame.color.map((one) => one * 2),
  );
  expect(once / twice).toBeCloseTo(2, 5);
  expect(autoExposure({ ...frame, depth: new Float32Array(frame.depth.length) }, frame.color)).toBe(1);
});

test.each([
  // Light, and the byte that three.js' NeutralToneMapping with sRGB output gives.
  [
    [0, 0, 0],
    [0, 0, 0],
  ],
  [
    [0.5, 0.5, 0.5],
    [181, 181, 181],
  ],
  [
    [0.2, 0.1, 0.05],
    [113, 72, 34],
  ],
])("[RF-02] %s is shown as %s, as the 3D view shows it", (light, bytes) => {
  const shown = developed(Float32Array.from(light), 1);
  for (const [i, byte] of bytes.entries()) expect(Math.abs(shown[i]! - byte)).toBeLessThanOrEqual(1);
});

test("[RF-02] the brightest light is white and none is ever past it", () => {
  expect([...developed(Float32Array.from([1e6, 1e6, 1e6]), 1)]).toEqual([255, 255, 255]);
  const [r, g, b] = developed(Float32Array.from([50, 5, 5]), 1);
  expect(r).toBeGreaterThanOrEqual(g!);
  expect(g).toBe(b);
});
