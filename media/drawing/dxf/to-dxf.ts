import type { Vec2 } from "@stanza/geometry";
import type { Drawing, Shape, ShapeRole } from "../drawing.ts";
import { dimensionMarks } from "../svg/dimension-marks.ts";

/**
 * Layer and AutoCAD colour index of each role; `null` leaves the role out. Layer names stay the same for ever, because the settings of other
 * programs refer to them.
 */
const LAYERS: Readonly<Record<ShapeRole, readonly [layer: string, colour: number] | null>> = {
  floor: ["FLOOR", 8],
  wall: ["WALL", 7],
  opening: ["OPENING", 4],
  article: ["ARTICLE", 3],
  "article-front": ["ARTICLE-FRONT", 3],
  "article-detail": ["ARTICLE-DETAIL", 8],
  "wall-unit": ["WALL-UNIT", 5],
  worktop: ["WORKTOP", 30],
  symbol: ["SYMBOL", 4],
  "dimension-chain": ["DIMENSION", 2],
  label: ["LABEL", 2],
  clearance: ["CLEARANCE", 9],
  dimension: ["QUOTE", 1],
  surface: ["SURFACE", 3],
  edge: ["EDGE", 3],
  shadow: null,
  hidden: ["HIDDEN", 9],
};

/** Height of dimension figures and length of their ticks, mm of the real thing. */
const FIGURE_MM = 90;

type Pair = readonly [code: number, value: string | number];

/**
 * The drawing as a DXF file of release 12 (AC1009), which every CAD program reads: millimetres, 1:1, Y upwards, a layer for each role.
 * Dimensions are lines and text, so that they look the same everywhere. Characters outside ASCII are written as `\U+xxxx`.
 *
 * Source: Autodesk, DXF reference for release 12. `$INSUNITS` = 4 (mm) is of a later release and skipped by programs that do not know it.
 */
export function toDxf({ shapes, bounds }: Drawing): string {
  const drawn = shapes.filter(({ role }) => LAYERS[role] !== null);
  const layers = [...new Set(drawn.map(({ role }) => LAYERS[role]!))];
  const pairs: Pair[] = [
    ...section("HEADER", [
      [9, "$ACADVER"],
      [1, "AC1009"],
      [9, "$INSUNITS"],
      [70, 4],
      [9, "$MEASUREMENT"],
      [70, 1],
      [9, "$EXTMIN"],
      ...point([bounds.min[0], bounds.max[1]]),
      [9, "$EXTMAX"],
      ...point([bounds.max[0], bounds.min[1]]),
    ]),
    ...section("TABLES", [
      ...table("LTYPE", [
        lineType("CONTINUOUS", "Solid line", []),
        lineType("DASHED", "Dashed __ __", [60, -40]),
      ]),
      ...table(
        "LAYER",
        layers.map(([name, colour]): readonly Pair[] => [
          [0, "LAYER"],
          [2, name],
          [70, 0],
          [62, colour],
          [6, "CONTINUOUS"],
        ]),
      ),
    ]),
    ...section("ENTITIES", drawn.flatMap(entities)),
    [0, "EOF"],
  ];
  return `${pairs.map(([code, value]) => `${String(code).padStart(3)}\r\n${value}`).join("\r\n")}\r\n`;
}

function section(name: string, content: readonly Pair[]): readonly Pair[] {
  return [[0, "SECTION"], [2, name], ...content, [0, "ENDSEC"]];
}

function table(name: string, entries: readonly (readonly Pair[])[]): readonly Pair[] {
  return [[0, "TABLE"], [2, name], [70, entries.length], ...entries.flat(), [0, "ENDTAB"]];
}

function lineType(name: string, description: string, dashes: readonly number[]): readonly Pair[] {
  return [
    [0, "LTYPE"],
    [2, name],
    [70, 0],
    [3, description],
    [72, 65],
    [73, dashes.length],
    [40, dashes.reduce((sum, dash) => sum + Math.abs(dash), 0)],
    ...dashes.map((dash): Pair => [49, dash]),
  ];
}

function entities(shape: Shape): readonly Pair[] {
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
      return text(shape, shape.text, shape.at, shape.height, shape.angle, shape.align);
    case "balloon": {
      const { at, radius, leader } = shape;
      const ring = { ...shape, type: "arc", centre: at, radius, startAngle: 0, endAngle: 360 } as const;
      return [
        ...(leader ? polyline(shape, leader, false) : []),
        ...arc(ring),
        ...text(shape, shape.text, at, shape.height, 0, "middle"),
      ];
    }
    case "dimension": {
      const marks = dimensionMarks(
        shape.from,
        shape.to,
        shape.offset,
        shape.text,
        FIGURE_MM,
        shape.clear ?? 0,
      );
      const { at, capHeight, angle } = marks.text;
      return [
        ...marks.lines.flatMap(([from, to]) => line(shape, from, to)),
        ...text(shape, shape.text, at, capHeight, angle, "middle"),
      ];
    }
  }
}

function head(type: string, { role, dashed }: Shape): readonly Pair[] {
  const [layer] = LAYERS[role]!;
  return [[0, type], [8, layer], ...(dashed ? ([[6, "DASHED"]] as const) : [])];
}

function line(shape: Shape, from: Vec2, to: Vec2): readonly Pair[] {
  return [...head("LINE", shape), ...point(from), ...point(to, 1)];
}

function polyline(
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

function text(
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
    [72, ALIGNMENTS[align]],
    ...point(at, 1),
    [73, 2],
  ];
}

/** Returns the text in ASCII and on one line; a percent sign would begin a control code. */
function plainText(words: string): string {
  return [...words.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim()]
    .flatMap((character) => {
      if (character === "°") return "%%d";
      if (character === "%") return "%%%";
      if (character.codePointAt(0)! < 128) return character;
      return character.split("").map((unit) => `\\U+${hex(unit)}`);
    })
    .join("");
}

const hex = (unit: string): string => unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");

/** Codes 10, 20, 30, or 11, 21, 31 for the second point of an entity. */
function point([x, y]: Vec2, second = 0): readonly Pair[] {
  return [
    [10 + second, number(x)],
    [20 + second, number(-y)],
    [30 + second, number(0)],
  ];
}

const circle = (degrees: number): number => ((degrees % 360) + 360) % 360;

/** R12 wants reals to look like reals. */
function number(value: number): string {
  const text = String(Number(value.toFixed(4)) + 0);
  return /[.e]/.test(text) ? text : `${text}.0`;
}
