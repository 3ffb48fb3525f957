import type { Offer, OfferGroup, OfferPosition } from "@stanza/offer";
import { type DecimalText, decimal, decimalText, formatNumber, sumOf } from "@stanza/quantities";
import { fill, type PrintLabels } from "./print-labels.ts";
import type { Grouping, PositionPlace } from "./print-layout.ts";

/** Positions under one heading. Their numbers stay those of the offer: plans and orders name them. */
export interface PrintedGroup {
  readonly title: string;
  readonly positions: readonly OfferPosition[];
  readonly subtotal: DecimalText;
}

/**
 * The offer's positions under the headings that a person chose. Of a combined quotation each project keeps its own. Groups stand in the
 * order in which the offer first names them, rooms by number; what belongs nowhere comes last.
 *
 * placeOf   of a row
 * amountOf  a position as it is printed, with tax or without
 */
export function printedGroups(
  offer: Offer,
  grouping: Grouping,
  labels: PrintLabels,
  placeOf: (rowId: string) => PositionPlace | undefined,
  amountOf: (position: OfferPosition) => DecimalText,
): readonly PrintedGroup[] {
  const groups = new Map<string, { title: string; order: number; positions: OfferPosition[] }>();
  offer.groups.forEach((group, index) => {
    for (const position of group.positions) {
      const { title, order } = headingOf(group, index, grouping, labels, placeOf(position.rowId));
      const part = partTitle(offer, group);
      const whole = [part, title].filter((words) => words !== "").join(" · ");
      const key = `${group.part ?? 0}/${order}/${title}`;
      const known = groups.get(key) ?? {
        title: grouping === "catalogue" ? group.title : whole || labels.items,
        order: (group.part ?? 0) * PART + order,
        positions: [],
      };
      known.positions.push(position);
      groups.set(key, known);
    }
  });
  return [...groups.values()]
    .sort((a, b) => a.order - b.order)
    .map(({ title, positions }) => ({
      title,
      positions: positions.sort((a, b) => a.number - b.number),
      subtotal: decimalText(sumOf(positions.map((one) => decimal(amountOf(one)))), offer.decimals),
    }));
}

/** A number that is greater than that of any group in a project. */
const PART = 1_000_000;
const LAST = PART - 1;

function headingOf(
  group: OfferGroup,
  index: number,
  grouping: Grouping,
  labels: PrintLabels,
  place: PositionPlace | undefined,
): { readonly title: string; readonly order: number } {
  switch (grouping) {
    case "catalogue":
      return { title: group.title, order: index };
    case "none":
      return { title: "", order: 0 };
    case "room": {
      const room = place?.room;
      if (!room) return { title: labels.otherItems, order: LAST };
      return {
        title: room.name ?? fill(labels.roomNumber, { number: String(room.number) }),
        order: room.number,
      };
    }
    case "itemGroup":
      return place?.itemGroup === undefined
        ? { title: labels.otherItems, order: LAST }
        : { title: place.itemGroup, order: 0 };
  }
}

/** The title of a group of a combined quotation: its project, and the number of pieces where it is not one. */
function partTitle({ parts, language }: Offer, { part }: OfferGroup): string {
  const of = part === undefined ? undefined : parts?.[part];
  if (!of) return "";
  return decimal(of.quantity).cmp("1") === 0
    ? of.title
    : `${formatNumber(of.quantity, language, 3)} × ${of.title}`;
}
