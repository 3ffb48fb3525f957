import type { ErpLine, Text } from "@stanza/catalogue";
import type { DecimalText } from "@stanza/quantities";
import type { PriceStep } from "./price-step.ts";

/** The discount group of a line (quote.md §4 R3). `undiscounted` holds article 0PR49ZV0009A and the lines that their catalogue excludes. */
export type DiscountGroup = "standard" | "appliances" | "undiscounted";

/** The reasons for a missing price. They are shown, and the project's gross is marked incomplete; an amount is never silently 0. */
export type NoPrice =
  | { readonly kind: "no-price-list"; readonly catalogue: string }
  | { readonly kind: "other-currency"; readonly list: string; readonly currency: string }
  | { readonly kind: "no-item"; readonly list: string; readonly item: string }
  | { readonly kind: "no-matrix"; readonly list: string; readonly matrix: string }
  | {
      /** The key is not in the table, or lies beyond its last step. */
      readonly kind: "no-key";
      readonly list: string;
      readonly matrix: string;
      readonly axis: "row" | "column" | "layer";
      readonly key: string;
    }
  | {
      readonly kind: "empty-cell";
      readonly list: string;
      readonly matrix: string;
      readonly rowKey: string;
      readonly columnKey: string;
    }
  | { readonly kind: "unreadable-price"; readonly list: string; readonly text: string }
  | {
      readonly kind: "surcharge-failed";
      readonly list: string;
      readonly code: string;
      readonly message: string;
    }
  | { readonly kind: "bad-quantity"; readonly quantity: string }
  | { readonly kind: "row-failed"; readonly code: string; readonly because: Text };

/** The price of a line, or the reason why it adds nothing. */
export type LinePrice =
  | {
      readonly kind: "priced";
      /** Unit price of the list, rounded to the list's unit. Like the trace, absent in prices for guests. */
      readonly listPrice?: DecimalText;
      /** Unit price after the price increase; this one is printed. */
      readonly unitPrice: DecimalText;
      /** unitPrice × line quantity × row quantity, rounded to the currency. */
      readonly amount: DecimalText;
      /** The trace of the unit price: the steps' amounts add up to `unitPrice`. */
      readonly trace?: readonly PriceStep[];
    }
  | {
      /** Included in the price of another line: a level-1 line, or one that its catalogue gives no price. */
      readonly kind: "included";
    }
  | {
      /** In a row that stays out of the basket (skipBasket). */
      readonly kind: "outside-basket";
    }
  | { readonly kind: "unpriced"; readonly reason: NoPrice };

/** An ERP line with its price. */
export interface PricedLine {
  readonly id: string;
  readonly code: string;
  readonly description: Text;
  readonly level: ErpLine["level"];
  /** Per piece of the row; formula noise beyond six decimals is rounded away. */
  readonly quantity: DecimalText;
  readonly unit: ErpLine["unit"];
  readonly variants: ErpLine["variants"];
  readonly discountGroup: DiscountGroup;
  readonly price: LinePrice;
}

/** A row with its prices. */
export interface PricedRow {
  readonly rowId: string;
  readonly catalogue: string;
  readonly description: Text;
  readonly quantity: DecimalText;
  readonly automatic: boolean;
  readonly inBasket: boolean;
  readonly note?: string;
  readonly lines: readonly PricedLine[];
  /** Sum of the amounts of its priced lines. */
  readonly total: DecimalText;
}

/** One line, or one whole row (`lineId` absent), that has no price. */
export interface Unpriced {
  readonly rowId: string;
  readonly lineId?: string;
  readonly code: string;
  readonly description: Text;
  readonly reason: NoPrice;
}

/** The project's prices before discounts and taxes. Plain JSON data. */
export interface PricedProject {
  readonly currency: string;
  /** Digits of every amount. */
  readonly decimals: number;
  /** In the order of the evaluated project's rows. */
  readonly rows: readonly PricedRow[];
  /** Sum of every priced line. */
  readonly gross: DecimalText;
  /** Empty: the gross is complete. */
  readonly unpriced: readonly Unpriced[];
}
