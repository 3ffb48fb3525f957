import {
  type OfferMargin,
  type OfferTotals,
  type PricedProject,
  type PurchaseConditions,
  type Shop,
  termsProblems,
  totalMargin,
  totalOffer,
} from "@stanza/pricing";
import type { CustomerFields } from "./customer-fields.ts";
import { soldPart } from "./optional-rows.ts";

/**
 * The totals of a project as an offer of it would say: discounts, services and taxes in them, optional rows that nobody took left out.
 * `undefined` for terms with an impossible discount, which are kept as they are and refused when an offer is made of them.
 */
export function soldTotals(
  priced: PricedProject,
  fields: Pick<CustomerFields, "terms" | "rows">,
  shop: Shop,
): OfferTotals | undefined {
  const { terms } = fields;
  return termsProblems(terms).length === 0 ? totalOffer(soldPart(priced, fields), terms, shop) : undefined;
}

/** Purchase and margin of what `soldTotals` counts; `undefined` for the same terms. */
export function soldMargin(
  priced: PricedProject,
  fields: Pick<CustomerFields, "terms" | "rows">,
  conditions: PurchaseConditions,
): OfferMargin | undefined {
  const { terms } = fields;
  return termsProblems({ ...terms, dealerMode: false }).length === 0
    ? totalMargin(soldPart(priced, fields), terms, conditions)
    : undefined;
}
