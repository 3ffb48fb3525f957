import type { ChosenPromotion, OfferTerms } from "@stanza/pricing";
import type { Actor } from "@stanza/project";
import type { JobRecord } from "../jobs/job-record.ts";

/** A project at the revision that an offer is made from. */
export interface OfferSource {
  readonly projectId: number;
  readonly revision: number;
  /** Hex. */
  readonly docSha: string;
  readonly priceDate: string;
  /** Lists that the project may keep, see `shopPricing`. */
  readonly knownPriceLists: readonly string[];
  readonly quantity: number;
  /** Empty: the project's description. */
  readonly title: string;
}

/** What an offer job is made from: settled when it was asked for, so that it gives the same however often it is begun. */
export interface OfferInput {
  /** One, or those of a combined quotation; the offer belongs to the first. */
  readonly sources: readonly OfferSource[];
  /** Of the first project's record; empty: none. */
  readonly crmOrder: string;
  readonly terms: OfferTerms;
  /** Absent: none. */
  readonly promotion?: ChosenPromotion;
  readonly prints: readonly OfferPrint[];
  readonly name: "offer" | "AS400";
  readonly validity?: string;
  readonly language: string;
  readonly requestedAt: string;
  readonly actor: Actor;
}

/** A job that was asked for before there were combined quotations. */
interface SingleInput extends Omit<OfferInput, "sources"> {
  readonly revision: number;
  readonly docSha: string;
  readonly priceDate: string;
  readonly knownPriceLists?: readonly string[];
}

export function offerInput({ input, project_id }: JobRecord): OfferInput {
  const stored = input as OfferInput | SingleInput;
  if ("sources" in stored) return stored;
  const { revision, docSha, priceDate, knownPriceLists = [] } = stored;
  const source = { projectId: project_id ?? 0, revision, docSha, priceDate, knownPriceLists };
  return { ...stored, sources: [{ ...source, quantity: 1, title: "" }] };
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
