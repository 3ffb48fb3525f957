import type { TracerScene } from "./scene.ts";
import { luminance } from "./surface.ts";

/** The triangles that give light, chosen by how much of it. The last choice stands in the fields. */
export class AreaLights {
  x = 0;
  y = 0;
  z = 0;
  /** Its triangle, and density of the point on all surfaces, a square metre. */
  triangle = 0;
  density = 0;
  readonly #positions: Float32Array;
  readonly #triangles: readonly number[];
  readonly #sums: Float64Array;
  /** Power of a square metre by triangle, 0 where it gives no light. */
  readonly #power: ReadonlyMap<number, number>;

  constructor({ positions, materialOf, materials }: TracerScene) {
    this.#positions = positions;
    const power = materials.map(({ emission }) => luminance(...emission));
    const triangles: number[] = [];
    const sums: number[] = [];
    const of = new Map<number, number>();
    let sum = 0;
    for (let i = 0; i < materialOf.length; i++) {
      const own = power[materialOf[i]!]!;
      const area = own > 0 ? areaOf(positions, i) : 0;
      if (area === 0) continue;
      sum += own * area;
      triangles.push(i);
      sums.push(sum);
      of.set(i, own);
    }
    this.#triangles = triangles;
    this.#sums = Float64Array.from(sums);
    this.#power = of;
  }

  get isEmpty(): boolean {
    return this.#triangles.length === 0;
  }

  choose(u0: number, u1: number, u2: number): void {
    const value = u0 * this.#sums.at(-1)!;
    let [low, high] = [0, this.#sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#sums[middle]! > value) high = middle;
      else low = middle + 1;
    }
    this.triangle = this.#triangles[low]!;
    const root = Math.sqrt(u1);
    const [a, b, c] = [1 - root, root * (1 - u2), root * u2];
    const at = this.triangle * 9;
    const p = this.#positions;
    this.x = p[at]! * a + p[at + 3]! * b + p[at + 6]! * c;
    this.y = p[at + 1]! * a + p[at + 4]! * b + p[at + 7]! * c;
    this.z = p[at + 2]! * a + p[at + 5]! * b + p[at + 8]! * c;
    this.density = this.densityOf(this.triangle);
  }

  densityOf(triangle: number): number {
    return (this.#power.get(triangle) ?? 0) / this.#sums.at(-1)!;
  }
}

function areaOf(p: Float32Array, triangle: number): number {
  const at = triangle * 9;
  const [ux, uy, uz] = [p[at + 3]! - p[at]!, p[at + 4]! - p[at + 1]!, p[at + 5]! - p[at + 2]!];
  const [vx, vy, vz] = [p[at + 6]! - p[at]!, p[at + 7]! - p[at + 1]!, p[at + 8]! - p[at + 2]!];
  return Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx) / 2;
}
