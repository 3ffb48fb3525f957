import { distance2, type Vec2 } from "@stanza/geometry";
import { dimensionLine } from "../drawing-bounds.ts";

export interface DimensionMarks {
  /** Dimension line, the two extension lines, the two ticks; output units. */
  readonly lines: readonly (readonly [Vec2, Vec2])[];
  readonly text: {
    readonly at: Vec2;
    readonly angle: number;
    readonly capHeight: number;
    readonly align: "start" | "middle" | "end";
    /** It is wider than its line and stands a row higher, where its neighbour's may stand too. */
    readonly isCrowded: boolean;
  };
}

/** The width of a digit, in cap heights. */
const DIGIT_WIDTH = 0.8;

/**
 * A dimension as it is drawn: line, extensions, oblique ticks, and its figure above the line so that it reads from below or from the right.
 *
 * from, to, offset, clear  output units (mm of paper or px), otherwise as in `Shape`
 * capHeight   of the figure; a figure wider than its line shrinks to two thirds at most, then stands a row higher
 * isRunning   one of several distances from the same point: its figure stands across the line, at its end
 */
export function dimensionMarks(
  from: Vec2,
  to: Vec2,
  offset: number,
  text: string,
  capHeight: number,
  clear = 0,
  isRunning = false,
): DimensionMarks {
  const [a, b] = dimensionLine(from, to, offset);
  const length = distance2(a, b);
  const along: Vec2 = length === 0 ? [1, 0] : [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  const side = Math.sign(offset) || 1;
  const out: Vec2 = [along[1] * side, -along[0] * side];
  const move = ([x, y]: Vec2, u: number, v: number): Vec2 => [
    x + along[0] * u + out[0] * v,
    y + along[1] * u + out[1] * v,
  ];
  const reach = Math.abs(offset);
  const gap = Math.min(clear + capHeight * 0.6, reach);
  const over = capHeight * 0.6;
  const tick = capHeight * 0.42;
  const lines: (readonly [Vec2, Vec2])[] = [
    [move(a, -over, 0), move(b, over, 0)],
    [move(from, 0, gap), move(a, 0, over)],
    [move(to, 0, gap), move(b, 0, over)],
    // A tick leans to the right, as read.
    [move(a, -tick, -tick * side), move(a, tick, tick * side)],
    [move(b, -tick, -tick * side), move(b, tick, tick * side)],
  ];

  if (isRunning)
    return { lines: [...lines.slice(0, 1), ...lines.slice(2)], text: endFigure(b, out, capHeight) };
  const wide = text.length * DIGIT_WIDTH * capHeight;
  const shrink = Math.min(1, Math.max(2 / 3, (length * 0.94) / Math.max(wide, 1e-9)));
  const isCrowded = wide * shrink > length * 1.02;
  const height = capHeight * (isCrowded ? 0.85 : shrink);
  // Reading direction: to the right, or upwards for lines that stand.
  const flip = along[0] < -1e-9 || (Math.abs(along[0]) <= 1e-9 && along[1] > 0);
  const read: Vec2 = flip ? [-along[0], -along[1]] : along;
  const up: Vec2 = [read[1], -read[0]];
  const lift = height * (isCrowded ? 2.3 : 1);
  const middle: Vec2 = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  return {
    lines,
    text: {
      at: [middle[0] + up[0] * lift, middle[1] + up[1] * lift],
      angle: (Math.atan2(read[1], read[0]) * 180) / Math.PI,
      capHeight: height,
      align: "middle",
      isCrowded,
    },
  };
}

/** The figure of a running dimension, outside the end of its line. */
function endFigure([x, y]: Vec2, out: Vec2, capHeight: number): DimensionMarks["text"] {
  const isBack = out[0] < -1e-9 || (Math.abs(out[0]) <= 1e-9 && out[1] > 0);
  const read: Vec2 = isBack ? [-out[0], -out[1]] : out;
  return {
    at: [x + out[0] * capHeight * 1.2, y + out[1] * capHeight * 1.2],
    angle: (Math.atan2(read[1], read[0]) * 180) / Math.PI,
    capHeight,
    align: isBack ? "end" : "start",
    isCrowded: true,
  };
}
