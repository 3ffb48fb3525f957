import type { OpenCatalogue } from "@stanza/catalogue";
import { ownValue } from "@stanza/catalogue";
import type { PricingBasis } from "@stanza/live-project";
import type { PriceTerms } from "@stanza/pricing";
import type { PublishedCatalogue } from "../catalogues/catalogue-store.ts";

/** The catalogues that a project uses, by code. */
export type Catalogues = ReadonlyMap<string, Pick<PublishedCatalogue, "open" | "priceLists">>;

export interface DatedTerms extends PriceTerms {
  /** ISO date. */
  readonly priceDate: string;
}

export function openOf(catalogues: Catalogues): ReadonlyMap<string, OpenCatalogue> {
  return new Map([...catalogues].map(([code, { open }]) => [code, open]));
}

/** priceLists  the shop's own list of each catalogue; a catalogue without one leaves its lines unpriced */
export function pricingBasis(
  catalogues: Catalogues,
  priceLists: Readonly<Record<string, string>>,
  { priceDate, ...terms }: DatedTerms,
): PricingBasis {
  return {
    catalogues: new Map(
      [...catalogues].map(([code, { open, priceLists: lists }]) => [
        code,
        { open, prices: lists.get(ownValue(priceLists, code) ?? "") ?? null },
      ]),
    ),
    terms,
    priceDate,
  };
}
