import { add2, dot2, scale2, type Vec2 } from "@stanza/geometry";
import type { Drawing, Shape } from "../drawing.ts";
import { drawingOf } from "../drawing-bounds.ts";
import { layOutBalloon, layOutLetter } from "./balloon-places.ts";
import {
  type DimensionShape,
  figuresOfLine,
  lineFrame,
  type PlacedFigure,
  runningFigures,
} from "./dimension-line.ts";
import { PAPER } from "./paper-sizes.ts";
import { drawnLines, placeLabel, type RoomLabel, roomLabels } from "./room-label-place.ts";
import { setApart } from "./set-apart.ts";
import { around, firstOf, openGround, type TakenGround } from "./taken-ground.ts";
import { lineBox, squareBox, type TextBox, textBox } from "./text-box.ts";

type TextShape = Extract<Shape, { type: "text" }>;

/** Rows of figures over one line, and lines further out, that are tried before a figure stays where it is. */
const MOST_ROWS = 12;
const MOST_MOVES = 40;

/**
 * The drawing for paper at a scale (50 means 1:50): every text at its printed size and on no other, dimension lines as far apart as their
 * figures need, crowded figures and moved texts with leaders, balloons beside what they mark. The bounds hold all of it.
 */
export function layOut(drawing: Drawing, scale: number): Drawing {
  if (drawing.laidOutAt === scale || drawing.kind === "picture") return drawing;
  const known = lastLaidOut.get(drawing);
  if (known?.laidOutAt === scale) return known;
  const laid = newLayout(drawing, scale);
  lastLaidOut.set(drawing, laid);
  return laid;
}

/** What fits a sheet is printed as it was tried; drawings never change. */
const lastLaidOut = new WeakMap<Drawing, Drawing>();

function newLayout(drawing: Drawing, scale: number): Drawing {
  if (drawing.parts) {
    const parts = drawing.parts.map((part) => layOut(part, scale));
    return {
      ...drawing,
      ...setApart(drawing.kind, drawing.title, parts, PAPER.apart * scale),
      laidOutAt: scale,
    };
  }
  const ground = openGround(8 * scale);
  const laid = new Map<Shape, Shape>();
  const texts = drawing.shapes.filter((shape) => shape.type === "text");
  const labels = drawing.kind === "plan" ? roomLabels(drawing.shapes) : [];
  // What a person wrote keeps its place before all else.
  for (const shape of texts.toSorted((a, b) => rank(a) - rank(b)))
    if (!laid.has(shape) && !layOutLabel(shape, labels, drawing.shapes, scale, ground, laid))
      laid.set(shape, layOutText(shape, scale, ground));
  const dimensions = drawing.shapes.filter((shape) => shape.type === "dimension");
  const edges = new Map<string, number>();
  for (const [side, lines] of sidesOf(dimensions)) {
    let edge = 0;
    for (const line of lines) edge = layOutLine(line, edge, scale, ground, laid);
    edges.set(side, edge);
  }
  for (const one of dimensions) if (one.line === undefined) layOutPlaced(one, scale, ground, laid);
  for (const shape of drawing.shapes)
    if (shape.discipline === "services" && shape.type === "arc")
      ground.take(squareBox(shape.centre, shape.radius));
  const balloons = drawing.shapes.filter((shape) => shape.type === "balloon");
  for (const one of balloons) {
    if (one.beyond === undefined) continue;
    const edge = edges.get(sideKey(one.owner, one.beyond.out)) ?? 0;
    laid.set(one, layOutLetter(one, one.beyond, edge, scale, ground));
  }
  for (const one of balloons) if (one.beyond === undefined) laid.set(one, layOutBalloon(one, scale, ground));
  const { kind, title, shapes } = drawing;
  const placed = drawingOf(
    kind,
    title,
    shapes.map((shape) => laid.get(shape) ?? shape),
  );
  return { ...drawing, ...placed, laidOutAt: scale };
}

/** Every ground on which a laid out drawing has a text. */
export function textBoxes({ shapes }: Drawing): readonly TextBox[] {
  return shapes.flatMap((shape): readonly TextBox[] => {
    if (shape.type === "text") return [textBox(shape.text, shape.at, shape.height, shape.angle, shape.align)];
    if (shape.type === "balloon") return [textBox(shape.text, shape.at, shape.height, 0, "middle")];
    if (shape.type !== "dimension" || !shape.figure) return [];
    const { at, height, angle, align } = shape.figure;
    return [textBox(shape.text, at, height, angle, align)];
  });
}

const rank = ({ role }: Shape): number => (role === "dimension" ? 0 : role === "label" ? 1 : 2);

/** The height of a text as it is printed, mm of the real thing. */
function printedHeight({ height }: TextShape, scale: number): number {
  const [least, most] = PAPER.text;
  return Math.min(most, Math.max(least, height / scale)) * scale;
}

