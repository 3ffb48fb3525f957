import { dot3, sub3, type Vec3 } from "@stanza/geometry";
import type { ViewerWall } from "../scene/scene-input.ts";
import { MeshWriter } from "./mesh-writer.ts";
import type { SolidMesh } from "./solid-mesh.ts";
import { alongWall, type WallAxes } from "./wall-axes.ts";

/**
 * The side of a wall's mesh on which a corner lies: the face in the room, the outer face, or an end that a wall which gave way lays open.
 */
export const WALL_SIDES = { inner: 0, outer: 1, end: 2 } as const;

type WallSide = (typeof WALL_SIDES)[keyof typeof WALL_SIDES];

export interface WallMesh extends SolidMesh {
  /** One of `WALL_SIDES` for each vertex. */
  readonly sides: Uint8Array;
}

/** The mesh of a wall without length or height. */
export const noFaces = (): WallMesh => ({ ...new MeshWriter().finish(), sides: new Uint8Array() });

/** Collects the faces of a wall into its mesh. */
export class WallFaces {
  readonly #wall: ViewerWall;
  readonly #axes: WallAxes;
  readonly #writer = new MeshWriter();
  readonly #sides: WallSide[] = [];

  constructor(wall: ViewerWall, axes: WallAxes) {
    this.#wall = wall;
    this.#axes = axes;
  }

  /**
   * Adds a face of four corners. Its UVs run along the wall from the wall's start, so that a pattern continues around reveals without a seam
   * along the face.
   *
   * upright  V is the height; otherwise the depth within the wall
   */
  add(corners: readonly Vec3[], normal: Vec3, upright: boolean, side: WallSide = WALL_SIDES.inner): void {
    const { inner } = this.#wall;
    const { dir, inward } = this.#axes;
    for (const _corner of corners) this.#sides.push(side);
    const endOn = Math.abs(normal[0] * dir[0] + normal[2] * dir[1]) > 0.5;
    const ids = corners.map((p) => {
      const u = alongWall(this.#wall, this.#axes, [p[0], p[2]]);
      const deep = (p[0] - inner.from[0]) * inward[0] + (p[2] - inner.from[1]) * inward[2];
      return this.#writer.vertex(p, normal, endOn ? deep : u, upright ? p[1] : deep);
    });
    const forward = facesAlong(corners, normal);
    for (const [b, c] of [
      [1, 2],
      [2, 3],
    ] as const) {
      if (forward) this.#writer.triangle(ids[0]!, ids[b]!, ids[c]!);
      else this.#writer.triangle(ids[0]!, ids[c]!, ids[b]!);
    }
  }

  finish(): WallMesh {
    return { ...this.#writer.finish(), sides: Uint8Array.from(this.#sides) };
  }
}

/** True where the corners run counter-clockwise seen from the side that `normal` points to. */
function facesAlong([a, b, c]: readonly Vec3[], normal: Vec3): boolean {
  if (!a || !b || !c) return true;
  const [p, q] = [sub3(b, a), sub3(c, a)];
  return dot3([p[1] * q[2] - p[2] * q[1], p[2] * q[0] - p[0] * q[2], p[0] * q[1] - p[1] * q[0]], normal) > 0;
}
