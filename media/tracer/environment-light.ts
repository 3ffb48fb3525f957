/** The light from all around as a picture, and directions chosen by how much light comes from them. */
export class EnvironmentLight {
  /** Direction and density of the last choice. */
  x = 0;
  y = 0;
  z = 0;
  density = 0;
  /** Light of the last direction that was asked for. */
  r = 0;
  g = 0;
  b = 0;
  readonly #pixels: Float32Array;
  readonly #width: number;
  readonly #height: number;
  /** Running sums of weights within each row, and of rows. */
  readonly #inRow: Float64Array;
  readonly #ofRows: Float64Array;
  readonly total: number;

  /** pixels  linear light, RGBA, top row first; the middle of the picture looks along −Z, its right quarter along +X */
  constructor(pixels: Float32Array, width: number, height: number) {
    this.#pixels = pixels;
    this.#width = width;
    this.#height = height;
    this.#inRow = new Float64Array(width * height);
    this.#ofRows = new Float64Array(height);
    let all = 0;
    for (let y = 0; y < height; y++) {
      const sin = Math.sin((Math.PI * (y + 0.5)) / height);
      let sum = 0;
      for (let x = 0; x < width; x++) {
        const at = (y * width + x) * 4;
        sum += (pixels[at]! * 0.2126 + pixels[at + 1]! * 0.7152 + pixels[at + 2]! * 0.0722) * sin;
        this.#inRow[y * width + x] = sum;
      }
      all += sum;
      this.#ofRows[y] = all;
    }
    this.total = all;
  }

  /** Looks up the light that comes from a direction. */
  look(x: number, y: number, z: number): void {
    const at = this.#pixelOf(x, y, z) * 4;
    this.r = this.#pixels[at]!;
    this.g = this.#pixels[at + 1]!;
    this.b = this.#pixels[at + 2]!;
  }

  /** Chooses a direction by two numbers of 0 … 1. False: there is no light at all. */
  choose(u1: number, u2: number): boolean {
    if (!(this.total > 0)) return false;
    const [width, height] = [this.#width, this.#height];
    const row = place(this.#ofRows, 0, height, u1 * this.total);
    const before = row === 0 ? 0 : this.#ofRows[row - 1]!;
    const v = (u1 * this.total - before) / (this.#ofRows[row]! - before);
    const start = row * width;
    const sum = this.#inRow[start + width - 1]!;
    const at = place(this.#inRow, start, start + width, u2 * sum);
    const left = at === start ? 0 : this.#inRow[at - 1]!;
    const u = (u2 * sum - left) / (this.#inRow[at]! - left);
    const up = Math.PI * (0.5 - (row + v) / height);
    const turn = 2 * Math.PI * ((at - start + u) / width - 0.5);
    const cos = Math.cos(up);
    this.x = cos * Math.sin(turn);
    this.y = Math.sin(up);
    this.z = -cos * Math.cos(turn);
    this.r = this.#pixels[at * 4]!;
    this.g = this.#pixels[at * 4 + 1]!;
    this.b = this.#pixels[at * 4 + 2]!;
    this.density = this.#densityOf(at, cos);
    return this.density > 0;
  }

  /** Density with which `choose` comes to a direction, a steradian. */
  densityAt(x: number, y: number, z: number): number {
    return this.total > 0 ? this.#densityOf(this.#pixelOf(x, y, z), Math.hypot(x, z)) : 0;
  }

  #densityOf(pixel: number, cos: number): number {
    const start = pixel - (pixel % this.#width);
    const weight = this.#inRow[pixel]! - (pixel === start ? 0 : this.#inRow[pixel - 1]!);
    const size = (2 * Math.PI * Math.PI) / (this.#width * this.#height);
    return cos < 1e-6 ? 0 : weight / this.total / (size * cos);
  }

  #pixelOf(x: number, y: number, z: number): number {
    const row = Math.floor((0.5 - Math.asin(Math.max(-1, Math.min(1, y))) / Math.PI) * this.#height);
    const column = Math.floor((Math.atan2(x, -z) / (2 * Math.PI) + 0.5) * this.#width);
    return Math.min(this.#height - 1, row) * this.#width + Math.min(this.#width - 1, column);
  }
}

/** The first place from `from` whose running sum exceeds `value`. */
function place(sums: Float64Array, from: number, to: number, value: number): number {
  let [low, high] = [from, to - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sums[middle]! > value) high = middle;
    else low = middle + 1;
  }
  return low;
}
