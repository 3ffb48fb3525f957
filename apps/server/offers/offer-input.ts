import { OFFER_PRINTS, type OfferPrint, type PrintLayout } from "@stanza/contract";
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
  /** Absent in jobs of before there was one: `USUAL_LAYOUT`. */
  readonly layout?: PrintLayout;
  readonly name: "offer" | "AS400";
  /** Findings that were confirmed before it was asked for; absent: none. */
  readonly confirmed?: readonly string[];
  readonly validity?: string;
  readonly language: string;
  readonly requestedAt: string;
  /** Where the client's page of a link that is printed stands, e.g. `https://stanza.example`; absent: none is printed. */
  readonly origin?: string;
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

/** ASSUMED: none chosen means plan, elevations and pictures. */
const USUAL_PRINTS: readonly OfferPrint[] = ["offer", "plan", "elevations", "pictures"];

/** The selected prints, in any case, as a list or joined by semicolons, each once; `null`: one of them there is not. */
export function readPrints(selected: string | readonly string[]): readonly OfferPrint[] | null {
  if (selected.length === 0) return USUAL_PRINTS;
  // Nothing but a code is between two semicolons, and no code has a delimiter in it.
  const codes = typeof selected === "string" ? selected.split(";") : selected;
  const found = codes.map((code) => OFFER_PRINTS.find((print) => print === code.toLowerCase()));
  if (found.some((print) => print === undefined)) return null;
  return OFFER_PRINTS.filter((print) => print === "offer" || found.includes(print));
}
