import { distance2, type Vec2 } from "@stanza/geometry";
import type { Shape } from "../drawing.ts";
import { dimensionLine } from "../drawing-bounds.ts";
import { PAPER } from "../layout/paper-sizes.ts";
import { dimensionMarks } from "../svg/dimension-marks.ts";
import { head, line, polyline, text } from "./dxf-entities.ts";
import { circle, number, type Pair, plainText, point } from "./dxf-pairs.ts";

type DimensionShape = Extract<Shape, { type: "dimension" }>;

export const DIMENSION_STYLE = "STANZA";

/** The one style of dimensions: oblique ticks, figures over their line. Lengths for paper at `scale`. */
export const dimensionStyle = (scale: number): readonly Pair[] => [
  [0, "DIMSTYLE"],
  [2, DIMENSION_STYLE],
  [70, 0],
  [40, number(1)],
  [41, number(PAPER.figure * scale)],
  [42, number(0.6 * scale)],
  [43, number(7 * scale)],
  [44, number(scale)],
  [140, number(PAPER.figure * scale)],
  [141, number(0)],
  [142, number(0.8 * scale)],
  [144, number(1)],
  [147, number(0.6 * scale)],
  [73, 0],
  [74, 0],
  [77, 1],
];

/**
 * A dimension as a DIMENSION entity that other programs measure anew, and the block with its lines and figure as they are printed.
 *
 * block   name of that block
 */
export function dimensionEntity(
  shape: DimensionShape,
  block: string,
  scale: number,
): { readonly entity: readonly Pair[]; readonly content: readonly Pair[] } {
  const { from, to, offset, clear = 0, running, figure } = shape;
  const cap = PAPER.figure * scale;
  const marks = dimensionMarks(from, to, offset, shape.text, cap, clear, running);
  const { at, angle, height, align } = figure ?? { ...marks.text, height: marks.text.capHeight };
  const [, end] = dimensionLine(from, to, offset);
  const [dx, dy]: Vec2 = [to[0] - from[0], to[1] - from[1]];
  return {
    entity: [
      ...head("DIMENSION", shape),
      [2, block],
      ...point(end),
      ...point(at, 11),
      // 0: a length along an angle; 32: its block is its own; 128: its figure stands where a person would put it.
      [70, 0 + 32 + 128],
      [1, figureText(shape)],
      ...point(from, 13),
      ...point(to, 14),
      [50, number(circle((Math.atan2(-dy, dx) * 180) / Math.PI))],
      [3, DIMENSION_STYLE],
    ],
    content: [
      ...marks.lines.flatMap(([a, b]) => line(shape, a, b)),
      ...(figure?.leader ? polyline(shape, figure.leader, false) : []),
      ...text(shape, shape.text, at, height, angle, align),
    ],
  };
}

/** `<>` is what the other program measures: whole millimetres, with the sign of a height. Anything else is written as it is. */
function figureText({ text: words, from, to }: DimensionShape): string {
  const measured = String(Number(distance2(from, to).toFixed(4)));
  if (words === measured && !measured.includes(".")) return "<>";
  return words === `+${measured}` && !measured.includes(".") ? "+<>" : plainText(words);
}
