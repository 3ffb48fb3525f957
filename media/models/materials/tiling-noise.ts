/** A stable number in [0, 1) for a lattice point (integer hash). */
export function latticeValue(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 0x100000000;
}

const smooth = (t: number): number => t * t * (3 - 2 * t);

/** Noise over one tile: `u` and `v` 0 … 1 across it (anything beyond repeats), result 0 … 1. */
export type TilingNoise = (u: number, v: number) => number;

export interface NoiseDesign {
  /** Lattice cells across the tile in the first octave; each next octave doubles them at half the weight. */
  readonly cellsX: number;
  readonly cellsY: number;
  readonly octaves: number;
  readonly seed: number;
}

/** The lattice of each octave, drawn once so that sampling is cheap. */
function latticesOf({ cellsX, cellsY, octaves, seed }: NoiseDesign): readonly Float32Array[] {
  const lattices: Float32Array[] = [];
  for (let octave = 0; octave < octaves; octave++) {
    const [columns, rows] = [cellsX << octave, cellsY << octave];
    const lattice = new Float32Array(columns * rows);
    for (let y = 0; y < rows; y++) {
      for (let x = 0; x < columns; x++) lattice[y * columns + x] = latticeValue(x, y, seed + octave);
    }
    lattices.push(lattice);
  }
  return lattices;
}

/** Value noise that joins with itself at the tile's edges. */
export function tilingNoise(design: NoiseDesign): TilingNoise {
  const { cellsX, cellsY, octaves } = design;
  const lattices = latticesOf(design);
  const total = 1 - 0.5 ** octaves;
  return (u, v) => {
    const [tileU, tileV] = [u - Math.floor(u), v - Math.floor(v)];
    let sum = 0;
    let weight = 0.5;
    for (let octave = 0; octave < octaves; octave++, weight /= 2) {
      const lattice = lattices[octave]!;
      const columns = cellsX << octave;
      const rows = cellsY << octave;
      const x = tileU * columns;
      const y = tileV * rows;
      const x0 = Math.floor(x);
      const y0 = Math.floor(y);
      const tx = smooth(x - x0);
      const ty = smooth(y - y0);
      const left = x0 % columns;
      const right = left + 1 === columns ? 0 : left + 1;
      const low = (y0 % rows) * columns;
      const high = ((y0 + 1) % rows) * columns;
      const a = lattice[low + left]! * (1 - tx) + lattice[low + right]! * tx;
      const b = lattice[high + left]! * (1 - tx) + lattice[high + right]! * tx;
      sum += weight * (a * (1 - ty) + b * ty);
    }
    return sum / total;
  };
}

/** The noise at the first `count` of `us`, all at one `v`, into `out`. */
export type NoiseRow = (us: Float64Array, v: number, count: number, out: Float64Array) => void;

/**
 * The same noise a row of pixels at a time, for large pictures: what `v` has in it is worked out once a row, and no number is handed over
 * by itself, which is memory each time.
 */
export function tilingNoiseRow(design: NoiseDesign): NoiseRow {
  const { cellsX, cellsY, octaves } = design;
  const lattices = latticesOf(design);
  /** The two lattice rows beside `v` as one; its first value stands at its end again. */
  const beside = lattices.map((_, octave) => new Float64Array((cellsX << octave) + 1));
  const total = 1 - 0.5 ** octaves;
  return (us, v, count, out) => {
    const tileV = v - Math.floor(v);
    out.fill(0, 0, count);
    for (let octave = 0; octave < octaves; octave++) {
      const lattice = lattices[octave]!;
      const row = beside[octave]!;
      const columns = cellsX << octave;
      const rows = cellsY << octave;
      const y = tileV * rows;
      const y0 = Math.floor(y);
      const ty = smooth(y - y0);
      const low = (y0 % rows) * columns;
      const high = ((y0 + 1) % rows) * columns;
      const weight = 0.5 ** (octave + 1) / total;
      for (let x = 0; x < columns; x++)
        row[x] = weight * (lattice[low + x]! * (1 - ty) + lattice[high + x]! * ty);
      row[columns] = row[0]!;
      for (let i = 0; i < count; i++) {
        const u = us[i]!;
        const x = (u - Math.floor(u)) * columns;
        const left = Math.floor(x) % columns;
        const t = x - Math.floor(x);
        out[i] = out[i]! + row[left]! + (row[left + 1]! - row[left]!) * (t * t * (3 - 2 * t));
      }
    }
  };
}
