import type { Offer } from "@stanza/offer";
import type { OptionTotals } from "./offer-links.ts";

/** The totals of an offer as the client's page shows them. `options` are the optional positions that the offer counts. */
export function optionTotalsOf(offer: Offer, options: string[]): OptionTotals {
  const { gross, discount, goods, servicesTotal, netTotal, tax, total, rounding, payable, deposit } = offer;
  return {
    options,
    gross,
    discount,
    goods,
    servicesTotal,
    netTotal,
    tax,
    total,
    rounding,
    payable,
    deposit: deposit ?? null,
  };
}
