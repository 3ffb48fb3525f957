import type { Vec2 } from "./vec.ts";

/** Signed shoelace area, mm²; positive when the corners run clockwise in plan as drawn, as walls do (docs/coordinates.md). */
export function polygonArea(corners: readonly Vec2[]): number {
  let doubled = 0;
  let [px, pz] = corners.at(-1) ?? [0, 0];
  for (const [x, z] of corners) {
    doubled += px * z - x * pz;
    [px, pz] = [x, z];
  }
  return doubled / 2;
}
