import { currencyDecimals, type DecimalText, decimal, decimalText, roundTo } from "@stanza/quantities";
import { newOfferTerms } from "./new-offer-terms.ts";
import type { OfferTerms, Shop } from "./offer-terms.ts";
import type { OfferTotals } from "./offer-totals.ts";
import type { PricedProject } from "./priced-project.ts";
import { documentRate } from "./tax-rate.ts";
import { totalOffer } from "./total-offer.ts";

/**
 * The terms under which people who sell nothing read prices: the shop's own tax, no discount, no delivery, no service.
 *
 * ASSUMED: what a seller agreed with a client stands in the seller's offers, so a document's own terms play no part here.
 */
export function retailTerms(shop: Shop): OfferTerms {
  const { instalments: _, ...terms } = newOfferTerms(shop, shop.language);
  return { ...terms, paymentTerms: "", validity: "" };
}

/** The totals under `retailTerms`; `payable` is what the goods cost with tax. */
export const retailTotals = (priced: PricedProject, shop: Shop): OfferTotals =>
  totalOffer(priced, retailTerms(shop), shop);

/**
 * One price with its tax.
 *
 * amount    without tax, decimal text; may be negative, as a difference is
 * currency  ISO 4217, for the digits
 * ASSUMED: each price is rounded by itself, so a list of them may differ from its total by some cents.
 */
export function retailPrice(amount: DecimalText, currency: string, shop: Shop): DecimalText {
  const rate = documentRate(retailTerms(shop), shop);
  const decimals = currencyDecimals(currency);
  const factor = rate.times("0.01").plus("1");
  return decimalText(roundTo(decimal(amount).times(factor), decimals), decimals);
}
