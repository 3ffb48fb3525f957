import { add2, cross2, distance2, dot2, scale2, sub2, unit2, type Vec2 } from "@stanza/geometry";
import { LineGrid } from "../spaces/line-grid.ts";
import type { Stroke } from "./flatten.ts";

/** A straight line of a wall, mm, with its frame: `along` from `from`, `across` to its right as drawn. */
export interface WallLine {
  readonly from: Vec2;
  readonly to: Vec2;
  readonly along: Vec2;
  readonly across: Vec2;
  readonly length: number;
  readonly width: number;
  readonly loop?: number;
  readonly curve?: number;
}

/** A polyline that is so wide is a wall of that thickness, mm. */
export const DRAWN_WALL = 20;
/** Lines on one another, this far apart at most, mm, are one. */
const SAME_LINE = 1.5;
const SAME_TURN = 0.004;
/** Lines in a row with a gap of at most this are one, mm. */
const SAME_END = 1;

/** Strokes in mm as lines, those that lie on one another joined. Chords of curves stay as they are. */
export function wallLines(strokes: readonly Stroke[], mm: number): readonly WallLine[] {
  const lines = strokes.flatMap((stroke) => lineOf(stroke, mm));
  const kept = new LineGrid<{ line: WallLine }>(2000);
  const chords = new LineGrid<WallLine>(2000);
  for (const line of lines) if (line.curve !== undefined) chords.add(line, line);
  const all: { line: WallLine }[] = [];
  for (const line of lines.toSorted((a, b) => b.length - a.length)) {
    // The edge of a filled curve lies on the chord of its outline.
    if (line.curve === undefined && chords.near(line, 2).some((chord) => isSame(line, chord))) continue;
    const into =
      line.curve !== undefined || line.width > 0
        ? undefined
        : kept.near(line, 2).find((one) => isOn(line, one.line));
    if (into) {
      const longer = stretched(into.line, line);
      if (longer.length > into.line.length + 1e-6) kept.add(longer, into);
      into.line = longer;
      continue;
    }
    const one = { line };
    all.push(one);
    kept.add(line, one);
  }
  return all.map((one) => one.line);
}

function lineOf({ from, to, width, loop, curve }: Stroke, mm: number): readonly WallLine[] {
  const [a, b] = [scale2(from, mm), scale2(to, mm)];
  if (distance2(a, b) < 1) return [];
  return [
    framed(a, b, {
      width: width * mm,
      ...(loop === undefined ? {} : { loop }),
      ...(curve === undefined ? {} : { curve }),
    }),
  ];
}

function framed(from: Vec2, to: Vec2, rest: Pick<WallLine, "width" | "loop" | "curve">): WallLine {
  const along = unit2(sub2(to, from));
  return { from, to, along, across: [0 - along[1], along[0]], length: distance2(from, to), ...rest };
}

function isOn(line: WallLine, on: WallLine): boolean {
  if (on.curve !== undefined || on.width > 0 || Math.abs(cross2(line.along, on.along)) > SAME_TURN)
    return false;
  const [a, b] = [inFrame(on, line.from), inFrame(on, line.to)];
  return (
    Math.abs(a[1]) < SAME_LINE &&
    Math.abs(b[1]) < SAME_LINE &&
    Math.max(a[0], b[0]) >= -SAME_END &&
    Math.min(a[0], b[0]) <= on.length + SAME_END
  );
}

const isSame = (line: WallLine, chord: WallLine): boolean =>
  (distance2(line.from, chord.from) < SAME_LINE && distance2(line.to, chord.to) < SAME_LINE) ||
  (distance2(line.from, chord.to) < SAME_LINE && distance2(line.to, chord.from) < SAME_LINE);

function stretched(line: WallLine, by: WallLine): WallLine {
  const places = [0, line.length, inFrame(line, by.from)[0], inFrame(line, by.to)[0]];
  const [low, high] = [Math.min(...places), Math.max(...places)];
  if (low === 0 && high === line.length) return line;
  const { width, loop, curve } = line;
  return framed(pointOn(line, low), pointOn(line, high), {
    width,
    ...(loop === undefined ? {} : { loop }),
    ...(curve === undefined ? {} : { curve }),
  });
}

/** A plan point along and across a line. */
export function inFrame(line: WallLine, at: Vec2): Vec2 {
  const from = sub2(at, line.from);
  return [dot2(from, line.along), dot2(from, line.across)];
}

/** The plan point `along` a line, `across` it. */
export function pointOn(line: WallLine, along: number, across = 0): Vec2 {
  return add2(add2(line.from, scale2(line.along, along)), scale2(line.across, across));
}
