import { type Camera, Lens } from "./camera.ts";
import { type Frame, newFrame } from "./frame.ts";
import type { PathTracer } from "./path-tracer.ts";
import { Sampler } from "./sampler.ts";
import { luminance } from "./surface.ts";

export interface RowsWanted {
  readonly camera: Camera;
  /** Size of the whole picture, pixels. */
  readonly width: number;
  readonly height: number;
  /** The first row and the one after the last. */
  readonly top: number;
  readonly bottom: number;
  readonly samples: number;
  readonly seed: number;
}

/** Traces rows of a picture: the same pixels, however the rows are divided. */
export function renderRows(tracer: PathTracer, wanted: RowsWanted): Frame {
  const { camera, width, height, top, bottom, samples, seed } = wanted;
  const rows = newFrame(width, bottom - top);
  const lens = new Lens(camera, width, height);
  const sampler = new Sampler();
  const [ex, ey, ez] = camera.from;
  for (let y = top; y < bottom; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y - top) * width + x;
      let [r, g, b, squares, seen, depth] = [0, 0, 0, 0, 0, 0];
      for (let sample = 0; sample < samples; sample++) {
        sampler.start(seed, y * width + x, sample);
        lens.aim((x + sampler.next()) / width, (y + sampler.next()) / height);
        tracer.trace(sampler, ex, ey, ez, lens.x, lens.y, lens.z);
        r += tracer.r;
        g += tracer.g;
        b += tracer.b;
        squares += luminance(tracer.r, tracer.g, tracer.b) ** 2;
        if (tracer.distance === 0) continue;
        seen++;
        depth += tracer.distance;
        for (let k = 0; k < 3; k++) {
          rows.albedo[at * 3 + k]! += tracer.albedo[k]!;
          rows.normal[at * 3 + k]! += tracer.normal[k]!;
        }
      }
      rows.color[at * 3] = r / samples;
      rows.color[at * 3 + 1] = g / samples;
      rows.color[at * 3 + 2] = b / samples;
      const mean = luminance(r, g, b) / samples;
      rows.variance[at] = Math.max(0, squares / samples - mean * mean) / Math.max(1, samples - 1);
      // A pixel that is mostly background counts as such: the filter leaves it alone.
      if (seen * 2 <= samples) {
        rows.albedo.fill(0, at * 3, at * 3 + 3);
        rows.normal.fill(0, at * 3, at * 3 + 3);
        continue;
      }
      rows.depth[at] = depth / seen;
      for (let k = 0; k < 3; k++) {
        rows.albedo[at * 3 + k]! /= seen;
        rows.normal[at * 3 + k]! /= seen;
      }
    }
  }
  return rows;
}
