import type { Vec2, Vec3 } from "@stanza/geometry";
import type { ViewerWall, WallJoint } from "../scene/scene-input.ts";
import { type WallAxes, wallAxes } from "./wall-axes.ts";
import { noFaces, WALL_SIDES, WallFaces, type WallMesh } from "./wall-faces.ts";
import { type WallGrid, wallGrid } from "./wall-grid.ts";

/**
 * A wall with its holes in room coordinates: both faces cut around doors and windows, their reveals, the mitred ends and the top.
 *
 * Each face is a grid cut at every opening's edges, so that openings may touch, overlap or leave the wall without harm.
 */
export function wallMesh(wall: ViewerWall): WallMesh {
  const axes = wallAxes(wall);
  if (axes === null || Math.max(wall.height, wall.endHeight ?? 0) <= 0) return noFaces();
  const grid = wallGrid(wall, axes);
  const faces = new WallFaces(wall, axes);
  for (let column = 0; column < grid.columns; column++) {
    for (let row = 0; row < grid.rows; row++)
      if (grid.solid(column, row) && !grid.isPressed(column, row)) addCell(faces, grid, axes, column, row);
    addTop(faces, grid, axes, column);
  }
  for (let row = 0; row < grid.rows; row++) addEnds(faces, wall, grid, axes, row);
  return faces.finish();
}

const UP: Vec3 = [0, 1, 0];
const DOWN: Vec3 = [0, -1, 0];

/** Both faces of a solid cell, and its reveals towards openings. The foot of the wall has no face. */
function addCell(faces: WallFaces, grid: WallGrid, axes: WallAxes, column: number, row: number): void {
  const [next, above] = [column + 1, row + 1];
  const inA = grid.inside(column, row);
  const inB = grid.inside(next, row);
  const inC = grid.inside(next, above);
  const inD = grid.inside(column, above);
  const outA = grid.outside(column, row);
  const outB = grid.outside(next, row);
  const outC = grid.outside(next, above);
  const outD = grid.outside(column, above);
  faces.add([inA, inD, inC, inB], axes.inward, true);
  faces.add([outA, outD, outC, outB], axes.outward, true, WALL_SIDES.outer);
  if (!grid.solid(column - 1, row)) faces.add([inA, outA, outD, inD], axes.behind, true);
  if (!grid.solid(next, row)) faces.add([inB, outB, outC, inC], axes.ahead, true);
  if (!grid.solid(column, above)) faces.add([inD, inC, outC, outD], UP, false);
  if (row > 0 && !grid.solid(column, row - 1)) faces.add([inA, inB, outB, outA], DOWN, false);
}

/** The top of the wall over one column, unless an opening reaches it. */
function addTop(faces: WallFaces, grid: WallGrid, { upwards }: WallAxes, column: number): void {
  const top = grid.rows;
  if (!grid.solid(column, top - 1)) return;
  faces.add(
    [
      grid.inside(column, top),
      grid.inside(column + 1, top),
      grid.outside(column + 1, top),
      grid.outside(column, top),
    ],
    upwards,
    false,
  );
}

/** Both ends of the wall in one row. An end within a neighbour has no face. */
function addEnds(faces: WallFaces, wall: ViewerWall, grid: WallGrid, axes: WallAxes, row: number): void {
  const { inner, outer, joints } = wall;
  const last = grid.columns;
  const end = (column: number): readonly Vec3[] => [
    grid.inside(column, row),
    grid.outside(column, row),
    grid.outside(column, row + 1),
    grid.inside(column, row + 1),
  ];
  const sideOf = (joint: WallJoint | undefined) => (joint ? WALL_SIDES.inner : WALL_SIDES.end);
  const [from, to] = [joints?.from, joints?.to];
  if (grid.solid(0, row) && from !== "within")
    faces.add(sunk(end(0), axes.ahead, from), endNormal(outer.from, inner.from, -1), true, sideOf(from));
  if (grid.solid(last - 1, row) && to !== "within")
    faces.add(sunk(end(last), axes.behind, to), endNormal(outer.to, inner.to, 1), true, sideOf(to));
}

/**
 * The depth at which an end that another facet covers lies within its wall, mm: at the wall's face its edge would be seen as a broken
 * line.
 */
const SUNK = 2;

/**
 * The corners of an end, two below and two above: as they are, or moved into the wall on all sides where it goes on.
 *
 * into   along the wall
 */
function sunk(corners: readonly Vec3[], into: Vec3, joint: WallJoint | undefined): readonly Vec3[] {
  if (joint === undefined) return corners;
  const [x, y, z] = [0, 1, 2].map((axis) => corners.reduce((sum, at) => sum + at[axis]! / 4, 0)) as [
    number,
    number,
    number,
  ];
  return corners.map((at): Vec3 => {
    const share = SUNK / (Math.hypot(at[0] - x, at[2] - z) || 1);
    return [
      at[0] + (x - at[0]) * share + into[0] * SUNK,
      at[1] - Math.sign(at[1] - y) * SUNK,
      at[2] + (z - at[2]) * share + into[2] * SUNK,
    ];
  });
}

/** Normal of a mitred end, pointing away from the wall. */
function endNormal(outer: Vec2, inner: Vec2, side: 1 | -1): Vec3 {
  const [dx, dz] = [outer[0] - inner[0], outer[1] - inner[1]];
  const size = Math.hypot(dx, dz) || 1;
  return [(-dz / size) * side, 0, (dx / size) * side];
}