/** Places the room's label that begins with this text; false: it is none, or there is no room for it clear of everything. */
function layOutLabel(
  shape: TextShape,
  labels: readonly RoomLabel[],
  shapes: readonly Shape[],
  scale: number,
  ground: TakenGround,
  laid: Map<Shape, Shape>,
): boolean {
  const label = labels.find(([first]) => first === shape);
  if (!label) return false;
  const sized = label.map((one) => ({ ...one, height: printedHeight(one, scale) }));
  const placed = placeLabel(sized, shapes, ground, drawnLines(shapes, scale), scale);
  for (const box of placed?.boxes ?? []) ground.take(box);
  for (const [i, one] of (placed?.label ?? []).entries()) laid.set(label[i]!, one);
  return placed !== null;
}

function layOutText(shape: TextShape, scale: number, ground: TakenGround): TextShape {
  const height = printedHeight(shape, scale);
  const boxAt = (at: Vec2): TextBox => textBox(shape.text, at, height, shape.angle, shape.align);
  const { beside } = shape;
  const wanted = beside ? add2(beside.from, scale2(beside.out, height * PAPER.besideLine)) : shape.at;
  const at = firstOf(around(wanted, height, 1.5 * scale, 40), (one) => ground.isFree(boxAt(one))) ?? wanted;
  ground.take(boxAt(at));
  if (at === wanted) return { ...shape, at, height };
  const leader =
    height * 1.6 < Math.hypot(at[0] - wanted[0], at[1] - wanted[1]) ? { leader: [wanted, at] } : {};
  return { ...shape, height, at, ...leader };
}

const sideKey = (owner: string | undefined, [x, y]: Vec2): string =>
  `${owner} ${x.toFixed(3)} ${y.toFixed(3)}`;

/** The lines of each side of each owner, from the inside out. */
function sidesOf(
  dimensions: readonly DimensionShape[],
): ReadonlyMap<string, readonly (readonly DimensionShape[])[]> {
  const chains = dimensions.filter(({ line }) => line !== undefined);
  const sides = Map.groupBy(chains, (one) => sideKey(one.owner, lineFrame(one).out));
  return new Map(
    [...sides].map(([side, pieces]) => {
      const lines = Map.groupBy(pieces, ({ line }) => line ?? 0);
      return [side, [...lines].toSorted(([a], [b]) => a - b).map(([, line]) => line)];
    }),
  );
}

/** Gives a line its distance and its figures theirs. Returns the outer edge of what it covers, mm from what is measured. */
function layOutLine(
  line: readonly DimensionShape[],
  edge: number,
  scale: number,
  ground: TakenGround,
  laid: Map<Shape, Shape>,
): number {
  const [first] = line;
  if (!first) return edge;
  const frame = lineFrame(first);
  const start = Math.max(edge, ...line.map(({ clear }) => clear ?? 0)) + PAPER.beforeLine * scale;
  const isInwards = dot2(frame.up, frame.out) < 0;
  const isFree = (box: TextBox): boolean => ground.isFree(box);
  const isRunning = first.running === true;
  const rowsHigh = (rows: number): number => PAPER.figure * scale * (PAPER.lift + rows * PAPER.row + 0.75);
  for (let move = 0; move < MOST_MOVES; move++) {
    const rows = isRunning ? 0 : move % MOST_ROWS;
    const away = start + Math.floor(move / (isRunning ? 1 : MOST_ROWS)) * 4 * scale;
    const distance = away + (isInwards && !isRunning ? rowsHigh(rows) - PAPER.beforeLine * scale * 0.6 : 0);
    const pieces = line.map(
      (one): DimensionShape => ({ ...one, offset: (Math.sign(one.offset) || 1) * distance }),
    );
    const figures = isRunning
      ? runningFigures(pieces, frame, scale)
      : figuresOfLine(pieces, frame, rows, scale, isFree);
    const isLast = move === MOST_MOVES - 1;
    if (!figures || (!isLast && ![...figures.values()].every(({ boxes }) => boxes.every(isFree)))) continue;
    for (const [i, piece] of pieces.entries()) settle(line[i]!, piece, figures.get(piece), ground, laid);
    const reach = [...figures.values()].flatMap(({ boxes }) => boxes.flatMap(({ corners }) => corners));
    const zero = dot2(first.from, frame.out);
    return Math.max(distance, ...reach.map((corner) => dot2(corner, frame.out) - zero));
  }
  return edge;
}

/** A dimension that a person placed keeps its line; its figure dodges. */
function layOutPlaced(
  one: DimensionShape,
  scale: number,
  ground: TakenGround,
  laid: Map<Shape, Shape>,
): void {
  const frame = lineFrame(one);
  const figures = figuresOfLine([one], frame, MOST_MOVES, scale, (box) => ground.isFree(box));
  settle(one, one, figures?.get(one), ground, laid);
}

function settle(
  shape: DimensionShape,
  piece: DimensionShape,
  placed: PlacedFigure | undefined,
  ground: TakenGround,
  laid: Map<Shape, Shape>,
): void {
  for (const box of placed?.boxes ?? []) ground.take(box);
  const { out } = lineFrame(piece);
  const away = scale2(out, Math.abs(piece.offset));
  // Other figures keep off the line itself.
  if (piece.line !== undefined) ground.take(lineBox(add2(piece.from, away), add2(piece.to, away)));
  laid.set(shape, placed ? { ...piece, figure: placed.figure } : piece);
}
