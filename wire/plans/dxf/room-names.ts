import { pointInPolygon, polygonArea } from "@stanza/geometry";
import type { ImportedRoom } from "../imported-plan.ts";
import type { DrawingText } from "./text-entities.ts";

/** Longer texts are remarks, not names: characters and words. */
const LONGEST = 40;
const MOST_WORDS = 5;
/** Figures with a unit, levels and scales: `12.50 m²`, `H=2.70`, `1:50`. */
const MEASURE = /^[a-zà-ü]{0,3}[\s.:=±+-]*[\d.,'´]+\s*(?:m|mm|cm|m2|m²|mq|qm|ft|sf|sq\.?\s?ft|"|')?\.?$/i;

/** The rooms with the names that are written in them, and how many of the texts were names. */
export interface NamedRooms {
  readonly rooms: readonly ImportedRoom[];
  readonly used: number;
}

/**
 * Gives closed rooms the names that are written in them: of several texts that could be one, the largest. A text in rooms that lie within
 * each other is the smaller one's.
 *
 * texts   in the plan's millimetres
 */
export function nameRooms(rooms: readonly ImportedRoom[], texts: readonly DrawingText[]): NamedRooms {
  const floors = rooms.map(({ walls, openEnd }) => (openEnd ? [] : walls.map(({ start }) => start)));
  const bySize = floors
    .map((floor, i) => ({ floor, i, size: Math.abs(polygonArea(floor)) }))
    .filter(({ floor }) => floor.length > 2)
    .toSorted((a, b) => a.size - b.size);
  const names = new Map<number, { readonly name: string; readonly height: number }>();
  let used = 0;
  for (const { text, at, height } of texts) {
    const name = nameIn(text);
    const home = name && bySize.find(({ floor }) => pointInPolygon(at, floor) !== "outside");
    if (!name || !home) continue;
    const known = names.get(home.i);
    if (!known) used++;
    if (!known || height > known.height) names.set(home.i, { name, height });
  }
  return {
    rooms: rooms.map((room, i) => {
      const name = names.get(i)?.name;
      return name === undefined || room.name !== undefined ? room : { ...room, name };
    }),
    used,
  };
}

/** The first line of a text that can be a name; undefined: it is a figure or a remark. */
function nameIn(text: string): string | undefined {
  return text
    .split("\n")
    .map((line) => line.trim().replace(/\s+/g, " "))
    .find(
      (line) =>
        line.length <= LONGEST &&
        line.split(" ").length <= MOST_WORDS &&
        /\p{L}{2}/u.test(line) &&
        !MEASURE.test(line),
    );
}
