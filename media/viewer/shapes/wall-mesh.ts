import { dot3, sub3, type Vec2, type Vec3 } from "@stanza/geometry";
import { topAt, type ViewerWall, type WallJoint } from "../scene-input.ts";
import { MeshWriter } from "./mesh-writer.ts";
import type { SolidMesh } from "./solid-mesh.ts";

/**
 * The side of a wall's mesh on which a corner lies: the face in the room, the outer face, or an end that a wall which gave way lays open.
 */
export const WALL_SIDES = { inner: 0, outer: 1, end: 2 } as const;

type WallSide = (typeof WALL_SIDES)[keyof typeof WALL_SIDES];

export interface WallMesh extends SolidMesh {
  /** One of `WALL_SIDES` for each vertex. */
  readonly sides: Uint8Array;
}

/**
 * A wall with its holes in room coordinates: both faces cut around doors and windows, their reveals, the mitred ends and the top.
 *
 * Each face is a grid cut at every opening's edges, so that openings may touch, overlap or leave the wall without harm. Under a sloped
 * top the grid's lines are pressed down to it.
 */
export function wallMesh(wall: ViewerWall): WallMesh {
  const { inner, outer, joints } = wall;
  const height = Math.max(wall.height, wall.endHeight ?? 0);
  const length = Math.hypot(inner.to[0] - inner.from[0], inner.to[1] - inner.from[1]);
  const writer = new MeshWriter();
  const sides: WallSide[] = [];
  const finish = (): WallMesh => ({ ...writer.finish(), sides: Uint8Array.from(sides) });
  if (length === 0 || height <= 0) return finish();
  const dir: Vec2 = [(inner.to[0] - inner.from[0]) / length, (inner.to[1] - inner.from[1]) / length];
  const inward: Vec3 = [-dir[1], 0, dir[0]];
  const outward: Vec3 = [dir[1], 0, -dir[0]];
  const ahead: Vec3 = [dir[0], 0, dir[1]];
  const behind: Vec3 = [-dir[0], 0, -dir[1]];
  const thickness =
    (outer.from[0] - inner.from[0]) * outward[0] + (outer.from[1] - inner.from[1]) * outward[2];
  const along = (point: Vec2): number =>
    (point[0] - inner.from[0]) * dir[0] + (point[1] - inner.from[1]) * dir[1];

  const xs = cuts(
    0,
    length,
    wall.openings.flatMap((o) => [o.offset, o.offset + o.width]),
  );
  const ys = cuts(
    0,
    height,
    wall.openings.flatMap((o) => [o.elevation, o.elevation + o.height]),
  );
  const solid = (column: number, row: number): boolean => {
    if (row < 0 || row > ys.length - 2 || column < 0 || column > xs.length - 2) return true;
    const x = (xs[column]! + xs[column + 1]!) / 2;
    const y = (ys[row]! + ys[row + 1]!) / 2;
    return !wall.openings.some(
      (o) => x > o.offset && x < o.offset + o.width && y > o.elevation && y < o.elevation + o.height,
    );
  };
  const level = (column: number, row: number): number => Math.min(ys[row]!, topAt(wall, xs[column]!));
  const isPressed = (column: number, row: number): boolean =>
    level(column, row) >= level(column, row + 1) && level(column + 1, row) >= level(column + 1, row + 1);
  const slope = ((wall.endHeight ?? wall.height) - wall.height) / length;
  const steep = Math.hypot(slope, 1);
  const upwards: Vec3 = [(-slope * dir[0]) / steep, 1 / steep, (-slope * dir[1]) / steep];
  const lastX = xs.length - 1;
  const inside = (column: number, row: number): Vec3 => {
    // Exactly the point at which the next wall begins: between the facets of a curve, light would fall through.
    if (column === lastX) return [inner.to[0], level(column, row), inner.to[1]];
    const x = xs[column]!;
    return [inner.from[0] + dir[0] * x, level(column, row), inner.from[1] + dir[1] * x];
  };
  const outside = (column: number, row: number): Vec3 => {
    const x = column === 0 ? along(outer.from) : column === lastX ? along(outer.to) : xs[column]!;
    return [
      inner.from[0] + dir[0] * x + outward[0] * thickness,
      level(column, row),
      inner.from[1] + dir[1] * x + outward[2] * thickness,
    ];
  };
  // UVs run along the wall from its start, so that a pattern continues around reveals without a seam along the face.
  const face = (
    corners: readonly Vec3[],
    normal: Vec3,
    upright: boolean,
    side: WallSide = WALL_SIDES.inner,
  ): void => {
    for (const _corner of corners) sides.push(side);
    const ids = corners.map((p) => {
      const u = along([p[0], p[2]]);
      const deep = (p[0] - inner.from[0]) * inward[0] + (p[2] - inner.from[1]) * inward[2];
      const endOn = Math.abs(normal[0] * dir[0] + normal[2] * dir[1]) > 0.5;
      return writer.vertex(p, normal, endOn ? deep : u, upright ? p[1] : deep);
    });
    const forward = facesAlong(corners, normal);
    for (const [b, c] of [
      [1, 2],
      [2, 3],
    ] as const) {
      if (forward) writer.triangle(ids[0]!, ids[b]!, ids[c]!);
      else writer.triangle(ids[0]!, ids[c]!, ids[b]!);
    }
  };

  for (let c = 0; c < lastX; c++) {
    for (let r = 0; r < ys.length - 1; r++) {
      if (!solid(c, r) || isPressed(c, r)) continue;
      face([inside(c, r), inside(c, r + 1), inside(c + 1, r + 1), inside(c + 1, r)], inward, true);
      face(
        [outside(c, r), outside(c, r + 1), outside(c + 1, r + 1), outside(c + 1, r)],
        outward,
        true,
        WALL_SIDES.outer,
      );
      if (!solid(c - 1, r))
        face([inside(c, r), outside(c, r), outside(c, r + 1), inside(c, r + 1)], behind, true);
      if (!solid(c + 1, r))
        face([inside(c + 1, r), outside(c + 1, r), outside(c + 1, r + 1), inside(c + 1, r + 1)], ahead, true);
      if (!solid(c, r + 1))
        face(
          [inside(c, r + 1), inside(c + 1, r + 1), outside(c + 1, r + 1), outside(c, r + 1)],
          [0, 1, 0],
          false,
        );
      if (r > 0 && !solid(c, r - 1))
        face([inside(c, r), inside(c + 1, r), outside(c + 1, r), outside(c, r)], [0, -1, 0], false);
    }
    const top = ys.length - 1;
    if (solid(c, top - 1))
      face([inside(c, top), inside(c + 1, top), outside(c + 1, top), outside(c, top)], upwards, false);
  }
  for (let r = 0; r < ys.length - 1; r++) {
    if (solid(0, r) && joints?.from !== "within")
      face(
        sunk([inside(0, r), outside(0, r), outside(0, r + 1), inside(0, r + 1)], ahead, joints?.from),
        endNormal(outer.from, inner.from, -1),
        true,
        joints?.from ? WALL_SIDES.inner : WALL_SIDES.end,
      );
    if (solid(lastX - 1, r) && joints?.to !== "within")
      face(
        sunk(
          [inside(lastX, r), outside(lastX, r), outside(lastX, r + 1), inside(lastX, r + 1)],
          behind,
          joints?.to,
        ),
        endNormal(outer.to, inner.to, 1),
        true,
        joints?.to ? WALL_SIDES.inner : WALL_SIDES.end,
      );
  }
  return finish();
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

/** True where the corners run counter-clockwise seen from the side that `normal` points to. */
function facesAlong([a, b, c]: readonly Vec3[], normal: Vec3): boolean {
  if (!a || !b || !c) return true;
  const [p, q] = [sub3(b, a), sub3(c, a)];
  return dot3([p[1] * q[2] - p[2] * q[1], p[2] * q[0] - p[0] * q[2], p[0] * q[1] - p[1] * q[0]], normal) > 0;
}

/** Normal of a mitred end, pointing away from the wall. */
function endNormal(outer: Vec2, inner: Vec2, side: 1 | -1): Vec3 {
  const [dx, dz] = [outer[0] - inner[0], outer[1] - inner[1]];
  const size = Math.hypot(dx, dz) || 1;
  return [(-dz / size) * side, 0, (dx / size) * side];
}

/** Sorted distinct positions within the range, ends included. */
function cuts(from: number, to: number, positions: readonly number[]): readonly number[] {
  const inRange = positions.filter((p) => p > from && p < to).sort((a, b) => a - b);
  return [from, ...inRange.filter((p, i) => p !== inRange[i - 1]), to];
}
