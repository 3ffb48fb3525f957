import type { RenderCamera, RenderSettings } from "@stanza/contract";
import { sampleRoom } from "@stanza/tracer/testing";
import { expect, test } from "vitest";
import { readPicture } from "../sandbox/decode-png.ts";
import { cyclesEngine, findBlender } from "./cycles-engine.ts";
import type { RenderEngine, RenderOrder } from "./engine.ts";
import { lightOf } from "./light-of.ts";
import { tracerEngine } from "./tracer-engine.ts";

/** Blender has 640 MB: only `./test all` brings it. */
const blender = process.env.CYCLES ? findBlender(process.env.PATH ?? "") : null;
const CAMERA: RenderCamera = { from: [1.2, 1.5, 3.4], to: [-0.2, 1, -1], fov: 45 };
const order = (change: Partial<RenderSettings> = {}): RenderOrder => ({
  scene: Buffer.from(sampleRoom()),
  light: lightOf("daylight", null),
  settings: {
    ...{
      name: "Corner",
      camera: CAMERA,
      width: 96,
      height: 64,
      quality: "standard",
      environment: "daylight",
    },
    ...{ background: "environment", exposure: 0, kind: "picture" },
    ...change,
  },
  seed: 3,
});
const going = () => new AbortController().signal;
const pixelsOf = async (engine: RenderEngine, of: RenderOrder) =>
  readPicture(await engine.render(of, () => {}, going()), "image/png")!.bytes;

/** Root of the mean squared difference, 0 … 1. */
function apart(a: Uint8Array, b: Uint8Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += ((a[i]! - b[i]!) / 255) ** 2;
  return Math.sqrt(sum / a.length);
}

test.runIf(blender).each([
  ["a picture", {}],
  ["a picture on paper", { background: "plain" }],
  ["a panorama", { kind: "panorama", width: 128, camera: { from: [0, 1, 0.5], to: [0, 1, -2], fov: 90 } }],
] as const)(
  "[RF-02] Cycles and our tracer see the same room: %s",
  { timeout: 120_000 },
  async (_, change) => {
    const cycles = cyclesEngine({ blender: blender!, threads: 2 });
    await cycles.test();
    const wish = order(change as Partial<RenderSettings>);
    const difference = apart(
      await pixelsOf(cycles, wish),
      await pixelsOf(tracerEngine({ threads: 2 }), wish),
    );
    // A mirrored or turned light, camera or background is four times as far apart.
    expect(difference).toBeLessThan(0.07);
  },
);

test.runIf(blender)(
  "[RF-02] Cycles makes the pictures of a film in one start, and is gone when stopped",
  { timeout: 120_000 },
  async () => {
    const cycles = cyclesEngine({ blender: blender!, threads: 2 });
    const frames: Buffer[] = [];
    const cameras = [CAMERA, { ...CAMERA, from: [0.4, 1.5, 3.4] as [number, number, number] }];
    const wish = order({ quality: "draft", width: 48, height: 32 });
    await cycles.film(
      wish,
      cameras,
      (png) => frames.push(png),
      () => {},
      going(),
    );
    expect(frames).toHaveLength(2);
    expect(frames[0]!.equals(frames[1]!)).toBe(false);
    const stop = new AbortController();
    const long = cycles.render(order({ quality: "high", width: 640, height: 480 }), () => {}, stop.signal);
    setTimeout(() => stop.abort(), 500);
    await expect(long).rejects.toThrow("stopped");
  },
);
