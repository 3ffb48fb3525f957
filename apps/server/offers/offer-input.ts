import type { OfferTerms } from "@stanza/pricing";
import type { Actor } from "@stanza/project";

/** What an offer job is made from: settled when it was asked for, so that it gives the same however often it is begun. */
export interface OfferInput {
  readonly revision: number;
  /** Hex. */
  readonly docSha: string;
  readonly priceDate: string;
  /** Lists that the project may keep, see `shopPricing`; absent in jobs of before. */
  readonly knownPriceLists?: readonly string[];
  /** Of the project's record; empty: none. */
  readonly crmOrder: string;
  readonly terms: OfferTerms;
  readonly prints: readonly OfferPrint[];
  readonly name: "offer" | "AS400";
  readonly validity?: string;
  readonly language: string;
  readonly requestedAt: string;
  readonly actor: Actor;
}

/** ASSUMED: the parts of the document that may be chosen; none chosen means plan, elevations and pictures. */
export const OFFER_PRINTS = ["plan", "elevations", "pictures", "codes"] as const;
export type OfferPrint = (typeof OFFER_PRINTS)[number];
export const USUAL_PRINTS: readonly OfferPrint[] = ["plan", "elevations", "pictures"];

/** The selected prints, in any case; `null` for one that there is not. */
export function readPrints(codes: readonly string[]): readonly OfferPrint[] | null {
  const found = codes.map((code) => OFFER_PRINTS.find((print) => print === code.toLowerCase()));
  if (found.some((print) => print === undefined)) return null;
  return codes.length === 0 ? USUAL_PRINTS : (found as OfferPrint[]);
}
