import { sub2, type Vec2 } from "@stanza/geometry";
import type { ImportedLevel } from "../imported-plan.ts";
import { boxOf } from "./find-spaces.ts";

/** Tenths of a millimetre: no plan of another program is more exact, and numbers stay short. */
const STEP = 0.1;

/** The storeys moved together so that their left and upper edges are at the origin, lengths to a `step` of mm. */
export function nearOrigin(levels: readonly ImportedLevel[], step = STEP): readonly ImportedLevel[] {
  const steps = Math.round(1 / step);
  const round = (value: number): number => Math.round(value * steps) / steps + 0;
  const points = levels.flatMap(({ rooms, placeholders }) => {
    const corners = rooms.flatMap(({ walls, openEnd }) => [
      ...walls.map(({ start }) => start),
      ...(openEnd ? [openEnd] : []),
    ]);
    return corners.length > 0 ? corners : placeholders.map(({ at }): Vec2 => [at[0], at[2]]);
  });
  if (points.length === 0) return levels;
  const [x, z] = boxOf(points);
  const moved = (at: Vec2): Vec2 => {
    const [mx, mz] = sub2(at, [x, z]);
    return [round(mx), round(mz)];
  };
  return levels.map((level) => ({
    ...level,
    rooms: level.rooms.map((room) => ({
      ...room,
      walls: room.walls.map((wall) => ({
        ...wall,
        start: moved(wall.start),
        thickness: round(wall.thickness),
        heightAtStart: round(wall.heightAtStart),
        heightAtEnd: round(wall.heightAtEnd),
      })),
      openEnd: room.openEnd && moved(room.openEnd),
      height: round(room.height),
      openings: room.openings.map((one) => ({
        ...one,
        offset: round(one.offset),
        width: round(one.width),
        height: round(one.height),
        elevation: round(one.elevation),
      })),
    })),
    placeholders: level.placeholders.map((one) => {
      const [px, pz] = moved([one.at[0], one.at[2]]);
      return {
        ...one,
        at: [px, round(one.at[1]), pz],
        size: one.size.map(round) as [number, number, number],
      };
    }),
  }));
}
