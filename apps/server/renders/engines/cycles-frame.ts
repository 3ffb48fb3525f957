import type { Frame } from "@stanza/tracer";
import { newFrame } from "@stanza/tracer";
import { PAPER } from "../sandbox/paper.ts";
import type { ExrPicture } from "./read-exr.ts";

/** Cycles' name of the one layer of a picture. */
const LAYER = "ViewLayer.";

/**
 * Two pictures of half the samples each, as Cycles has left them, as a frame of the tracer's: their mean, with what they see, and how unsure
 * each pixel is by how far the two are apart. What is not covered is paper. Throws `Error` where a channel is missing.
 */
export function frameOf(halves: readonly [ExrPicture, ExrPicture]): Frame {
  const [{ width, height }, other] = halves;
  if (other.width !== width || other.height !== height) throw new Error("The halves differ in size.");
  const frame = newFrame(width, height);
  const both = (name: string) => halves.map((half) => channel(half, name));
  const colors = ["R", "G", "B"].map((one) => both(`Combined.${one}`));
  const albedos = ["R", "G", "B"].map((one) => both(`Denoising Albedo.${one}`));
  const normals = ["X", "Y", "Z"].map((one) => both(`Denoising Normal.${one}`));
  const [alpha, depth] = [both("Combined.A"), both("Denoising Depth.Z")];
  const mean = ([a, b]: readonly Float32Array[], i: number): number => (a![i]! + b![i]!) / 2;
  for (let i = 0; i < width * height; i++) {
    const covered = mean(alpha, i);
    for (let k = 0; k < 3; k++) {
      frame.color[i * 3 + k] = mean(colors[k]!, i) + (1 - covered) * PAPER[k]!;
      frame.albedo[i * 3 + k] = mean(albedos[k]!, i);
      frame.normal[i * 3 + k] = mean(normals[k]!, i);
    }
    const [a, b] = [0, 1].map(
      (half) =>
        0.2126 * colors[0]![half]![i]! + 0.7152 * colors[1]![half]![i]! + 0.0722 * colors[2]![half]![i]!,
    );
    frame.variance[i] = ((a! - b!) / 2) ** 2;
    const size = Math.hypot(frame.normal[i * 3]!, frame.normal[i * 3 + 1]!, frame.normal[i * 3 + 2]!);
    const distance = mean(depth, i);
    const isBackground = covered < 0.5 || size < 0.1 || !(distance > 0 && distance < 1e6);
    if (isBackground) {
      frame.normal.fill(0, i * 3, i * 3 + 3);
      frame.albedo.fill(0, i * 3, i * 3 + 3);
      continue;
    }
    frame.depth[i] = distance;
    for (let k = 0; k < 3; k++) frame.normal[i * 3 + k]! /= size;
  }
  return frame;
}

function channel({ channels }: ExrPicture, name: string): Float32Array {
  const found = channels.get(`${LAYER}${name}`);
  if (!found) throw new Error(`Cycles left no ${name}.`);
  return found;
}
