/** A stable number in [0, 1) for a lattice point (integer hash). */
export function latticeValue(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 0x100000000;
}

const smooth = (t: number): number => t * t * (3 - 2 * t);
const wrap = (n: number, period: number): number => ((n % period) + period) % period;

/** Value noise in [0, 1] that repeats every `periodX` × `periodY` lattice cells. */
export function tilingNoise(x: number, y: number, periodX: number, periodY: number, seed: number): number {
  const [x0, y0] = [Math.floor(x), Math.floor(y)];
  const [tx, ty] = [smooth(x - x0), smooth(y - y0)];
  const [xa, xb] = [wrap(x0, periodX), wrap(x0 + 1, periodX)];
  const [ya, yb] = [wrap(y0, periodY), wrap(y0 + 1, periodY)];
  const low = latticeValue(xa, ya, seed) * (1 - tx) + latticeValue(xb, ya, seed) * tx;
  const high = latticeValue(xa, yb, seed) * (1 - tx) + latticeValue(xb, yb, seed) * tx;
  return low * (1 - ty) + high * ty;
}

/**
 * Octaves of noise over one tile, in [0, 1].
 *
 * u, v      position in the tile, 0 … 1
 * cellsX/Y  lattice cells across the tile in the first octave; each next octave doubles them at half the weight
 */
export function tilingFbm(
  u: number,
  v: number,
  { cellsX, cellsY, octaves, seed }: { cellsX: number; cellsY: number; octaves: number; seed: number },
): number {
  let sum = 0;
  let weight = 0.5;
  let total = 0;
  for (let i = 0; i < octaves; i++) {
    const k = 2 ** i;
    sum += weight * tilingNoise(u * cellsX * k, v * cellsY * k, cellsX * k, cellsY * k, seed + i);
    total += weight;
    weight /= 2;
  }
  return sum / total;
}
