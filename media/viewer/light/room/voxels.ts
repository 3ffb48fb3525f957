import type { Bounds, Vec3 } from "@stanza/geometry";
import type { LinearColor } from "@stanza/models";
import { contains } from "../occlusion-grid.ts";
import type { RoomLightOrder } from "./room-light.ts";

/** Rooms as small cubes: what light meets on its way. */
export interface Voxels {
  readonly min: Vec3;
  readonly cell: number;
  readonly counts: readonly [x: number, y: number, z: number];
  /** 0 air, `SKY`, else one more than the number of its colour. */
  readonly cells: Uint8Array;
  readonly colors: readonly LinearColor[];
}

export const SKY = 255;
const FINEST = 90;
const MOST_CELLS = 160_000;
/** A window's light begins this far before and behind its pane, mm: through the whole wall. */
const THROUGH = 450;
/** Cords and legs throw no shadow that a cube could show, mm. */
const THIN = 45;

/** The rooms of an order as cubes. */
export function voxelsOf({ outlines, height, solids, panes, floor, wall, ceiling }: RoomLightOrder): Voxels {
  const corners = outlines.flat();
  const [xs, zs] = [corners.map(([x]) => x), corners.map(([, z]) => z)];
  const low: Vec3 = [Math.min(...xs), 0, Math.min(...zs)];
  const size: Vec3 = [Math.max(...xs) - low[0], height, Math.max(...zs) - low[2]];
  const cell = Math.max(FINEST, Math.cbrt((size[0] * size[1] * size[2]) / MOST_CELLS));
  // Two cubes of wall all around.
  const min = low.map((from) => from - 2 * cell) as unknown as Vec3;
  const counts = size.map((length) => Math.ceil(length / cell) + 4) as unknown as Voxels["counts"];
  const colors: LinearColor[] = [floor, wall, ceiling];
  const [nx, ny, nz] = counts;
  const cells = new Uint8Array(nx * ny * nz);
  for (let z = 0; z < nz; z++)
    for (let x = 0; x < nx; x++) {
      const isWithin = outlines.some((outline) =>
        contains(outline, [min[0] + (x + 0.5) * cell, min[2] + (z + 0.5) * cell]),
      );
      for (let y = 0; y < ny; y++) {
        const up = min[1] + (y + 0.5) * cell;
        cells[(z * ny + y) * nx + x] = up < 0 ? 1 : up > height ? 3 : isWithin ? 0 : 2;
      }
    }
  const voxels = { min, cell, counts, cells, colors };
  for (const pane of panes) fill(voxels, throughWall(pane), (was) => (was === 2 ? SKY : was));
  for (const { bounds, color } of solids) {
    const thin = [0, 1, 2].filter((axis) => bounds.max[axis]! - bounds.min[axis]! < THIN);
    if (thin.length < 2) fill(voxels, bounds, keeps(codeOf(colors, color)));
  }
  return voxels;
}

const keeps =
  (code: number) =>
  (was: number): number =>
    was === 0 ? code : was;

/** The pane made thicker where it is thin. */
function throughWall({ min, max }: Bounds): Bounds {
  const axis = max[0] - min[0] < max[2] - min[2] ? 0 : 2;
  const grown = (corner: Vec3, by: number): Vec3 =>
    corner.map((part, i) => (i === axis ? part + by : part)) as unknown as Vec3;
  return { min: grown(min, -THROUGH), max: grown(max, THROUGH) };
}

/** The number of a colour in the cubes; of the nearest known one where there are too many. */
function codeOf(colors: LinearColor[], color: LinearColor): number {
  const apart = (other: LinearColor): number =>
    Math.abs(other[0] - color[0]) + Math.abs(other[1] - color[1]) + Math.abs(other[2] - color[2]);
  let best = 0;
  colors.forEach((other, i) => {
    if (apart(other) < apart(colors[best]!)) best = i;
  });
  if (apart(colors[best]!) < 0.02 || colors.length === SKY - 1) return best + 1;
  return colors.push(color);
}

/** Changes the cubes of a box: those of which it covers half, and one at least in each direction. */
function fill({ min, cell, counts, cells }: Voxels, box: Bounds, change: (was: number) => number): void {
  const [nx, ny] = counts;
  const [[x0, x1], [y0, y1], [z0, z1]] = ([0, 1, 2] as const).map((axis) => {
    const from = Math.round((box.min[axis] - min[axis]) / cell);
    const to = Math.max(from + 1, Math.round((box.max[axis] - min[axis]) / cell));
    return [Math.max(0, from), Math.min(counts[axis], to)] as const;
  }) as unknown as readonly (readonly [number, number])[] as [
    [number, number],
    [number, number],
    [number, number],
  ];
  for (let z = z0; z < z1; z++)
    for (let y = y0; y < y1; y++)
      for (let x = x0; x < x1; x++) {
        const at = (z * ny + y) * nx + x;
        cells[at] = change(cells[at]!);
      }
}
