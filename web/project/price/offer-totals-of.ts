import type { ProjectDocument } from "@stanza/codecs";
import { pricingShop, type Shop } from "@stanza/contract";
import type { OfferTotals, PricedProject } from "@stanza/pricing";
import { totalling } from "./totalling.ts";

/**
 * What an offer of a project would say, of prices just worked out. `null` before its code is there, for terms with an impossible discount,
 * and where a dealer asks for promotions, whose prices only the server knows.
 */
export function offerTotalsOf(
  { terms, rows, promotion }: Pick<ProjectDocument, "terms" | "rows" | "promotion">,
  priced: PricedProject,
  shop: Shop,
): OfferTotals | null {
  if (!terms || (terms.dealerMode === true && promotion !== undefined)) return null;
  return totalling.get()?.soldTotals(priced, { terms, ...(rows ? { rows } : {}) }, pricingShop(shop)) ?? null;
}
