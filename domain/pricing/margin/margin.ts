import type { DecimalText } from "@stanza/quantities";

/** Purchase against sale, without tax. Amounts are decimal text in the offer's currency. */
export interface Margin {
  /** After all discounts. */
  readonly sales: DecimalText;
  /** What is known of it. */
  readonly purchase: DecimalText;
  /** Sales less purchase, of the lines whose purchase price is known; negative: a loss. */
  readonly margin: DecimalText;
  /** `margin` of those sales, percent with two decimals; absent without sales. */
  readonly percent?: DecimalText;
  /** False: some line has no purchase price, and is in `sales` only. */
  readonly complete: boolean;
}

/** One sold line. */
export interface LineMargin extends Margin {
  readonly lineId: string;
  /** Unit price of purchase; absent: not known. */
  readonly unitPurchase?: DecimalText;
}

export interface RowMargin extends Margin {
  readonly rowId: string;
  readonly lines: readonly LineMargin[];
}

export interface CatalogueMargin extends Margin {
  readonly catalogue: string;
}

/** The margin of the goods of an offer. Services, delivery and installation have no purchase price and are not in it. */
export interface OfferMargin extends Margin {
  readonly currency: string;
  readonly catalogues: readonly CatalogueMargin[];
  readonly rows: readonly RowMargin[];
}
