import type { ProjectTotals } from "@stanza/contract";
import type { EvaluatedAndPriced } from "@stanza/live-project";
import { type OfferTerms, type Shop, termsProblems, textIn, totalOffer } from "@stanza/pricing";

/** The totals that are stored with a project and answered. */
export function projectTotals(
  { priced, evaluated: { failed } }: EvaluatedAndPriced,
  terms: OfferTerms,
  shop: Shop,
): ProjectTotals {
  // Terms with an impossible discount are kept as they are and refused when an offer is made of them.
  const payable = termsProblems(terms).length === 0 ? totalOffer(priced, terms, shop).payable : undefined;
  return {
    currency: priced.currency,
    gross: priced.gross,
    ...(payable === undefined ? {} : { payable }),
    unpricedLines: priced.unpriced.length,
    failedRows: failed.map(({ row, problem }) => ({
      row: row.id,
      code: problem.code,
      message: textIn(problem.because, shop.language),
    })),
  };
}
