import { type AnswerPool, type EvaluatedRow, openAnswerPool } from "@stanza/evaluation";
import { openRowPricer, type PricedRow } from "@stanza/pricing";
import { type PricingBasis, priceBookOf, pricesAlike } from "./pricing-basis.ts";

/** What the projects of one thread have in common: the answers of rules, and the priced lines of equal articles. */
export interface SharedWork {
  readonly answers: AnswerPool;
  /** The same function for every basis that gives the same prices. */
  pricerOf(basis: PricingBasis): (row: EvaluatedRow) => PricedRow;
}

/** Bases are those of shops, dates and price increases: few at a time. */
const MOST_PRICERS = 16;

/** mostAnswers  see `openAnswerPool` */
export function openSharedWork(mostAnswers: number): SharedWork {
  let pricers: readonly Pricer[] = [];
  return {
    answers: openAnswerPool(mostAnswers),
    pricerOf(basis) {
      const found = pricers.find((one) => pricesAlike(one.basis, basis)) ?? newPricer(basis);
      pricers = [found, ...pricers.filter((one) => one !== found)].slice(0, MOST_PRICERS);
      return found.price;
    },
  };
}

interface Pricer {
  readonly basis: PricingBasis;
  readonly price: (row: EvaluatedRow) => PricedRow;
}

export const newPricer = (basis: PricingBasis): Pricer => ({
  basis,
  price: openRowPricer(priceBookOf(basis), basis.terms),
});
