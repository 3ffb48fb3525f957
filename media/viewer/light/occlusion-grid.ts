import type { Bounds, Vec2, Vec3 } from "@stanza/geometry";

/** A coarse picture of the solid places, for ambient shade: 0 empty … 255 solid, x fastest, then y, then z. */
export interface OcclusionGrid {
  readonly min: Vec3;
  readonly size: Vec3;
  readonly cell: number;
  readonly counts: readonly [x: number, y: number, z: number];
  readonly cells: Uint8Array<ArrayBuffer>;
}

/** Nothing keeps light away anywhere. */
export const NO_OCCLUSION: OcclusionGrid = {
  min: [0, 0, 0],
  size: [1, 1, 1],
  cell: 1,
  counts: [2, 2, 2],
  cells: new Uint8Array(8),
};

const MAX_CELLS = 320_000;
const FINEST_CELL = 70;
/** A board thinner than a cell shades as much as one of about this thickness, mm: cabinets are hollow but closed. */
const LEAST_THICKNESS = 60;

/** Walls take less light than furniture: some of them have given way, and paint throws much of it back. */
const WALL_SHARE = 0.6;

/**
 * Returns the grid of places around furniture and walls where light is kept out.
 *
 * solids    boxes in the room frame
 * outlines  room floors; outside of them is solid up to `wallHeight`, and below 0 everywhere
 */
export function occlusionGrid(
  solids: readonly Bounds[],
  outlines: readonly (readonly Vec2[])[],
  wallHeight: number,
  within: Bounds,
): OcclusionGrid {
  const margin = FINEST_CELL * 2;
  const min: Vec3 = [within.min[0] - margin, -margin, within.min[2] - margin];
  const max: Vec3 = [within.max[0] + margin, within.max[1] + margin, within.max[2] + margin];
  const extent: Vec3 = [max[0] - min[0], max[1] - min[1], max[2] - min[2]];
  const cell = Math.max(FINEST_CELL, Math.cbrt((extent[0] * extent[1] * extent[2]) / MAX_CELLS));
  const counts = extent.map((length) => Math.max(2, Math.ceil(length / cell))) as [number, number, number];
  const [nx, ny, nz] = counts;
  const filled = new Float32Array(nx * ny * nz);

  for (let z = 0; z < nz; z++) {
    for (let x = 0; x < nx; x++) {
      const at: Vec2 = [min[0] + (x + 0.5) * cell, min[2] + (z + 0.5) * cell];
      const outside = outlines.length > 0 && !outlines.some((outline) => contains(outline, at));
      for (let y = 0; y < ny; y++) {
        const height = min[1] + (y + 0.5) * cell;
        if (height < 0) filled[(z * ny + y) * nx + x] = 1;
        else if (outside && height < wallHeight) filled[(z * ny + y) * nx + x] = WALL_SHARE;
      }
    }
  }
  for (const solid of solids) fill(filled, counts, min, cell, solid);
  for (let pass = 0; pass < 2; pass++) for (const axis of [0, 1, 2] as const) blur(filled, counts, axis);

  const cells = new Uint8Array(filled.length);
  for (let i = 0; i < filled.length; i++) cells[i] = Math.round(Math.min(1, filled[i]!) * 255);
  return { min, size: [nx * cell, ny * cell, nz * cell], cell, counts, cells };
}

/** Adds a box, each cell by the share of it that is covered. */
function fill(
  filled: Float32Array,
  [nx, ny, nz]: readonly [number, number, number],
  min: Vec3,
  cell: number,
  box: Bounds,
): void {
  const range = ([0, 1, 2] as const).map((axis) => {
    const thickness = box.max[axis] - box.min[axis];
    const grow = Math.max(0, Math.min(LEAST_THICKNESS, cell) - thickness) / 2;
    return [(box.min[axis] - grow - min[axis]) / cell, (box.max[axis] + grow - min[axis]) / cell] as const;
  });
  const [[x0, x1], [y0, y1], [z0, z1]] = range as unknown as readonly [Vec2, Vec2, Vec2];
  const cover = (i: number, from: number, to: number): number => Math.min(i + 1, to) - Math.max(i, from);
  for (let z = Math.max(0, Math.floor(z0)); z < Math.min(nz, z1); z++) {
    const cz = cover(z, z0, z1);
    for (let y = Math.max(0, Math.floor(y0)); y < Math.min(ny, y1); y++) {
      const cyz = cz * cover(y, y0, y1);
      for (let x = Math.max(0, Math.floor(x0)); x < Math.min(nx, x1); x++) {
        const i = (z * ny + y) * nx + x;
        filled[i] = Math.min(1, filled[i]! + cyz * cover(x, x0, x1));
      }
    }
  }
}

/** 1-2-1 along one axis, in place; the ends repeat. */
function blur(filled: Float32Array, counts: readonly [number, number, number], axis: 0 | 1 | 2): void {
  const [nx, ny, nz] = counts;
  const step = axis === 0 ? 1 : axis === 1 ? nx : nx * ny;
  const length = counts[axis];
  const [outer, inner] = axis === 0 ? [nz, ny] : axis === 1 ? [nz, nx] : [ny, nx];
  for (let a = 0; a < outer; a++) {
    for (let b = 0; b < inner; b++) {
      let i = axis === 0 ? (a * ny + b) * nx : axis === 1 ? a * ny * nx + b : a * nx + b;
      let before = filled[i]!;
      for (let n = 0; n < length; n++, i += step) {
        const here = filled[i]!;
        const after = n + 1 < length ? filled[i + step]! : here;
        filled[i] = (before + 2 * here + after) / 4;
        before = here;
      }
    }
  }
}

/** Even-odd rule. */
export function contains(outline: readonly Vec2[], [x, z]: Vec2): boolean {
  let inside = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [a, b] = [outline[i]!, outline[j]!];
    if (a[1] > z !== b[1] > z && x < ((b[0] - a[0]) * (z - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
  }
  return inside;
}
