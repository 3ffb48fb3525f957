import { type DimensionGround, dimensionPlace } from "@stanza/evaluation";
import { add2, distance2, scale2, sub2, toDegrees, unit2, type Vec2 } from "@stanza/geometry";
import type { Dimension } from "@stanza/project";
import type { Shape } from "../drawing.ts";
import { formatAngle, formatLength } from "../plan/plan-length.ts";

const TEXT_MM = 90;
const LINE_MM = 150;
const ARROW_MM = 80;
/** Width of one bump of a revision cloud. */
const BUMP_MM = 180;
const BUMP_STEPS = 6;

type OfKind<K extends Dimension["kind"]> = Extract<Dimension, { kind: K }>;

/** Draws a dimension at the present places of its points. Every shape carries the dimension's id as its owner. */
export function dimensionShapes(
  dimension: Dimension,
  ground: DimensionGround,
  language: string,
): readonly Shape[] {
  switch (dimension.kind) {
    case "linear": {
      const [from, to] = [dimensionPlace(dimension.from, ground), dimensionPlace(dimension.to, ground)];
      const text = formatLength(distance2(from, to), language);
      return [
        {
          type: "dimension",
          role: "dimension",
          owner: dimension.id,
          from,
          to,
          offset: dimension.offset,
          text,
        },
      ];
    }
    case "angle":
      return angleShapes(dimension, ground, language);
    case "text":
      return noteShapes(dimension, ground);
    case "highlight":
      return highlightShapes(dimension, ground);
  }
}

/** The place of a dimension's figure or text, where a person can touch it. */
export function dimensionLabelPlace(dimension: Dimension, ground: DimensionGround): Vec2 {
  switch (dimension.kind) {
    case "linear": {
      const [from, to] = [dimensionPlace(dimension.from, ground), dimensionPlace(dimension.to, ground)];
      const [x, y] = unit2(sub2(to, from));
      const middle = scale2(add2(from, to), 0.5);
      return add2(middle, [y * dimension.offset, -x * dimension.offset]);
    }
    case "angle": {
      const { vertex, start, sweep } = angleOf(dimension, ground);
      return polar(vertex, dimension.radius * 1.25, start + sweep / 2);
    }
    case "text":
      return add2(dimensionPlace(dimension.target, ground), dimension.shift);
    case "highlight":
      return dimensionPlace(dimension.centre, ground);
  }
}

const polar = ([x, y]: Vec2, radius: number, degrees: number): Vec2 => [
  x + radius * Math.cos((degrees * Math.PI) / 180),
  y + radius * Math.sin((degrees * Math.PI) / 180),
];

/** The smaller of the two angles at the vertex, clockwise on paper from `start`, degrees. */
function angleOf(dimension: OfKind<"angle">, ground: DimensionGround) {
  const vertex = dimensionPlace(dimension.vertex, ground);
  const degrees = (point: Dimension & { kind: "angle" }, side: "from" | "to"): number => {
    const [x, y] = sub2(dimensionPlace(point[side], ground), vertex);
    return toDegrees(Math.atan2(y, x));
  };
  const [a, b] = [degrees(dimension, "from"), degrees(dimension, "to")];
  const turned = (((b - a) % 360) + 360) % 360;
  return turned <= 180 ? { vertex, start: a, sweep: turned } : { vertex, start: b, sweep: 360 - turned };
}

function angleShapes(
  dimension: OfKind<"angle">,
  ground: DimensionGround,
  language: string,
): readonly Shape[] {
  const { vertex, start, sweep } = angleOf(dimension, ground);
  const base = { role: "dimension", owner: dimension.id } as const;
  const leg = (degrees: number): Shape => ({
    ...base,
    type: "polyline",
    points: [vertex, polar(vertex, dimension.radius * 1.1, degrees)],
  });
  return [
    leg(start),
    leg(start + sweep),
    {
      ...base,
      type: "arc",
      centre: vertex,
      radius: dimension.radius,
      startAngle: start,
      endAngle: start + sweep,
    },
    {
      ...base,
      type: "text",
      at: dimensionLabelPlace(dimension, ground),
      text: formatAngle(sweep, language),
      height: TEXT_MM,
      align: "middle",
      angle: 0,
    },
  ];
}

function lines(text: string, at: Vec2, align: "start" | "middle" | "end", owner: string): readonly Shape[] {
  return text.split("\n").map((line, index) => ({
    type: "text",
    role: "dimension",
    owner,
    at: add2(at, [0, index * LINE_MM]),
    text: line,
    height: TEXT_MM,
    align,
    angle: 0,
  }));
}

function noteShapes({ id, target, shift, text }: OfKind<"text">, ground: DimensionGround): readonly Shape[] {
  const tip = dimensionPlace(target, ground);
  const end = add2(tip, shift);
  const base = { role: "dimension", owner: id } as const;
  const side = shift[0] < 0 ? -1 : 1;
  const written = lines(text, add2(end, [side * TEXT_MM * 0.7, 0]), side < 0 ? "end" : "start", id);
  if (distance2(tip, end) < ARROW_MM) return written;
  const along = unit2(shift);
  const across: Vec2 = [-along[1], along[0]];
  const barb = (way: 1 | -1): Vec2 =>
    add2(add2(tip, scale2(along, ARROW_MM)), scale2(across, (way * ARROW_MM) / 4));
  return [
    { ...base, type: "polyline", points: [tip, end] },
    { ...base, type: "polyline", points: [barb(1), tip, barb(-1)] },
    ...written,
  ];
}

function highlightShapes(dimension: OfKind<"highlight">, ground: DimensionGround): readonly Shape[] {
  const [x, y] = dimensionPlace(dimension.centre, ground);
  const [w, h] = [dimension.size[0] / 2, dimension.size[1] / 2];
  const box: readonly Vec2[] = [
    [x - w, y - h],
    [x + w, y - h],
    [x + w, y + h],
    [x - w, y + h],
  ];
  const points =
    dimension.outline === "box" ? box : box.flatMap((corner, i) => bumps(corner, box[(i + 1) % 4]!));
  const text =
    dimension.text === "" ? [] : lines(dimension.text, [x - w, y - h - BUMP_MM], "start", dimension.id);
  return [{ type: "polygon", role: "dimension", owner: dimension.id, points }, ...text];
}

/** Half circles along a side, outwards, as on a revision cloud. */
function bumps(from: Vec2, to: Vec2): readonly Vec2[] {
  const length = distance2(from, to);
  const count = Math.min(400, Math.max(1, Math.round(length / BUMP_MM)));
  const along = unit2(sub2(to, from));
  // The sides run clockwise on paper, so that their left is outside.
  const out: Vec2 = [along[1], -along[0]];
  const radius = length / count / 2;
  return Array.from({ length: count * BUMP_STEPS }, (_, i) => {
    const centre = add2(from, scale2(along, (Math.floor(i / BUMP_STEPS) * 2 + 1) * radius));
    const turn = ((i % BUMP_STEPS) / BUMP_STEPS) * Math.PI;
    return add2(add2(centre, scale2(along, -radius * Math.cos(turn))), scale2(out, radius * Math.sin(turn)));
  });
}
