import { type QuoteGround, quotePlace } from "@stanza/evaluation";
import { add2, distance2, scale2, sub2, toDegrees, unit2, type Vec2 } from "@stanza/geometry";
import type { Quote } from "@stanza/project";
import type { Shape } from "../drawing.ts";
import { formatAngle, formatLength } from "../plan/plan-length.ts";

const TEXT_MM = 90;
const LINE_MM = 150;
const ARROW_MM = 80;
/** Width of one bump of a revision cloud. */
const BUMP_MM = 180;
const BUMP_STEPS = 6;

type OfKind<K extends Quote["kind"]> = Extract<Quote, { kind: K }>;

/** A quote as it is drawn where what it is held by stands now. Every shape carries the quote's id as its owner. */
export function quoteShapes(quote: Quote, ground: QuoteGround, language: string): readonly Shape[] {
  switch (quote.kind) {
    case "linear": {
      const [from, to] = [quotePlace(quote.from, ground), quotePlace(quote.to, ground)];
      const text = formatLength(distance2(from, to), language);
      return [{ type: "dimension", role: "quote", owner: quote.id, from, to, offset: quote.offset, text }];
    }
    case "angle":
      return angleShapes(quote, ground, language);
    case "text":
      return noteShapes(quote, ground);
    case "highlight":
      return highlightShapes(quote, ground);
  }
}

/** Where a quote's figure or text is read, so that it can be touched there. */
export function quoteLabelPlace(quote: Quote, ground: QuoteGround): Vec2 {
  switch (quote.kind) {
    case "linear": {
      const [from, to] = [quotePlace(quote.from, ground), quotePlace(quote.to, ground)];
      const [x, y] = unit2(sub2(to, from));
      const middle = scale2(add2(from, to), 0.5);
      return add2(middle, [y * quote.offset, -x * quote.offset]);
    }
    case "angle": {
      const { vertex, start, sweep } = angleOf(quote, ground);
      return polar(vertex, quote.radius * 1.25, start + sweep / 2);
    }
    case "text":
      return add2(quotePlace(quote.target, ground), quote.shift);
    case "highlight":
      return quotePlace(quote.centre, ground);
  }
}

const polar = ([x, y]: Vec2, radius: number, degrees: number): Vec2 => [
  x + radius * Math.cos((degrees * Math.PI) / 180),
  y + radius * Math.sin((degrees * Math.PI) / 180),
];

/** The smaller of the two angles at the vertex, clockwise on paper from `start`, degrees. */
function angleOf(quote: OfKind<"angle">, ground: QuoteGround) {
  const vertex = quotePlace(quote.vertex, ground);
  const degrees = (point: Quote & { kind: "angle" }, side: "from" | "to"): number => {
    const [x, y] = sub2(quotePlace(point[side], ground), vertex);
    return toDegrees(Math.atan2(y, x));
  };
  const [a, b] = [degrees(quote, "from"), degrees(quote, "to")];
  const turned = (((b - a) % 360) + 360) % 360;
  return turned <= 180 ? { vertex, start: a, sweep: turned } : { vertex, start: b, sweep: 360 - turned };
}

function angleShapes(quote: OfKind<"angle">, ground: QuoteGround, language: string): readonly Shape[] {
  const { vertex, start, sweep } = angleOf(quote, ground);
  const base = { role: "quote", owner: quote.id } as const;
  const leg = (degrees: number): Shape => ({
    ...base,
    type: "polyline",
    points: [vertex, polar(vertex, quote.radius * 1.1, degrees)],
  });
  return [
    leg(start),
    leg(start + sweep),
    {
      ...base,
      type: "arc",
      centre: vertex,
      radius: quote.radius,
      startAngle: start,
      endAngle: start + sweep,
    },
    {
      ...base,
      type: "text",
      at: quoteLabelPlace(quote, ground),
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
    role: "quote",
    owner,
    at: add2(at, [0, index * LINE_MM]),
    text: line,
    height: TEXT_MM,
    align,
    angle: 0,
  }));
}

function noteShapes({ id, target, shift, text }: OfKind<"text">, ground: QuoteGround): readonly Shape[] {
  const tip = quotePlace(target, ground);
  const end = add2(tip, shift);
  const base = { role: "quote", owner: id } as const;
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

function highlightShapes(quote: OfKind<"highlight">, ground: QuoteGround): readonly Shape[] {
  const [x, y] = quotePlace(quote.centre, ground);
  const [w, h] = [quote.size[0] / 2, quote.size[1] / 2];
  const box: readonly Vec2[] = [
    [x - w, y - h],
    [x + w, y - h],
    [x + w, y + h],
    [x - w, y + h],
  ];
  const points = quote.outline === "box" ? box : box.flatMap((corner, i) => bumps(corner, box[(i + 1) % 4]!));
  const text = quote.text === "" ? [] : lines(quote.text, [x - w, y - h - BUMP_MM], "start", quote.id);
  return [{ type: "polygon", role: "quote", owner: quote.id, points }, ...text];
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
