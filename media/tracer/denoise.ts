import type { Frame } from "./frame.ts";

const WEIGHTS = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16] as const;
const ROUNDS = 5;
/** Differences of brightness that are kept, in deviations. */
const DEVIATIONS = 3;
const LEAST_ALBEDO = 0.02;

/**
 * Takes the noise out of a picture: light without its surfaces' colours is averaged over neighbours that lie on the same surface, in rounds
 * that reach twice as far each (à-trous; Dammertz and others 2010), as far as their brightness differs by no more than chance explains
 * (Schied and others 2017). The background stays as it is, to the bit.
 *
 * returns  the colours, three numbers a pixel
 */
export function denoise(frame: Frame): Float32Array {
  const { width, height, color, albedo, depth } = frame;
  const size = width * height;
  let light = new Float32Array(size * 3);
  for (let i = 0; i < size * 3; i++) light[i] = color[i]! / Math.max(LEAST_ALBEDO, albedo[i]!);
  let variance = new Float32Array(size);
  for (let i = 0; i < size; i++) variance[i] = frame.variance[i]! / greyOf(albedo, i) ** 2;
  variance = steadied(frame, variance);
  for (let round = 0; round < ROUNDS; round++) {
    const next = new Float32Array(size * 3);
    const nextVariance = new Float32Array(size);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) average(frame, light, variance, x, y, 1 << round, next, nextVariance);
    light = next;
    variance = nextVariance;
  }
  const done = new Float32Array(size * 3);
  for (let i = 0; i < size; i++)
    for (let k = i * 3; k < i * 3 + 3; k++)
      done[k] = depth[i] === 0 ? color[k]! : light[k]! * Math.max(LEAST_ALBEDO, albedo[k]!);
  return done;
}

function average(
  { width, height, depth, normal, albedo }: Frame,
  light: Float32Array,
  variance: Float32Array,
  x: number,
  y: number,
  step: number,
  next: Float32Array,
  nextVariance: Float32Array,
): void {
  const at = y * width + x;
  const away = depth[at]!;
  if (away === 0) return;
  const [nx, ny, nz] = [normal[at * 3]!, normal[at * 3 + 1]!, normal[at * 3 + 2]!];
  const [ar, ag, ab] = [albedo[at * 3]!, albedo[at * 3 + 1]!, albedo[at * 3 + 2]!];
  const grey = light[at * 3]! * 0.2126 + light[at * 3 + 1]! * 0.7152 + light[at * 3 + 2]! * 0.0722;
  const differs = 1 / (DEVIATIONS * Math.sqrt(Math.max(0, variance[at]!)) + 1e-3 + 0.01 * grey);
  const apart = 1 / (0.02 * away * step + 1e-4);
  let [r, g, b, sum, unsure] = [0, 0, 0, 0, 0];
  for (let j = -2; j <= 2; j++) {
    const py = y + j * step;
    if (py < 0 || py >= height) continue;
    for (let i = -2; i <= 2; i++) {
      const px = x + i * step;
      if (px < 0 || px >= width) continue;
      const p = py * width + px;
      const its = depth[p]!;
      if (its === 0) continue;
      const p3 = p * 3;
      const facing = nx * normal[p3]! + ny * normal[p3 + 1]! + nz * normal[p3 + 2]!;
      if (facing <= 0.5) continue;
      const own = light[p3]! * 0.2126 + light[p3 + 1]! * 0.7152 + light[p3 + 2]! * 0.0722;
      const tint =
        Math.abs(ar - albedo[p3]!) + Math.abs(ag - albedo[p3 + 1]!) + Math.abs(ab - albedo[p3 + 2]!);
      const distance = Math.abs(grey - own) * differs + Math.abs(away - its) * apart + tint * 4;
      const weight = WEIGHTS[j + 2]! * WEIGHTS[i + 2]! * facing ** 32 * Math.exp(-distance);
      r += light[p3]! * weight;
      g += light[p3 + 1]! * weight;
      b += light[p3 + 2]! * weight;
      sum += weight;
      unsure += variance[p]! * weight * weight;
    }
  }
  if (!(sum > 0)) {
    for (let k = 0; k < 3; k++) next[at * 3 + k] = light[at * 3 + k]!;
    nextVariance[at] = variance[at]!;
    return;
  }
  next[at * 3] = r / sum;
  next[at * 3 + 1] = g / sum;
  next[at * 3 + 2] = b / sum;
  nextVariance[at] = unsure / (sum * sum);
}

/** The variance among neighbours: that of one pixel is itself a guess of few samples. */
function steadied({ width, height, depth }: Frame, variance: Float32Array): Float32Array<ArrayBuffer> {
  const steady = new Float32Array(variance.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let [sum, count] = [0, 0];
      for (let j = Math.max(0, y - 2); j <= Math.min(height - 1, y + 2); j++) {
        for (let i = Math.max(0, x - 2); i <= Math.min(width - 1, x + 2); i++) {
          if (depth[j * width + i] === 0) continue;
          sum += variance[j * width + i]!;
          count++;
        }
      }
      steady[y * width + x] = count === 0 ? 0 : sum / count;
    }
  }
  return steady;
}

const greyOf = (albedo: Float32Array, at: number): number =>
  Math.max(
    LEAST_ALBEDO,
    albedo[at * 3]! * 0.2126 + albedo[at * 3 + 1]! * 0.7152 + albedo[at * 3 + 2]! * 0.0722,
  );
