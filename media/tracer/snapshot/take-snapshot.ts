import { type Camera, Lens } from "../camera.ts";
import { type Frame, newFrame } from "../frame.ts";
import type { TracerScene } from "../scene.ts";
import { evenLight } from "./even-light.ts";
import { SnapshotLight } from "./snapshot-light.ts";

export interface SnapshotWanted {
  readonly camera: Camera;
  /** Size of the picture, pixels. */
  readonly width: number;
  readonly height: number;
  /** Rays across a pixel and down it, 1 … 4: four of two make edges smooth. */
  readonly raysAcross: number;
}

export interface Snapshot extends Frame {
  /** Share of each pixel that nothing stands in, 0 … 1. */
  readonly behind: Float32Array;
}

/**
 * A picture of a scene in a photographer's simple light: a lamp beside the camera, a bright room around, shade where things are close, and
 * mirrors that show what is before them. Light is not followed any farther, which takes a tenth of a path tracer's time and leaves no noise.
 * The same scene gives the same picture, to the bit.
 *
 * returns  linear light, to be shown by `developedSnapshot`
 */
export function takeSnapshot(scene: TracerScene, wanted: SnapshotWanted): Snapshot {
  const { camera, width, height, raysAcross } = wanted;
  const frame = newFrame(width, height);
  const lens = new Lens(camera, width, height);
  const light = new SnapshotLight(scene, camera);
  /** Light that falls on matt surfaces, apart from their colours, and what is seen besides. */
  const matt = new Float32Array(width * height * 3);
  const rest = new Float32Array(width * height * 3);
  const behind = new Float32Array(width * height);
  const rays = raysAcross * raysAcross;
  const [ex, ey, ez] = camera.from;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      let seen = 0;
      for (let ray = 0; ray < rays; ray++) {
        lens.aim(
          (x + ((ray % raysAcross) + 0.5) / raysAcross) / width,
          (y + (Math.floor(ray / raysAcross) + 0.5) / raysAcross) / height,
        );
        light.look(ex, ey, ez, lens.x, lens.y, lens.z, numberOf(x, y) * rays + ray, 16 * rays);
        for (let k = 0; k < 3; k++) {
          matt[at * 3 + k]! += light.matt[k]! / rays;
          rest[at * 3 + k]! += light.rest[k]! / rays;
          frame.albedo[at * 3 + k]! += light.albedo[k]! / rays;
          frame.normal[at * 3 + k]! += light.normal[k]!;
        }
        behind[at]! += light.behind / rays;
        if (light.distance === 0) continue;
        seen++;
        frame.depth[at]! += light.distance;
      }
      if (seen * 2 > rays) frame.depth[at]! /= seen;
      else frame.depth[at] = 0;
    }
  const even = evenLight(frame, matt);
  for (let i = 0; i < even.length; i++) frame.color[i] = even[i]! * frame.albedo[i]! + rest[i]!;
  return { ...frame, behind };
}

/** Neighbours ask for light from other directions: within each square of four by four all of them are asked (Keller and Heidrich 2001). */
const numberOf = (x: number, y: number): number => ORDER[(y & 3) * 4 + (x & 3)]!;
const ORDER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5] as const;
