import type { Choices, PriceList, Surcharge } from "@stanza/catalogue";
import { currencyDecimals, type NumberInput } from "@stanza/quantities";

/** What one catalogue's lines are priced with: its published list, and its checked formulas. */
export interface CataloguePrices {
  readonly list: PriceList;
  /** Whether a surcharge's condition holds for an article's values (`OpenCatalogue.condition`). May throw on a fault in the formula. */
  readonly condition: (neutro: string, when: Surcharge["when"]) => (values: Choices) => boolean;
}

/** The price lists in force, by catalogue code. A catalogue that is missing leaves its lines unpriced, never free. */
export type PriceBook = Readonly<Record<string, CataloguePrices>>;

/** What decides unit prices and line amounts, besides the lists. */
export interface PriceTerms {
  /** ISO 4217, the currency of the quote; a line whose list has another is left unpriced. */
  readonly currency: string;
  /** Coefficient on every unit price (spec 2 §3 Project.pricesIncrease); not a number: 1. */
  readonly pricesIncrease?: NumberInput;
  /** Digits of amounts (spec 2 §3 config.nround.ext.num); absent: the currency's own. */
  readonly decimals?: number;
}

/** Digits of amounts. */
export function decimalsOf(terms: PriceTerms): number {
  return terms.decimals ?? currencyDecimals(terms.currency);
}
