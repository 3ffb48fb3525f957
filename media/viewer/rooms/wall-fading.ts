import { sub2, unit2, type Vec3 } from "@stanza/geometry";
import type { ViewerWall } from "@stanza/models";

/** The time that a wall takes to give way, ms. */
const FADE_MS = 220;
/** A wall below this much visibility is looked through and its doors and windows are gone. */
const HALF = 0.5;

/** Keeps which walls stand between the camera and the room, and how far each has faded: 1 seen … 0 gone. */
export class WallFading {
  /** False: walls stay whatever the camera asks for. */
  culls = true;
  #walls: readonly ViewerWall[] = [];
  readonly #seen = new Map<string, number>();

  setWalls(walls: readonly ViewerWall[]): void {
    this.#walls = walls;
    const ids = new Set(walls.map((wall) => wall.id));
    for (const id of this.#seen.keys()) if (!ids.has(id)) this.#seen.delete(id);
  }

  visibility(wallId: string): number {
    return this.#seen.get(wallId) ?? 1;
  }

  isHidden(wallId: string): boolean {
    return this.visibility(wallId) < HALF;
  }

  /**
   * Moves every wall towards what the camera asks for.
   *
   * elapsedMs  since the last step; `Infinity` jumps to the end
   * returns    whether walls are still on their way
   */
  step(camera: Vec3, elapsedMs: number): boolean {
    let moving = false;
    for (const wall of this.#walls) {
      const wanted = this.culls && standsBehind(wall, camera) ? 0 : 1;
      const known = this.#seen.get(wall.id);
      const seen = known ?? wanted;
      const reach = elapsedMs / FADE_MS;
      const next = Math.abs(wanted - seen) <= reach ? wanted : seen + Math.sign(wanted - seen) * reach;
      this.#seen.set(wall.id, next);
      if (next !== wanted) moving = true;
    }
    return moving;
  }
}

/** True where the camera is on the outer side of the wall's inner face. */
function standsBehind({ inner }: ViewerWall, [x, , z]: Vec3): boolean {
  const [dx, dz] = unit2(sub2(inner.to, inner.from));
  return (x - inner.from[0]) * -dz + (z - inner.from[1]) * dx < 0;
}
