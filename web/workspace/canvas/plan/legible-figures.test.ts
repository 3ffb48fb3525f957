import { dimensionMarks } from "@stanza/drawing";
import { cross2, sub2, type Vec2 } from "@stanza/geometry";
import { expect, test } from "vitest";
import { legible, type PaintedDimension } from "./legible-figures.ts";

/** A dimension from x to x, its line this far above the wall; CSS pixels. */
const dimension = (from: number, to: number, away: number, text: string): PaintedDimension => ({
  text,
  marks: dimensionMarks([from, 0], [to, 0], away, text, 8),
});
const textsOf = (dimensions: readonly PaintedDimension[]) => dimensions.map(({ text }) => text).sort();

test("[CD-03] zoomed out, a short link's figure is left out where it would lie on the next dimension line, and is there again nearer", () => {
  const chain = (scale: number) => [
    dimension(0, 40 * scale, 16 * scale, "600"),
    dimension(40 * scale, 43 * scale, 16 * scale, "41"),
    dimension(43 * scale, 83 * scale, 16 * scale, "620"),
    dimension(0, 83 * scale, 32 * scale, "1261"),
  ];
  expect(textsOf(legible(chain(1)))).toEqual(["1261", "600", "620"]);
  expect(textsOf(legible(chain(2.5)))).toEqual(["1261", "41", "600", "620"]);
});

test("[CD-03] of two figures that would lie on each other the first is painted", () => {
  const boards = [dimension(0, 3, 16, "18"), dimension(3, 6, 16, "19")];
  expect(textsOf(legible(boards))).toEqual(["18"]);
});

test("[CD-03] far away, the whole length is read and not the piece whose figure lies under it", () => {
  const chains = [dimension(0, 30, 6, "1000"), dimension(30, 126, 6, "3200"), dimension(0, 150, 14, "5000")];
  expect(textsOf(legible(chains))).toEqual(["1000", "5000"]);
});

test("what can be read of many dimensions is what comparing each with each finds", () => {
  for (const [scale, turn] of [
    [0.01, 0],
    [0.03, 0.3],
    [0.05, 0],
    [0.04, 1.2],
  ] as const) {
    const plan = houses(scale, turn);
    const found = legible(plan);
    expect(found).toEqual(eachWithEach(plan));
    expect(found.length).toBeLessThan(plan.length);
  }
});

/** Rooms side by side with units along two of their walls and a whole length beyond them, a screen of it at a scale and a turn. */
function houses(scale: number, turn: number): readonly PaintedDimension[] {
  const place = ([x, y]: Vec2): Vec2 => [
    (x * Math.cos(turn) - y * Math.sin(turn)) * scale,
    (x * Math.sin(turn) + y * Math.cos(turn)) * scale,
  ];
  const found: PaintedDimension[] = [];
  const add = (from: Vec2, to: Vec2, away: number, text: string) =>
    found.push({ text, marks: dimensionMarks(place(from), place(to), away * scale, text, 8) });
  for (let room = 0; room < 12; room++) {
    const x = room * 4100;
    for (let unit = 0; unit < 9; unit++) {
      const [from, to] = [x + unit * 450, x + unit * 450 + (unit % 4 === 3 ? 18 : 450)];
      add([from, 0], [to, 0], 300, unit % 4 === 3 ? "18" : "450");
      add([x, from - x], [x, to - x], 300, "450");
    }
    add([x, 0], [x + 4050, 0], 500, "4050");
    add([x, 0], [x, 4050], 500, "4050");
  }
  return found;
}

const halfOf = ({ text, marks: { text: figure } }: PaintedDimension): Vec2 => {
  const turn = (figure.angle * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  const [width, height] = [text.length * 0.75 * figure.capHeight, figure.capHeight];
  return [(width * cos + height * sin) / 2, (width * sin + height * cos) / 2];
};

/** The same rule in the plain way. */
function eachWithEach(all: readonly PaintedDimension[]): readonly PaintedDimension[] {
  const kept: PaintedDimension[] = [];
  const overlaps = (a: PaintedDimension, b: PaintedDimension) =>
    ([0, 1] as const).every(
      (axis) =>
        Math.abs(a.marks.text.at[axis] - b.marks.text.at[axis]) < (halfOf(a)[axis] + halfOf(b)[axis]) * 1.15,
    );
  const crosses = (figure: PaintedDimension, [from, to]: readonly [Vec2, Vec2]) => {
    const { at } = figure.marks.text;
    const half = halfOf(figure);
    const isBeside = ([0, 1] as const).some(
      (axis) =>
        Math.max(from[axis], to[axis]) <= at[axis] - half[axis] ||
        Math.min(from[axis], to[axis]) >= at[axis] + half[axis],
    );
    const sides = [-1, 1].flatMap((x) =>
      [-1, 1].map((y) => cross2(sub2(to, from), sub2([at[0] + x * half[0], at[1] + y * half[1]], from))),
    );
    return !isBeside && sides.some((side) => side > 0) && sides.some((side) => side < 0);
  };
  for (const one of all.toReversed())
    if (!one.marks.text.isCrowded && !kept.some((other) => overlaps(one, other))) kept.push(one);
  for (const one of all)
    if (
      one.marks.text.isCrowded &&
      !kept.some((other) => overlaps(one, other)) &&
      !all.some((other) => other !== one && other.marks.lines[0] && crosses(one, other.marks.lines[0]))
    )
      kept.push(one);
  return kept;
}
