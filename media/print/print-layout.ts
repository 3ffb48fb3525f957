/** The grouping and pricing of an offer's lines on paper: a person chooses them before it is printed, and they are kept with it. */
export interface PrintLayout {
  readonly grouping: Grouping;
  /** False: positions without prices; groups still have their subtotal, the summary everything. */
  readonly linePrices: boolean;
  /** `included`: prices with their tax in them, and what of the total is tax. Needs lines that say their rate (`taxIncluded`). */
  readonly vat: "apart" | "included";
}

export type Grouping = "catalogue" | "room" | "itemGroup" | "none";

export const USUAL_LAYOUT: PrintLayout = { grouping: "catalogue", linePrices: true, vat: "apart" };

/** The place of a position in groupings that the offer itself does not know. Words are in the offer's language. */
export interface PositionPlace {
  /** The room's number from 1, with its name where it has one; absent: the position is in none. */
  readonly room?: { readonly number: number; readonly name?: string };
  /** Heading of its item group; absent: in none. */
  readonly itemGroup?: string;
}
