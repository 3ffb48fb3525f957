import { type OfferTotals, type PricedProject, type Text, textIn } from "@stanza/pricing";
import type { DecimalText } from "@stanza/quantities";

/** More than this no client compares, and no paper shows well. */
export const MOST_COMPARED = 12;

/** The alternatives that a seller puts on the offer's papers: other values of one variable that the pieces share. */
export interface ComparisonChoice {
  readonly catalogue: string;
  /** E.g. the fronts. */
  readonly variable: string;
  /** Codes of the options, at most `MOST_COMPARED`; empty: none. */
  readonly values: readonly string[];
  /** True: pieces with a value of their own take it as well. */
  readonly includesOwn: boolean;
}

/** The alternatives as the server has priced them, in every language. */
export interface PricedComparison {
  /** What the variable is called. */
  readonly subject: Text;
  /** The option that is offered. */
  readonly offered: Text;
  readonly alternatives: readonly {
    readonly name: Text;
    /** The whole project with it. */
    readonly priced: PricedProject;
    /** Pieces that cannot have it and stay as they are. */
    readonly kept: number;
  }[];
}

/** The comparison as the offer's papers show it. Its amounts are of the same moment and terms as the offer's own. */
export interface OfferComparison {
  readonly subject: string;
  /** Its amount is the offer's `payable`. */
  readonly offered: string;
  /** None of them is part of the offer. */
  readonly alternatives: readonly {
    readonly name: string;
    /** What the offer would come to, discounts and taxes included; absent: something in it has no price. */
    readonly payable?: DecimalText;
    readonly kept: number;
  }[];
}

/** totalOf  totals an alternative as the offer is totalled */
export function composeComparison(
  { subject, offered, alternatives }: PricedComparison,
  language: string,
  totalOf: (priced: PricedProject) => OfferTotals,
): OfferComparison {
  return {
    subject: textIn(subject, language),
    offered: textIn(offered, language),
    alternatives: alternatives.map(({ name, priced, kept }) => ({
      name: textIn(name, language),
      ...(priced.unpriced.length === 0 ? { payable: totalOf(priced).payable } : {}),
      kept,
    })),
  };
}
