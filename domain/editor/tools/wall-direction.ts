import { distance2, type Vec2 } from "@stanza/geometry";
import type { WallPointer } from "./wall-drawing.ts";

/** Walls keep to multiples of this, degrees. */
const ANGLE_STEP = 45;
/** Free lengths are whole multiples of this, mm. */
const LENGTH_STEP = 10;
/** A corner lines up with an earlier one from this many pixels. */
const ALIGN_PIXELS = 10;

/**
 * Where the next corner goes for a pointer: along one of the eight directions, in whole centimetres, lined up with an earlier corner
 * when it is near, so that the last wall meets the first one exactly.
 */
export function directedEnd(corners: readonly Vec2[], { at, shift, alt, mmPerPixel }: WallPointer): Vec2 {
  const from = corners.at(-1);
  if (from === undefined || alt) return [Math.round(at[0]), Math.round(at[1])];
  const [dx, dy] = [at[0] - from[0], at[1] - from[1]];
  const angle = Math.atan2(dy, dx);
  const step = (ANGLE_STEP * Math.PI) / 180;
  const eighth = Math.round(angle / step);
  const held = shift ? angle : eighth * step;
  const length = Math.max(0, dx * Math.cos(held) + dy * Math.sin(held));
  const whole = Math.round(length / LENGTH_STEP) * LENGTH_STEP;
  const free = onWay(from, held, whole);
  if (shift || eighth % 2 !== 0) return free;
  return lineUp(free, corners.slice(0, -1), eighth % 4 === 0 ? 0 : 1, ALIGN_PIXELS * mmPerPixel);
}

/** The corner moved along its axis to the height of the nearest earlier corner within `reach` mm. */
function lineUp(corner: Vec2, others: readonly Vec2[], axis: 0 | 1, reach: number): Vec2 {
  const near = others
    .map((other) => other[axis])
    .filter((value) => Math.abs(value - corner[axis]) <= reach)
    .sort((a, b) => Math.abs(a - corner[axis]) - Math.abs(b - corner[axis]))[0];
  if (near === undefined) return corner;
  return axis === 0 ? [near, corner[1]] : [corner[0], near];
}

/** Exact along the axes: a wall to the right keeps its Z to the last bit. */
function onWay(from: Vec2, angle: number, length: number): Vec2 {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const end: Vec2 = [
    from[0] + (Math.abs(cos) < 1e-9 ? 0 : cos) * length,
    from[1] + (Math.abs(sin) < 1e-9 ? 0 : sin) * length,
  ];
  return distance2(from, end) === 0 ? from : end;
}
