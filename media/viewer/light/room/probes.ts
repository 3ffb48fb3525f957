import type { Vec3 } from "@stanza/geometry";
import type { LinearColor } from "@stanza/models";
import type { Voxels } from "./voxels.ts";

const CLOSEST = 210;
const MOST = 8000;

/** Light at the points of a grid: what comes from all sides together, and from where most of it comes. */
export class Probes {
  readonly min: Vec3;
  readonly step: number;
  readonly counts: readonly [x: number, y: number, z: number];
  /** The points that are in the air. */
  readonly open: Uint32Array;
  /** Three a point. */
  light: Float32Array;
  /** Three a point: each direction times its light. */
  way: Float32Array;
  readonly #isOpen: Uint8Array;

  constructor(from: Voxels | Probes) {
    if (from instanceof Probes) {
      ({ min: this.min, step: this.step, counts: this.counts, open: this.open } = from);
      this.#isOpen = from.#isOpen;
      this.light = from.light.slice();
      this.way = from.way.slice();
      return;
    }
    const { min, cell, counts } = from;
    const extent = counts.map((count) => count * cell);
    this.step = Math.max(CLOSEST, Math.cbrt((extent[0]! * extent[1]! * extent[2]!) / MOST));
    this.min = min;
    this.counts = extent.map((length) => Math.ceil(length / this.step)) as unknown as Probes["counts"];
    this.#isOpen = new Uint8Array(this.size);
    this.light = new Float32Array(this.size * 3);
    this.way = new Float32Array(this.size * 3);
    const open: number[] = [];
    for (let i = 0; i < this.size; i++) {
      const at = this.at(i).map((part, axis) => Math.floor((part - min[axis]!) / cell));
      const isWithin = at.every((part, axis) => part < counts[axis]!);
      if (!isWithin || from.cells[(at[2]! * counts[1] + at[1]!) * counts[0] + at[0]!] !== 0) continue;
      this.#isOpen[i] = 1;
      open.push(i);
    }
    this.open = Uint32Array.from(open);
  }

  get size(): number {
    return this.counts[0] * this.counts[1] * this.counts[2];
  }

  /** The place of a point, mm. */
  at(probe: number): Vec3 {
    const [nx, ny] = this.counts;
    const [x, y, z] = [probe % nx, Math.floor(probe / nx) % ny, Math.floor(probe / (nx * ny))];
    return [
      this.min[0] + (x + 0.5) * this.step,
      this.min[1] + (y + 0.5) * this.step,
      this.min[2] + (z + 0.5) * this.step,
    ];
  }

  /** The open point nearest to a place among those around it, else `other`. */
  nearest(place: Vec3, other: number): number {
    const [nx, ny, nz] = this.counts;
    const at = place.map((part, axis) => (part - this.min[axis]!) / this.step - 0.5);
    let best = other;
    let least = Number.POSITIVE_INFINITY;
    for (let corner = 0; corner < 8; corner++) {
      const x = Math.floor(at[0]!) + (corner & 1);
      const y = Math.floor(at[1]!) + ((corner >> 1) & 1);
      const z = Math.floor(at[2]!) + (corner >> 2);
      if (x < 0 || y < 0 || z < 0 || x >= nx || y >= ny || z >= nz) continue;
      const probe = (z * ny + y) * nx + x;
      const away = (x - at[0]!) ** 2 + (y - at[1]!) ** 2 + (z - at[2]!) ** 2;
      if (this.#isOpen[probe] === 0 || away >= least) continue;
      [best, least] = [probe, away];
    }
    return best;
  }

  add(probe: number, light: LinearColor, from: Vec3): void {
    const strength = (light[0] + light[1] + light[2]) / 3;
    for (let k = 0; k < 3; k++) {
      this.light[probe * 3 + k]! += light[k]!;
      this.way[probe * 3 + k]! += strength * from[k]!;
    }
  }

  /** Takes the light of the same point elsewhere. */
  take({ light, way }: Probes, probe: number): void {
    for (let k = probe * 3; k < probe * 3 + 3; k++) {
      this.light[k] = light[k]!;
      this.way[k] = way[k]!;
    }
  }

  /** Light on a face that looks along an axis, at a point. */
  onFace(probe: number, axis: number, sign: number): LinearColor {
    const [r, g, b] = [this.light[probe * 3]!, this.light[probe * 3 + 1]!, this.light[probe * 3 + 2]!];
    const even = (r + g + b) / 3;
    if (even <= 0) return [0, 0, 0];
    const share = Math.max(0.1, 1 + (2 * sign * this.way[probe * 3 + axis]!) / even);
    return [r * share, g * share, b * share];
  }

  copy(): Probes {
    return new Probes(this);
  }

  /** Evens out what few rays leave uneven: 1-2-1 along each axis. */
  smooth(): void {
    const [nx, ny] = this.counts;
    for (const [axis, stride] of [1, nx, nx * ny].entries()) {
      const [light, way] = [this.light.slice(), this.way.slice()];
      for (let probe = 0; probe < this.size; probe++) {
        const place = Math.floor(probe / stride) % this.counts[axis]!;
        if (place === 0 || place === this.counts[axis]! - 1) continue;
        for (let k = probe * 3; k < probe * 3 + 3; k++) {
          const [low, high] = [k - stride * 3, k + stride * 3];
          this.light[k] = (light[low]! + 2 * light[k]! + light[high]!) / 4;
          this.way[k] = (way[low]! + 2 * way[k]! + way[high]!) / 4;
        }
      }
    }
  }

  /** Gives points within solids the light of those around them: surfaces are lit from between the two. */
  close(): void {
    const [nx, ny, nz] = this.counts;
    const has = this.#isOpen.slice();
    for (let pass = 0; pass < 3; pass++) {
      const had = has.slice();
      for (let z = 0; z < nz; z++)
        for (let y = 0; y < ny; y++)
          for (let x = 0; x < nx; x++) {
            const probe = (z * ny + y) * nx + x;
            if (had[probe] === 1) continue;
            const sum = new Float32Array(6);
            let count = 0;
            for (const [dx, dy, dz] of AROUND) {
              const [ox, oy, oz] = [x + dx, y + dy, z + dz];
              if (ox < 0 || oy < 0 || oz < 0 || ox >= nx || oy >= ny || oz >= nz) continue;
              const other = (oz * ny + oy) * nx + ox;
              if (had[other] === 0) continue;
              count++;
              for (let k = 0; k < 3; k++) {
                sum[k]! += this.light[other * 3 + k]!;
                sum[3 + k]! += this.way[other * 3 + k]!;
              }
            }
            if (count === 0) continue;
            has[probe] = 1;
            for (let k = 0; k < 3; k++) {
              this.light[probe * 3 + k] = sum[k]! / count;
              this.way[probe * 3 + k] = sum[3 + k]! / count;
            }
          }
    }
  }
}

const AROUND = [-1, 0, 1].flatMap((x) =>
  [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((z) => [x, y, z] as const)),
);
