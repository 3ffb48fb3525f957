import type { Vec3 } from "@stanza/geometry";
import { topAt, type ViewerWall } from "../scene/scene-input.ts";
import { alongWall, type WallAxes } from "./wall-axes.ts";

/**
 * The grid that cuts a wall's faces at the edges of its openings. Columns run along the wall and rows up; `inside` and `outside` give the
 * points at the crossings of its lines.
 */
export interface WallGrid {
  readonly columns: number;
  readonly rows: number;
  /** False in an opening; true beyond the wall. */
  solid(column: number, row: number): boolean;
  /** True for a cell that a sloping top leaves without height. */
  isPressed(column: number, row: number): boolean;
  inside(column: number, row: number): Vec3;
  outside(column: number, row: number): Vec3;
}

/** Under a sloping top the grid's lines are pressed down to it. */
export function wallGrid(wall: ViewerWall, axes: WallAxes): WallGrid {
  const { inner, outer, openings } = wall;
  const { dir, outward, length } = axes;
  const height = Math.max(wall.height, wall.endHeight ?? 0);
  const thickness =
    (outer.from[0] - inner.from[0]) * outward[0] + (outer.from[1] - inner.from[1]) * outward[2];
  const xs = cuts(
    length,
    openings.flatMap((o) => [o.offset, o.offset + o.width]),
  );
  const ys = cuts(
    height,
    openings.flatMap((o) => [o.elevation, o.elevation + o.height]),
  );
  const lastX = xs.length - 1;
  const level = (column: number, row: number): number => Math.min(ys[row]!, topAt(wall, xs[column]!));
  return {
    columns: lastX,
    rows: ys.length - 1,
    solid(column, row) {
      if (row < 0 || row > ys.length - 2 || column < 0 || column > xs.length - 2) return true;
      const x = (xs[column]! + xs[column + 1]!) / 2;
      const y = (ys[row]! + ys[row + 1]!) / 2;
      return !openings.some(
        (o) => x > o.offset && x < o.offset + o.width && y > o.elevation && y < o.elevation + o.height,
      );
    },
    isPressed: (column, row) =>
      level(column, row) >= level(column, row + 1) && level(column + 1, row) >= level(column + 1, row + 1),
    inside(column, row) {
      // Exactly the point at which the next wall begins: between the facets of a curve, light would fall through.
      if (column === lastX) return [inner.to[0], level(column, row), inner.to[1]];
      const x = xs[column]!;
      return [inner.from[0] + dir[0] * x, level(column, row), inner.from[1] + dir[1] * x];
    },
    outside(column, row) {
      const x =
        column === 0
          ? alongWall(wall, axes, outer.from)
          : column === lastX
            ? alongWall(wall, axes, outer.to)
            : xs[column]!;
      return [
        inner.from[0] + dir[0] * x + outward[0] * thickness,
        level(column, row),
        inner.from[1] + dir[1] * x + outward[2] * thickness,
      ];
    },
  };
}

/** Sorted distinct positions from 0 to `end`, both included. */
function cuts(end: number, positions: readonly number[]): readonly number[] {
  const inRange = positions.filter((p) => p > 0 && p < end).sort((a, b) => a - b);
  return [0, ...inRange.filter((p, i) => p !== inRange[i - 1]), end];
}
