import type { Text } from "@stanza/catalogue";
import type { DecimalText, RoundingMode } from "@stanza/quantities";

/**
 * One step of a unit price, as data that a screen words in any language (catalogue.md §6.5). `amount` is the exact amount that the step
 * adds; the amounts of all steps add up to the unit price.
 */
export type PriceStep =
  | {
      /** `BASE1[620, 3] → row 750, column 3: 284.00` */
      readonly kind: "matrix";
      readonly list: string;
      readonly matrix: string;
      /** The requested keys, and the matching row and column. */
      readonly keys: readonly string[];
      /** Present for a matrix of three keys. */
      readonly layerKey?: string;
      readonly rowKey: string;
      readonly columnKey: string;
      readonly amount: DecimalText;
    }
  /** Typed by a person on a custom article; no list applies to it. */
  | { readonly kind: "own"; readonly amount: DecimalText }
  | { readonly kind: "item"; readonly list: string; readonly item: string; readonly amount: DecimalText }
  | {
      /** `HEIGHT (HGT > 750): 4% = 11.36`; a percentage is of the base price. */
      readonly kind: "surcharge";
      readonly code: string;
      readonly description: Text;
      readonly when: string;
      /** Absent: a fixed amount. */
      readonly percent?: DecimalText;
      readonly amount: DecimalText;
    }
  | {
      /** Rounding to a multiple of the list's unit. */
      readonly kind: "list-rounding";
      readonly unit: DecimalText;
      readonly mode: RoundingMode;
      readonly amount: DecimalText;
    }
  | {
      /** The project's price increase, its rounding included. */
      readonly kind: "prices-increase";
      readonly factor: DecimalText;
      readonly amount: DecimalText;
    };
