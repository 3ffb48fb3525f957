import { add2, distance2, dot2, scale2, sub2, unit2, type Vec2 } from "@stanza/geometry";
import type { Figure, Shape } from "../drawing.ts";
import { PAPER } from "./paper-sizes.ts";
import { boxOf, lineBox, meet, type TextBox, textBox, textWidth } from "./text-box.ts";

export type DimensionShape = Extract<Shape, { type: "dimension" }>;

/** The directions of a dimension line: along it, away from what it measures, and up and forward as its figures are read. */
export interface LineFrame {
  readonly along: Vec2;
  readonly out: Vec2;
  readonly read: Vec2;
  readonly up: Vec2;
}

export function lineFrame({ from, to, offset }: DimensionShape): LineFrame {
  const way = unit2(sub2(to, from));
  const along: Vec2 = way[0] === 0 && way[1] === 0 ? [1, 0] : way;
  const side = Math.sign(offset) || 1;
  const out: Vec2 = [along[1] * side, -along[0] * side];
  const read = forward(along);
  return { along, out, read, up: [read[1], -read[0]] };
}

/** To the right as it is, or upwards where it stands. */
export const forward = (way: Vec2): Vec2 =>
  way[0] < -1e-9 || (Math.abs(way[0]) <= 1e-9 && way[1] > 0) ? [-way[0], -way[1]] : way;

export const degreesOf = ([x, y]: Vec2): number => (Math.atan2(y, x) * 180) / Math.PI + 0;

/** A figure with the ground that it and its leader cover. */
export interface PlacedFigure {
  readonly figure: Figure;
  readonly boxes: readonly TextBox[];
}

/** Rows over a line that are tried for a figure, and steps to both sides in each, in halves of its width. */
const SHIFTS = [0, 1, -1, 2, -2, 3, -3, 4, -4, 6, -6, 8, -8];

/**
 * The figures of one dimension line, none on another and none on `isFree`'s ground: over its own piece of the line where it fits there, else
 * a row higher with a leader. `null` where `rows` rows are not enough.
 *
 * pieces   dimensions with the distance of their line as `offset`; mm of the real thing
 * scale    50 means 1:50
 */
export function figuresOfLine(
  pieces: readonly DimensionShape[],
  frame: LineFrame,
  rows: number,
  scale: number,
  isFree: (box: TextBox) => boolean,
): ReadonlyMap<DimensionShape, PlacedFigure> | null {
  const placed = new Map<DimensionShape, PlacedFigure>();
  const taken: TextBox[] = [];
  const fits = (boxes: readonly TextBox[]): boolean =>
    boxes.every((box) => isFree(box) && !meetsAny(box, taken));
  const put = (piece: DimensionShape, found: PlacedFigure): void => {
    placed.set(piece, found);
    taken.push(...found.boxes);
  };
  const crowded = pieces.filter((piece) => {
    const found = overLine(piece, frame, scale);
    if (found === null || !fits(found.boxes)) return true;
    put(piece, found);
    return false;
  });
  for (const piece of crowded) {
    const found = candidates(piece, frame, rows, scale).find(({ boxes }) => fits(boxes));
    if (!found) return null;
    put(piece, found);
  }
  return placed;
}

const meetsAny = (box: TextBox, taken: readonly TextBox[]): boolean =>
  taken.some((other) => meet(box, other));

/** Over the middle of its piece of the line; `null` where it is too wide for it. */
function overLine(piece: DimensionShape, frame: LineFrame, scale: number): PlacedFigure | null {
  const length = distance2(piece.from, piece.to);
  const room = (length * 0.96) / (textWidth(piece.text) * scale);
  if (room < PAPER.leastFigure) return null;
  return figureAt(piece, frame, Math.min(PAPER.figure, room) * scale, 0, 0);
}

