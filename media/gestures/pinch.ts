import { distance2, type Vec2 } from "@stanza/geometry";

/** One step of a two-finger gesture, by which the view moves, grows and turns. */
export interface Pinch {
  readonly by: Vec2;
  /** Above 1: the fingers went apart. */
  readonly factor: number;
  readonly middle: Vec2;
  /** Clockwise on the screen, -180 to below 180. */
  readonly degrees: number;
}

/** One finger moved from `before` to `now` while the `other` one stayed; pixels. */
export function pinch(before: Vec2, now: Vec2, other: Vec2): Pinch {
  return {
    by: [(now[0] - before[0]) / 2, (now[1] - before[1]) / 2],
    factor: spread(now, other) / spread(before, other),
    middle: [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2],
    degrees: ((angle(now, other) - angle(before, other) + 540) % 360) - 180,
  };
}

/** Two fingers never come so near that the factor is without bounds. */
const spread = (a: Vec2, b: Vec2): number => Math.max(1, distance2(a, b));

const angle = (a: Vec2, b: Vec2): number => (Math.atan2(a[1] - b[1], a[0] - b[0]) * 180) / Math.PI;
