import type { Frame } from "../frame.ts";

/** A square of four by four around the pixel, so that each of its places counts the same wherever it begins. */
const WEIGHTS = [0.5, 1, 1, 1, 0.5] as const;
/** How far a neighbour's depth may be off, as a part of its own. */
const DEPTH = 0.03;
/** Cosine between normals of one surface. */
const FACING = 0.9;
const LEAST_ALBEDO = 0.004;

/**
 * Evens out the light that neighbours on one surface have asked for from different directions.
 *
 * matt     light times colour, three numbers a pixel
 * returns  the light without the colour
 */
export function evenLight({ width, height, depth, normal, albedo }: Frame, matt: Float32Array): Float32Array {
  const light = new Float32Array(matt.length);
  for (let i = 0; i < matt.length; i++) light[i] = albedo[i]! > LEAST_ALBEDO ? matt[i]! / albedo[i]! : 0;
  const even = new Float32Array(matt.length);
  const long = new Float32Array(depth.length);
  for (let i = 0; i < long.length; i++)
    long[i] = Math.hypot(normal[i * 3]!, normal[i * 3 + 1]!, normal[i * 3 + 2]!);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const away = depth[at]!;
      const own = at * 3;
      if (away === 0 || long[at] === 0) {
        even.set(light.subarray(own, own + 3), own);
        continue;
      }
      const sums = [0, 0, 0];
      const weights = [0, 0, 0];
      for (let j = -2; j <= 2; j++) {
        const py = y + j;
        if (py < 0 || py >= height) continue;
        for (let i = -2; i <= 2; i++) {
          const px = x + i;
          if (px < 0 || px >= width) continue;
          const p = py * width + px;
          if (depth[p] === 0 || Math.abs(depth[p]! - away) > DEPTH * away) continue;
          const p3 = p * 3;
          const cosine =
            normal[own]! * normal[p3]! +
            normal[own + 1]! * normal[p3 + 1]! +
            normal[own + 2]! * normal[p3 + 2]!;
          if (p !== at && cosine < FACING * long[at]! * long[p]!) continue;
          const weight = WEIGHTS[j + 2]! * WEIGHTS[i + 2]!;
          for (let k = 0; k < 3; k++) {
            if (albedo[p3 + k]! <= LEAST_ALBEDO) continue;
            sums[k]! += light[p3 + k]! * weight;
            weights[k]! += weight;
          }
        }
      }
      for (let k = 0; k < 3; k++) even[own + k] = weights[k]! > 0 ? sums[k]! / weights[k]! : 0;
    }
  return even;
}
