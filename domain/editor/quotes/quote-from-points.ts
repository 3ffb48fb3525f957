import { type QuoteGround, quotePlace } from "@stanza/evaluation";
import { cross2, distance2, lerp2, sub2, unit2, type Vec2 } from "@stanza/geometry";
import type { Quote, QuoteKind, QuotePoint } from "@stanza/project";
import { type SnappedQuotePoint, withinArticle } from "./snap-quote-point.ts";

/** How many points each kind is made of; the last one of a line says where its figure goes. */
export const POINTS: Readonly<Record<QuoteKind, number>> = { linear: 3, angle: 3, text: 2, highlight: 2 };

/** Whether the point of that number is held by what lies under it; the others only say where something is written. */
export function isHeldPoint(kind: QuoteKind, index: number): boolean {
  return kind === "angle" || index < (kind === "linear" ? 2 : kind === "text" ? 1 : 0);
}

/** Points closer than this are one, mm. */
const SAME_MM = 1;
const RADIUS = { least: 150, most: 1500 } as const;

/**
 * The quote that these points make; `null` while there are too few, or where they make none: a line without length, an angle without legs.
 *
 * text   of a note; a highlight may go without
 */
export function quoteFromPoints(
  kind: QuoteKind,
  id: string,
  points: readonly SnappedQuotePoint[],
  text: string,
  ground: QuoteGround,
): Quote | null {
  const [a, b, c] = points;
  if (!a || !b || points.length < POINTS[kind]) return null;
  if (distance2(a.place, b.place) < SAME_MM) return null;
  switch (kind) {
    case "linear":
      return c ? { kind, id, from: a.point, to: b.point, offset: offsetOf(a.place, b.place, c.place) } : null;
    case "angle": {
      if (!c || distance2(a.place, c.place) < SAME_MM) return null;
      const reach = Math.min(distance2(a.place, b.place), distance2(a.place, c.place)) / 2;
      const radius = Math.min(RADIUS.most, Math.max(RADIUS.least, reach));
      return { kind, id, vertex: a.point, from: b.point, to: c.point, radius };
    }
    case "text":
      return { kind, id, target: a.point, shift: sub2(b.place, a.place), text };
    case "highlight": {
      const size: Vec2 = [Math.abs(b.place[0] - a.place[0]), Math.abs(b.place[1] - a.place[1])];
      if (Math.min(...size) < SAME_MM) return null;
      const at = lerp2(a.place, b.place, 0.5);
      const centre = withinArticle(at, ground)?.point ?? { at };
      return { kind, id, centre, size, outline: "cloud", text };
    }
  }
}

/** Of a dimension line through `through`, positive to the left of from→to on paper, where Y points down. */
export function offsetOf(from: Vec2, to: Vec2, through: Vec2): number {
  return -cross2(unit2(sub2(to, from)), sub2(through, from));
}

/** The quote with what is seen of it moved by `by` mm: the line of a dimension, the arc of an angle, the text of a note, a highlight. */
export function movedQuote(quote: Quote, by: Vec2, ground: QuoteGround): Quote {
  const place = (point: QuotePoint): Vec2 => quotePlace(point, ground);
  switch (quote.kind) {
    case "linear": {
      const from = place(quote.from);
      const along = unit2(sub2(place(quote.to), from));
      return { ...quote, offset: quote.offset - cross2(along, by) };
    }
    case "angle": {
      const vertex = place(quote.vertex);
      const way = unit2(
        sub2(lerp2(unitTo(vertex, place(quote.from)), unitTo(vertex, place(quote.to)), 0.5), [0, 0]),
      );
      const radius = quote.radius + way[0] * by[0] + way[1] * by[1];
      return { ...quote, radius: Math.min(10 * RADIUS.most, Math.max(RADIUS.least / 2, radius)) };
    }
    case "text":
      return { ...quote, shift: [quote.shift[0] + by[0], quote.shift[1] + by[1]] };
    case "highlight": {
      const [x, y] = place(quote.centre);
      const at: Vec2 = [x + by[0], y + by[1]];
      return { ...quote, centre: withinArticle(at, ground)?.point ?? { at } };
    }
  }
}

const unitTo = (from: Vec2, to: Vec2): Vec2 => unit2(sub2(to, from));
