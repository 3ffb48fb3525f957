import type { Vec2 } from "@stanza/geometry";
import type { Shape } from "../drawing.ts";
import { layerOf } from "./dxf-layers.ts";
import { circle, number, type Pair, plainText, point } from "./dxf-pairs.ts";

/** A shape other than a dimension as entities. */
export function entities(shape: Shape): readonly Pair[] {
  switch (shape.type) {
    case "polygon":
      return [shape.points, ...(shape.holes ?? [])].flatMap((ring, i) =>
        polyline(shape, ring, true, i === 0 ? shape.bulges : undefined),
      );
    case "polyline":
      return polyline(shape, shape.points, false);
    case "arc":
      return arc(shape);
    case "text":
      return [
        ...(shape.leader ? polyline(shape, shape.leader, false) : []),
        ...text(shape, shape.text, shape.at, shape.height, shape.angle, shape.align),
      ];
    case "balloon": {
      const { at, radius, leader } = shape;
      const ring = { ...shape, type: "arc", centre: at, radius, startAngle: 0, endAngle: 360 } as const;
      return [
        ...(leader ? polyline(shape, leader, false) : []),
        ...arc(ring),
        ...text(shape, shape.text, at, shape.height, 0, "middle"),
      ];
    }
    case "dimension":
      return [];
  }
}

export function head(type: string, shape: Shape): readonly Pair[] {
  const [layer] = layerOf(shape) ?? ["0"];
  return [[0, type], [8, layer], ...(shape.dashed ? ([[6, "DASHED"]] as const) : [])];
}

export const line = (shape: Shape, from: Vec2, to: Vec2): readonly Pair[] => [
  ...head("LINE", shape),
  ...point(from),
  ...point(to, 11),
];

export function polyline(
  shape: Shape,
  points: readonly Vec2[],
  closed: boolean,
  bulges?: readonly number[],
): readonly Pair[] {
  if (points.length < 2) return [];
  if (points.length === 2) return line(shape, points[0]!, points[1]!);
  return [
    ...head("POLYLINE", shape),
    [66, 1],
    ...point([0, 0]),
    [70, closed ? 1 : 0],
    ...points.flatMap((vertex, i): readonly Pair[] => {
      // Clockwise on paper is below 0 with Y upwards.
      const bulge = 0 - (bulges?.[i] ?? 0);
      const bend: readonly Pair[] = bulge === 0 ? [] : [[42, bulge.toFixed(8)]];
      return [...head("VERTEX", shape), ...point(vertex), ...bend];
    }),
    ...head("SEQEND", shape),
  ];
}

/** Clockwise on paper with Y downwards is counter-clockwise from the negated end, seen with Y upwards. */
function arc(shape: Shape & { readonly type: "arc" }): readonly Pair[] {
  const { centre, radius, startAngle, endAngle } = shape;
  if (radius <= 0) return [];
  if (endAngle - startAngle >= 360) return [...head("CIRCLE", shape), ...point(centre), [40, number(radius)]];
  return [
    ...head("ARC", shape),
    ...point(centre),
    [40, number(radius)],
    [50, number(circle(-endAngle))],
    [51, number(circle(-startAngle))],
  ];
}

const ALIGNMENTS = { start: 0, middle: 1, end: 2 } as const;

export function text(
  shape: Shape,
  words: string,
  at: Vec2,
  height: number,
  angle: number,
  align: keyof typeof ALIGNMENTS,
): readonly Pair[] {
  const written = plainText(words);
  if (written === "" || height <= 0) return [];
  return [
    ...head("TEXT", shape),
    ...point(at),
    [40, number(height)],
    [1, written],
    [50, number(circle(-angle))],
    [7, "STANDARD"],
    [72, ALIGNMENTS[align]],
    ...point(at, 11),
    [73, 2],
  ];
}
