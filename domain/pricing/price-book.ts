import type { Choices, PriceList, Surcharge } from "@stanza/catalogue";
import { currencyDecimals, type NumberInput } from "@stanza/quantities";

/** The prices of one catalogue's lines: its published list, and its checked formulas. */
export interface CataloguePrices {
  readonly list: PriceList;
  /** Tests a surcharge's condition against an article's values (`OpenCatalogue.condition`). May throw on a fault in the formula. */
  readonly condition: (neutro: string, when: Surcharge["when"]) => (values: Choices) => boolean;
}

/** The valid price lists, by catalogue code. A missing catalogue leaves its lines unpriced, never free. */
export type PriceBook = Readonly<Record<string, CataloguePrices>>;

/** The facts besides the lists that decide unit prices and line amounts. */
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
