import type { Vec2 } from "@stanza/geometry";
import type { Face } from "./face.ts";

/** A face with its outline on paper. */
export interface FlatFace {
  readonly face: Face;
  readonly points: readonly Vec2[];
}

/**
 * The faces of a painting order that can be seen at all: shelves behind a closed door are left out, which keeps pictures small.
 *
 * The faces are painted as numbers into a grid; whoever still owns a cell at the end is visible. What covers less than a cell is kept,
 * because it is a thin thing rather than a hidden one. Translucent faces hide nothing.
 *
 * cells   along the longer side of the picture: what shows by less than a cell of something larger is left out
 */
export function visibleFaces(faces: readonly FlatFace[], cells: number): readonly FlatFace[] {
  const points = faces.flatMap((face) => face.points);
  const [minX, maxX] = extent(points, 0);
  const [minY, maxY] = extent(points, 1);
  const cell = Math.max(maxX - minX, maxY - minY) / cells;
  if (!(cell > 0) || !Number.isFinite(cell)) return faces;

  const width = Math.ceil((maxX - minX) / cell) + 1;
  const height = Math.ceil((maxY - minY) / cell) + 1;
  const owner = new Int32Array(width * height).fill(-1);
  const seen = new Uint8Array(faces.length);
  const inCells = (points: readonly Vec2[]): readonly Vec2[] =>
    points.map(([x, y]): Vec2 => [(x - minX) / cell, (y - minY) / cell]);
  faces.forEach(({ face, points }, index) => {
    if (face.look.opacity < 1) return;
    const touched = eachSpan(inCells(points), width, height, (from, to) => owner.fill(index, from, to));
    if (!touched) seen[index] = 1;
  });
  for (const index of owner) if (index >= 0) seen[index] = 1;
  faces.forEach(({ face, points }, index) => {
    if (face.look.opacity === 1) return;
    const touched = eachSpan(inCells(points), width, height, (from, to) => {
      for (let at = from; at < to; at++) if (owner[at]! < index) seen[index] = 1;
    });
    if (!touched) seen[index] = 1;
  });
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

/** Calls `visit` for each stretch of cells, `from` up to but not with `to`, whose centres lie in the convex polygon; returns whether there was one. */
function eachSpan(
  points: readonly Vec2[],
  width: number,
  height: number,
  visit: (from: number, to: number) => void,
): boolean {
  const [top, bottom] = extent(points, 1);
  let touched = false;
  for (let y = Math.max(0, Math.ceil(top - 0.5)); y <= Math.min(height - 1, Math.floor(bottom - 0.5)); y++) {
    const middle = y + 0.5;
    let left = Infinity;
    let right = -Infinity;
    let before = points[points.length - 1]!;
    for (const point of points) {
      if (before[1] > middle !== point[1] > middle) {
        const x = before[0] + ((point[0] - before[0]) * (middle - before[1])) / (point[1] - before[1]);
        if (x < left) left = x;
        if (x > right) right = x;
      }
      before = point;
    }
    const from = Math.max(0, Math.ceil(left - 0.5));
    const to = Math.min(width, Math.floor(right - 0.5) + 1);
    if (from < to) {
      visit(y * width + from, y * width + to);
      touched = true;
    }
  }
  return touched;
}
