import type { OfferTotals } from "../offer-totals.ts";
import type { PricedProject } from "../priced-project.ts";
import { explainGoods } from "./explain-goods.ts";
import { explainRow } from "./explain-row.ts";
import { explainService } from "./explain-service.ts";
import { explainTax } from "./explain-tax.ts";
import { explainTotal } from "./explain-total.ts";
import type { AmountRef, Explanation } from "./explanation.ts";

/**
 * Explains an amount of an offer.
 *
 * priced, totals  of the same offer
 * returns  `undefined` when the offer has no such amount (a deposit that was not agreed, a line without a price, the price steps of prices
 *          from which they were removed)
 */
export function explainAmount(
  priced: PricedProject,
  totals: OfferTotals,
  of: AmountRef,
): Explanation | undefined {
  switch (of.kind) {
    case "row":
    case "line":
    case "unit-price":
      return explainRow(priced, of);
    case "group-gross":
    case "group-net":
    case "catalogue-goods":
      return explainGoods(priced, totals, of);
    case "service":
      return explainService(totals, of);
    case "tax-line":
    case "tax-base":
    case "tax-part":
      return explainTax(totals, of);
    default:
      return explainTotal(priced, totals, of.kind);
  }
}
