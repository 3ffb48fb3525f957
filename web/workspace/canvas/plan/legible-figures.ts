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

/**
 * The dimensions whose figures can be read at this zoom: of those that have room on a line of their own, the ones that lie on no later
 * one's figure, for a wall's whole length comes last, and of those that stand a row higher the ones that lie on no other figure and on no other dimension's line.
 */
export function legible(dimensions: readonly PaintedDimension[]): readonly PaintedDimension[] {
  const kept: PaintedDimension[] = [];
  for (const one of dimensions.toReversed())
    if (!one.marks.text.isCrowded && !kept.some((other) => lieOnEachOther(one, other))) kept.push(one);
  for (const one of dimensions) {
    if (!one.marks.text.isCrowded) continue;
    const isCovered =
      kept.some((other) => lieOnEachOther(one, other)) ||
      dimensions.some((other) => other !== one && other.marks.lines[0] && liesOn(one, other.marks.lines[0]));
    if (!isCovered) kept.push(one);
  }
  return kept;
}

function lieOnEachOther(a: PaintedDimension, b: PaintedDimension): boolean {
  const [halfA, halfB] = [halfExtent(a), halfExtent(b)];
  const [atA, atB] = [a.marks.text.at, b.marks.text.at];
  return ([0, 1] as const).every(
    (axis) => Math.abs(atA[axis] - atB[axis]) < (halfA[axis] + halfB[axis]) * AIR,
  );
}

function liesOn(figure: PaintedDimension, [from, to]: readonly [Vec2, Vec2]): boolean {
  const { at } = figure.marks.text;
  const half = halfExtent(figure);
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
