import type { OfferView, PrintedDrawing } from "./offer-view.ts";
import type { PositionView } from "./position-view.ts";

/**
 * An offer whose document is too large to be set as a whole: the engine needs memory by the page, and time by the square of a table's rows.
 * It is two rows of items, the positions with their options and the drawings behind the signature, and each is cut into parts.
 */
export interface PartedOffer {
  readonly positions: ItemRow;
  readonly drawings: ItemRow;
  /** The heads and feet of all pages. */
  frame(pages: number): object;
}

export interface ItemRow {
  readonly length: number;
  /** How much an item is to the engine; 1: a line of a table. */
  weight(item: number): number;
  /** The view of the items from one to before another. */
  view(from: number, to: number, place: PartPlace): object;
}

/** What a part has to say of those around it. */
export interface PartPlace {
  /** Pages before those of the part. */
  readonly pagesBefore: number;
  /** What follows the last page, by its pages counted from there. */
  readonly annexes: readonly Annex[];
}

export interface Annex {
  readonly title: string;
  readonly from: number;
  readonly to: number;
}

/** The signs of a position that fill about a line. */
const SIGNS = 120;
/** The bytes of a drawing that the engine works at as long as at a line. */
const DRAWING_BYTES = 2_000;

/** bytesOf  the size of a drawing's file */
export function partedOffer(view: OfferView, bytesOf: (drawing: PrintedDrawing) => number): PartedOffer {
  const positions = [...view.groups.flatMap((group) => group.positions), ...view.options];
  const { drawings } = view;
  const numbered = <Item extends object>(items: readonly Item[], first: number) =>
    items.map((item, at) => ({ ...item, index: first + at }));
  return {
    positions: {
      length: positions.length,
      weight: (item) => weightOf(positions[item]!),
      view(from, to, place) {
        let next = 0;
        const groups = view.groups.flatMap((group) => {
          const start = next;
          next += group.positions.length;
          const [first, end] = [Math.max(from, start), Math.min(to, next)];
          if (first >= end) return [];
          const shown = numbered(group.positions.slice(first - start, end - start), first);
          return [
            { ...group, positions: shown, continued: first > start, ...(end < next ? { subtotal: "" } : {}) },
          ];
        });
        const first = Math.max(from, next);
        return {
          ...view,
          groups,
          options: numbered(view.options.slice(first - next, Math.max(first, to) - next), first),
          optionsContinued: first > next,
          drawings: [],
          part: { kind: "items", isFirst: from === 0, isLast: to === positions.length, ...place },
        };
      },
    },
    drawings: {
      length: drawings.length,
      weight: (item) => bytesOf(drawings[item]!) / DRAWING_BYTES,
      view: (from, to) => ({
        ...view,
        groups: [],
        options: [],
        drawings: numbered(drawings.slice(from, to), from),
        part: { kind: "drawings", isFirst: false, isLast: to === drawings.length },
      }),
    },
    frame: (pages) => ({
      ...view,
      groups: [],
      options: [],
      drawings: [],
      part: { kind: "frame", pages },
    }),
  };
}

function weightOf({ lines, choices, included, note }: PositionView): number {
  const signs = included.length + note.length + choices.join("").length;
  return 1 + lines.length + Math.floor(signs / SIGNS);
}

/** Everything in a row. */
export function totalWeight({ length, weight }: ItemRow): number {
  let total = 0;
  for (let item = 0; item < length; item++) total += weight(item);
  return total;
}