function candidates(
  piece: DimensionShape,
  frame: LineFrame,
  rows: number,
  scale: number,
): readonly PlacedFigure[] {
  const half = (textWidth(piece.text) * PAPER.figure * scale) / 2;
  return Array.from({ length: rows }, (_, row) =>
    SHIFTS.map((shift) => figureAt(piece, frame, PAPER.figure * scale, row + 1, shift * half)),
  ).flat();
}

function figureAt(
  piece: DimensionShape,
  { out, read, up }: LineFrame,
  height: number,
  row: number,
  shift: number,
): PlacedFigure {
  const middle = scale2(add2(piece.from, piece.to), 0.5);
  const onLine = add2(middle, scale2(out, Math.abs(piece.offset)));
  const at = add2(add2(onLine, scale2(read, shift)), scale2(up, height * (PAPER.lift + row * PAPER.row)));
  const angle = degreesOf(read);
  const box = textBox(piece.text, at, height, angle, "middle");
  const base = { at, angle, height, align: "middle" as const };
  if (row === 0) return { figure: base, boxes: [box] };
  const foot = add2(onLine, scale2(up, height * (PAPER.lift + row * PAPER.row - 0.78)));
  const leader = leaderTo(onLine, foot, read, shift, (textWidth(piece.text) * height) / 2);
  const lines = leader.slice(1).map((to, i) => lineBox(leader[i]!, to));
  return { figure: { ...base, leader }, boxes: [box, ...lines] };
}

/** Straight up to the text; to one that stands aside, on along its foot. */
function leaderTo(onLine: Vec2, foot: Vec2, read: Vec2, shift: number, half: number): readonly Vec2[] {
  if (Math.abs(shift) <= half) return [onLine, foot];
  return [onLine, foot, add2(foot, scale2(read, shift + Math.sign(shift) * half * 0.9))];
}

/**
 * The figures of distances that run from one point: each at its end, across the line, spread where they are too near to each other, with bent
 * leaders.
 */
export function runningFigures(
  pieces: readonly DimensionShape[],
  { along, out }: LineFrame,
  scale: number,
): ReadonlyMap<DimensionShape, PlacedFigure> {
  const height = PAPER.figure * scale;
  const sorted = pieces.toSorted((a, b) => dot2(a.to, along) - dot2(b.to, along));
  const spread = apart(
    sorted.map(({ to }) => dot2(to, along)),
    height * PAPER.row,
  );
  const read = forward(out);
  const angle = degreesOf(read);
  const align = dot2(read, out) > 0 ? "start" : "end";
  return new Map(
    sorted.map((piece, i): [DimensionShape, PlacedFigure] => {
      const end = add2(piece.to, scale2(out, Math.abs(piece.offset)));
      const shift = spread[i]! - dot2(piece.to, along);
      const beside = (distance: number, by: number): Vec2 =>
        add2(add2(end, scale2(out, distance * scale)), scale2(along, by));
      const at = beside(PAPER.bend + 0.6, shift);
      const leader = [
        beside(0, 0),
        beside(0.9, 0),
        beside(PAPER.bend - 0.9, shift),
        beside(PAPER.bend, shift),
      ];
      const box = textBox(piece.text, at, height, angle, align);
      return [piece, { figure: { at, angle, height, align, leader }, boxes: [box, boxOf(leader)] }];
    }),
  );
}

/** The places nearest to the wanted ones, which ascend, that are at least `least` from each other (isotonic regression). */
export function apart(wanted: readonly number[], least: number): readonly number[] {
  const blocks: { sum: number; count: number }[] = [];
  wanted.forEach((value, i) => {
    let block = { sum: value - i * least, count: 1 };
    for (
      let last = blocks.at(-1);
      last && last.sum / last.count >= block.sum / block.count;
      last = blocks.at(-1)
    ) {
      blocks.pop();
      block = { sum: block.sum + last.sum, count: block.count + last.count };
    }
    blocks.push(block);
  });
  return blocks
    .flatMap(({ sum, count }) => Array<number>(count).fill(sum / count))
    .map((value, i) => value + i * least);
}
