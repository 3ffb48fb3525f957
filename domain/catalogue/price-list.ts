import type { Expression } from "./rules/expression.ts";
import type { Text } from "./text.ts";

/** A price list as published: prices are decimal text, never numbers. Derived lists (`base`) are already multiplied out. */
export interface PriceList {
  readonly code: string;
  readonly catalogue: string;
  readonly description: Text;
  /** ISO 4217. */
  readonly currency: string;
  /** ISO dates; `validTo` absent: open-ended. */
  readonly validFrom: string;
  readonly validTo?: string;
  /** Unit prices are rounded to a multiple of `unit`. */
  readonly rounding: { readonly unit: string; readonly mode: "half-up" | "half-even" | "up" };
  /** Present when every price is another list's price times a factor; the trace shows it. */
  readonly derivedFrom?: { readonly list: string; readonly factor: string };
  readonly items: Readonly<Record<string, string>>;
  readonly matrices: Readonly<Record<string, PriceMatrix>>;
  readonly surcharges: readonly Surcharge[];
}

/**
 * A two-key table; a `null` cell is not priced. `up` finds the next larger step of numeric keys. A line with one key reads a table of one
 * column.
 */
export interface PriceMatrix {
  /** A matrix of three keys: one table for each step of the first key. Its own keys and cells are empty then. */
  readonly layers?: {
    readonly match: "exact" | "up";
    readonly keys: readonly string[];
    readonly tables: readonly PriceMatrix[];
  };
  readonly code: string;
  readonly rows: "exact" | "up";
  readonly columns: "exact" | "up";
  readonly rowKeys: readonly string[];
  readonly columnKeys: readonly string[];
  readonly cells: readonly (readonly (string | null)[])[];
}

/** One row of surcharges.csv. Percentages apply to the base price, not to each other, and may be negative. */
export interface Surcharge {
  readonly code: string;
  readonly when: Expression;
  readonly kind: "percent" | "fixed";
  readonly value: string;
  readonly description: Text;
}
