import { sub2, unit2, type Vec2 } from "@stanza/geometry";
import type { ViewerRoom, ViewerWall } from "@stanza/models";

/** A door leaves a person through: from this near to the floor, to at least this high, mm. */
const THRESHOLD = 100;
const HEADROOM = 1750;
/** A piece of wall in plan that a walk does not pass: along `dir` from `from`, `thickness` deep to the left of it. */
export interface Obstacle {
  readonly from: Vec2;
  readonly dir: Vec2;
  readonly length: number;
  readonly thickness: number;
}

/** The walls of all rooms without their doorways. A doorway goes through whatever wall of another room stands against its own. */
export function obstacles(rooms: readonly ViewerRoom[]): readonly Obstacle[] {
  const walls = rooms.flatMap((room) => room.walls);
  const doorways = walls.flatMap((wall) => {
    const dir = unit2(sub2(wall.inner.to, wall.inner.from));
    const out: Vec2 = [dir[1], -dir[0]];
    return wall.openings
      .filter(({ elevation, height }) => elevation <= THRESHOLD && elevation + height >= HEADROOM)
      .map(({ offset, width }) => {
        const depth = thicknessOf(wall) / 2;
        const at = (along: number): Vec2 => [
          wall.inner.from[0] + dir[0] * along + out[0] * depth,
          wall.inner.from[1] + dir[1] * along + out[1] * depth,
        ];
        return { from: at(offset), to: at(offset + width) };
      });
  });
  return walls.flatMap((wall) => piecesOf(wall, doorways));
}

/** The greatest distance of a doorway from a wall's middle at which it goes through that wall too (two rooms back to back), mm. */
const BACK_TO_BACK = 450;

function piecesOf(
  wall: ViewerWall,
  doorways: readonly { readonly from: Vec2; readonly to: Vec2 }[],
): readonly Obstacle[] {
  const { from, to } = wall.inner;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (length < 1) return [];
  const dir = unit2(sub2(to, from));
  const thickness = Math.max(1, thicknessOf(wall));
  const local = (point: Vec2): Vec2 => {
    const [x, z] = sub2(point, from);
    return [x * dir[0] + z * dir[1], x * dir[1] - z * dir[0]];
  };
  const gaps = doorways
    .map((doorway) => [local(doorway.from), local(doorway.to)] as const)
    .filter(([a, b]) => [a, b].every(([, out]) => Math.abs(out - thickness / 2) <= BACK_TO_BACK))
    .map(([a, b]) => [Math.min(a[0], b[0]), Math.max(a[0], b[0])] as const)
    .filter(([start, end]) => end > 0 && start < length)
    .sort((a, b) => a[0] - b[0]);
  const pieces: Obstacle[] = [];
  let reached = 0;
  const add = (end: number): void => {
    if (end - reached > 1)
      pieces.push({
        from: [from[0] + dir[0] * reached, from[1] + dir[1] * reached],
        dir,
        length: end - reached,
        thickness,
      });
  };
  for (const [start, end] of gaps) {
    add(start);
    reached = Math.max(reached, end);
  }
  add(length);
  return pieces;
}

function thicknessOf({ inner, outer }: ViewerWall): number {
  const dir = unit2(sub2(inner.to, inner.from));
  const [x, z] = sub2(outer.from, inner.from);
  return x * dir[1] - z * dir[0];
}
