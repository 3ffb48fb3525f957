import type { ProjectDocument } from "@stanza/codecs";
import type { Shop } from "@stanza/contract";
import { composeOffer, type Offer, type OfferIssue } from "@stanza/offer";
import { type OfferTerms, type PricedProject, textIn } from "@stanza/pricing";
import type { PublishedCatalogue } from "../catalogues/catalogue-store.ts";
import { pricingShop } from "./pricing-shop.ts";

/** An offer of a document with these terms, from the server's own prices. Throws `InvalidTermsError`. */
export function composeFrom(
  document: ProjectDocument,
  priced: PricedProject,
  shop: Shop,
  catalogues: ReadonlyMap<string, PublishedCatalogue>,
  offer: {
    readonly terms: OfferTerms;
    readonly projectId: number;
    /** Of the project's record, not of its document, which anybody may have written (reliability.md T18). */
    readonly crmOrder: string;
    readonly number: string;
    readonly name: string;
    readonly language: string;
    readonly day: string;
    readonly validUntil?: string;
  },
): Offer {
  const issue: OfferIssue = {
    now: offer.day,
    number: offer.number,
    name: offer.name,
    version: document.head.currentVersion,
    project: { id: String(offer.projectId), description: document.project.description },
    language: offer.language,
    brand: "stanza",
    catalogueTitles: Object.fromEntries(
      [...catalogues].map(([code, { open }]) => [code, textIn(open.description, offer.language)]),
    ),
    ...(offer.validUntil === undefined ? {} : { validUntil: offer.validUntil }),
  };
  return composeOffer(
    priced,
    { ...document, terms: offer.terms, crmOrder: offer.crmOrder },
    document.customer,
    pricingShop(shop),
    issue,
  );
}
