import type { DimensionMarks } from "@stanza/drawing";
import { cross2, sub2, type Vec2 } from "@stanza/geometry";

/** A dimension on screen: its figure's text and the places of its marks, CSS pixels. */
export interface PaintedDimension {
  readonly text: string;
  readonly marks: DimensionMarks;
}

/** The width of a digit, in cap heights. */
const DIGIT_WIDTH = 0.75;
/** Two figures closer than this share of their sizes are not read apart. */
const AIR = 1.15;

/** Half of the width and height of a figure on screen, with its dimension. */
interface Figure {
  readonly dimension: PaintedDimension;
  readonly half: Vec2;
}

/**
 * The dimensions whose figures can be read at this zoom: of those that have room on a line of their own, the ones that lie on no later
 * one's figure, for a wall's whole length comes last, and of those that stand a row higher the ones that lie on no other figure and on no other dimension's line.
 */
export function legible(dimensions: readonly PaintedDimension[]): readonly PaintedDimension[] {
  const figures = dimensions.map((dimension): Figure => ({ dimension, half: halfExtent(dimension) }));
  const kept: PaintedDimension[] = [];
  const keptNear = new NearBy<Figure>();
  const isFree = (one: Figure) => keptNear.around(one, AIR).every((other) => !lieOnEachOther(one, other));
  const keep = (one: Figure): void => {
    kept.push(one.dimension);
    keptNear.add(one, boxOf(one, AIR));
  };
  for (const one of figures.toReversed()) if (!one.dimension.marks.text.isCrowded && isFree(one)) keep(one);
  const linesNear = new NearBy<PaintedDimension>();
  for (const dimension of dimensions) {
    const [line] = dimension.marks.lines;
    if (line) linesNear.add(dimension, line);
  }
  for (const one of figures) {
    if (!one.dimension.marks.text.isCrowded || !isFree(one)) continue;
    const isCovered = linesNear
      .around(one, 1)
      .some((other) => other !== one.dimension && liesOn(one, other.marks.lines[0]!));
    if (!isCovered) keep(one);
  }
  return kept;
}

/** The side of a cell of the screen, CSS pixels. */
const CELL = 64;
/** More than what sums of places on screen lose, CSS pixels. */
const ROUNDING = 1e-6;
/** A line slanting over more cells than this is not looked for by them. */
const MOST_CELLS = 4096;

/** Things on screen, found by where they are: with thousands of dimensions each would otherwise be compared with each. */
class NearBy<T> {
  readonly #cells = new Map<string, T[]>();
  readonly #everywhere: T[] = [];

  /** corners   two opposite ones of the box that holds the thing */
  add(thing: T, corners: readonly [Vec2, Vec2]): void {
    const cells = cellsOf(corners);
    if (!cells) this.#everywhere.push(thing);
    for (const cell of cells ?? []) {
      const there = this.#cells.get(cell);
      if (there) there.push(thing);
      else this.#cells.set(cell, [thing]);
    }
  }

  /** All that can touch a figure whose box is grown by a factor; some may come twice. */
  around(figure: Figure, factor: number): readonly T[] {
    const found = (cellsOf(boxOf(figure, factor)) ?? []).flatMap((cell) => this.#cells.get(cell) ?? []);
    return [...found, ...this.#everywhere];
  }
}

function cellsOf([a, b]: readonly [Vec2, Vec2]): readonly string[] | null {
  const [left, right, top, bottom] = [
    Math.floor(Math.min(a[0], b[0]) / CELL),
    Math.floor(Math.max(a[0], b[0]) / CELL),
    Math.floor(Math.min(a[1], b[1]) / CELL),
    Math.floor(Math.max(a[1], b[1]) / CELL),
  ];
  if ((right - left + 1) * (bottom - top + 1) > MOST_CELLS) return null;
  const cells: string[] = [];
  for (let x = left; x <= right; x++) for (let y = top; y <= bottom; y++) cells.push(`${x} ${y}`);
  return cells;
}

/** Two opposite corners of a figure's box, grown by a factor. */
function boxOf({ dimension, half }: Figure, factor: number): readonly [Vec2, Vec2] {
  const { at } = dimension.marks.text;
  const [x, y] = [half[0] * factor + ROUNDING, half[1] * factor + ROUNDING];
  return [
    [at[0] - x, at[1] - y],
    [at[0] + x, at[1] + y],
  ];
}

function lieOnEachOther(a: Figure, b: Figure): boolean {
  const [atA, atB] = [a.dimension.marks.text.at, b.dimension.marks.text.at];
  return ([0, 1] as const).every(
    (axis) => Math.abs(atA[axis] - atB[axis]) < (a.half[axis] + b.half[axis]) * AIR,
  );
}

function liesOn({ dimension, half }: Figure, [from, to]: readonly [Vec2, Vec2]): boolean {
  const { at } = dimension.marks.text;
  for (const axis of [0, 1] as const) {
    const [low, high] = [at[axis] - half[axis], at[axis] + half[axis]];
    if (Math.max(from[axis], to[axis]) <= low || Math.min(from[axis], to[axis]) >= high) return false;
  }
  const along = sub2(to, from);
  const sides = [-1, 1].flatMap((x) =>
    [-1, 1].map((y) => cross2(along, sub2([at[0] + x * half[0], at[1] + y * half[1]], from))),
  );
  return sides.some((side) => side > 0) && sides.some((side) => side < 0);
}

/** Half of the width and height that a turned figure takes on screen. */
function halfExtent({ text, marks }: PaintedDimension): Vec2 {
  const { angle, capHeight } = marks.text;
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  const width = text.length * DIGIT_WIDTH * capHeight;
  return [(width * cos + capHeight * sin) / 2, (width * sin + capHeight * cos) / 2];
}
