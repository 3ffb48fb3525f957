import type { Vec2 } from "@stanza/geometry";
import type { Face } from "./face.ts";

/** A face with its outline on paper. */
export interface FlatFace {
  readonly face: Face;
  readonly points: readonly Vec2[];
}

/** Cells along the longer side of the picture: at a thumbnail's 100 px, several cells a pixel. */
const CELLS = 640;

/**
 * The faces of a painting order that can be seen at all: shelves behind a closed door are left out, which keeps pictures small.
 *
 * The faces are painted as numbers into a grid; whoever still owns a cell at the end is visible. What covers less than a cell is kept,
 * because it is a thin thing rather than a hidden one. Translucent faces hide nothing.
 */
export function visibleFaces(faces: readonly FlatFace[]): readonly FlatFace[] {
  const points = faces.flatMap((face) => face.points);
  const [minX, maxX] = extent(points, 0);
  const [minY, maxY] = extent(points, 1);
  const cell = Math.max(maxX - minX, maxY - minY) / CELLS;
  if (!(cell > 0) || !Number.isFinite(cell)) return faces;

  const width = Math.ceil((maxX - minX) / cell) + 1;
  const height = Math.ceil((maxY - minY) / cell) + 1;
  const owner = new Int32Array(width * height).fill(-1);
  const seen = new Uint8Array(faces.length);
  const translucent: number[] = [];
  faces.forEach(({ face, points }, index) => {
    const cells = points.map(([x, y]): Vec2 => [(x - minX) / cell, (y - minY) / cell]);
    if (face.look.opacity < 1) {
      translucent.push(index);
      return;
    }
    if (!fill(cells, width, height, (at) => (owner[at] = index))) seen[index] = 1;
  });
  for (const index of owner) if (index >= 0) seen[index] = 1;
  for (const index of translucent) {
    const cells = faces[index]!.points.map(([x, y]): Vec2 => [(x - minX) / cell, (y - minY) / cell]);
    let visible = false;
    const touched = fill(cells, width, height, (at) => {
      if (owner[at]! < index) visible = true;
    });
    if (visible || !touched) seen[index] = 1;
  }
  return faces.filter((_, index) => seen[index] === 1);
}

function extent(points: readonly Vec2[], axis: 0 | 1): readonly [number, number] {
  let min = Infinity;
  let max = -Infinity;
  for (const point of points) {
    min = Math.min(min, point[axis]);
    max = Math.max(max, point[axis]);
  }
  return [min, max];
}

/** Calls `visit` for each cell whose centre lies in the convex polygon; returns whether there was one. */
function fill(points: readonly Vec2[], width: number, height: number, visit: (at: number) => void): boolean {
  const [top, bottom] = extent(points, 1);
  let touched = false;
  for (let y = Math.max(0, Math.ceil(top - 0.5)); y <= Math.min(height - 1, Math.floor(bottom - 0.5)); y++) {
    let left = Infinity;
    let right = -Infinity;
    for (let i = 0; i < points.length; i++) {
      const a = points[i]!;
      const b = points[(i + 1) % points.length]!;
      const [ya, yb] = [a[1] - y - 0.5, b[1] - y - 0.5];
      if (ya > 0 === yb > 0) continue;
      const x = a[0] + ((b[0] - a[0]) * ya) / (ya - yb);
      left = Math.min(left, x);
      right = Math.max(right, x);
    }
    for (let x = Math.max(0, Math.ceil(left - 0.5)); x <= Math.min(width - 1, Math.floor(right - 0.5)); x++) {
      visit(y * width + x);
      touched = true;
    }
  }
  return touched;
}
