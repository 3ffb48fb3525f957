import { ENVIRONMENT_DESIGNS, environmentPixels } from "@stanza/environments";
import {
  autoExposure,
  type Camera,
  denoise,
  developed,
  EnvironmentLight,
  type Frame,
  newFrame,
  PathTracer,
  renderRows,
} from "@stanza/tracer";
import type { FromPhotographWorker, PhotographOrder } from "./photograph-protocol.ts";
import { tracedScene } from "./traced-scene.ts";

/** Samples of each pass: the first that is shown is better than what a frame can draw, the last is where more is hardly seen. */
const PASSES = [12, 16] as const;
const SAMPLES = PASSES.reduce((sum, samples) => sum + samples, 0);
/** Rows between two words about how far it is. */
const BAND = 24;
/** More would brighten the darkest corners alone. */
const BOUNCES = 4;
/** Beyond the usual exposure, which makes the glowing ceiling white: a kitchen is shown bright. */
const BRIGHTER = 1.8;
/** Pixels across the surroundings' picture. */
const ACROSS = 256;
/** The paper behind a room, linear light, as the render farm has it. */
const PAPER = [0.86, 0.86, 0.85] as const;

/** Makes a photograph in passes; each but the first makes the one before finer. It ends by itself. */
export function makePhotograph(order: PhotographOrder, tell: (message: FromPhotographWorker) => void): void {
  const { scene, environment, width, height } = order;
  const pixels = environmentPixels(ENVIRONMENT_DESIGNS[environment], ACROSS, ACROSS / 2);
  for (let i = 0; i < pixels.length; i++) if (i % 4 !== 3) pixels[i]! *= scene.ambient;
  const tracer = new PathTracer(tracedScene(scene), new EnvironmentLight(pixels, ACROSS, ACROSS / 2), {
    background: PAPER,
    mostBounces: BOUNCES,
  });
  const camera = cameraOf(scene.camera);
  const frame = newFrame(width, height);
  let done = 0;
  for (const [pass, samples] of PASSES.entries()) {
    for (let top = 0; top < height; top += BAND) {
      const bottom = Math.min(height, top + BAND);
      const rows = renderRows(tracer, { camera, width, height, top, bottom, samples, seed: 1 + pass });
      mix(frame, rows, top, done, samples);
      tell({ kind: "progress", share: (done + samples * (bottom / height)) / SAMPLES });
    }
    done += samples;
    const color = denoise(frame);
    const rgb = developed(color, autoExposure(frame, color) * BRIGHTER);
    tell({ kind: "picture", width, height, pixels: opaque(rgb), share: done / SAMPLES });
  }
}

function cameraOf({ at, forward, fov, shift }: PhotographOrder["scene"]["camera"]): Camera {
  const from = at.map((mm) => mm / 1000) as [number, number, number];
  const to = from.map((one, k) => one + forward[k]!) as [number, number, number];
  return { from, to, fovDegrees: fov, shift };
}

/** Adds the rows of a pass to what earlier ones made of them, each by its samples. */
export function mix(frame: Frame, rows: Frame, top: number, before: number, samples: number): void {
  const share = samples / (before + samples);
  const blend = (into: Float32Array, from: Float32Array, start: number) => {
    for (let i = 0; i < from.length; i++) into[start + i]! += (from[i]! - into[start + i]!) * share;
  };
  const start = top * frame.width;
  blend(frame.color, rows.color, start * 3);
  blend(frame.albedo, rows.albedo, start * 3);
  blend(frame.normal, rows.normal, start * 3);
  blend(frame.depth, rows.depth, start);
  // Variances of means add up by the squares of their shares.
  for (let i = 0; i < rows.variance.length; i++)
    frame.variance[start + i] =
      frame.variance[start + i]! * (1 - share) ** 2 + rows.variance[i]! * share ** 2;
}

function opaque(rgb: Uint8Array): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray((rgb.length / 3) * 4).fill(255);
  for (let i = 0; i < rgb.length / 3; i++) pixels.set(rgb.subarray(i * 3, i * 3 + 3), i * 4);
  return pixels;
}
