import type { Vec2 } from "@stanza/geometry";
import type { PhotoLines } from "@stanza/project";

/** The lines before they are dragged: as in a picture of a wall and of the one to its right. No two points lie on each other. */
export function firstLines([width, height]: Vec2): PhotoLines {
  const at = (x: number, y: number): Vec2 => [x * width, y * height];
  return {
    alongA: [at(0.2, 0.2136), at(0.66, 0.2723)],
    alongB: [at(0.12, 0.7166), at(0.6, 0.6553)],
    awayA: [at(0.8, 0.255), at(0.96, 0.204)],
    awayB: [at(0.8, 0.665), at(0.96, 0.716)],
    foot: [at(0.25, 0.7), at(0.72, 0.64)],
  };
}
