import type { QuoteGround } from "@stanza/evaluation";
import { outerOutline, type Quote, type Room } from "@stanza/project";
import { quoteLabelPlace } from "./quote-shapes.ts";

/** How far around a room what is written belongs to it, mm. */
const AROUND_MM = 2000;

/** The quotes that are read in a room or around it, for a drawing of that room alone. */
export function quotesOfRoom(quotes: readonly Quote[], room: Room, ground: QuoteGround): readonly Quote[] {
  const outline = outerOutline(room);
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const within = (value: number, all: readonly number[]): boolean =>
    value >= Math.min(...all) - AROUND_MM && value <= Math.max(...all) + AROUND_MM;
  return quotes.filter((quote) => {
    const [x, y] = quoteLabelPlace(quote, ground);
    return within(x, xs) && within(y, ys);
  });
}
