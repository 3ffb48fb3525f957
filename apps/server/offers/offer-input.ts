import { OFFER_PRINTS, type OfferPrint, type PrintLayout } from "@stanza/contract";
import type { ChosenPromotion, OfferTerms } from "@stanza/pricing";
import type { Actor } from "@stanza/project";
import type { JobRecord } from "../jobs/job-record.ts";

/** A project at the revision that an offer is made from. */
export interface OfferSource {
  readonly projectId: number;
  readonly revision: number;
  /** Hex SHA-256 of the document. */
  readonly docSha: string;
  readonly priceDate: string;
  /** Price lists that the project may keep, see `shopPricing`. */
  readonly knownPriceLists: readonly string[];
  readonly quantity: number;
  /** Empty: the project's description. */
  readonly title: string;
}

/** The input of an offer job. It is fixed when the offer is requested, so that each run of the job makes the same offer. */
export interface OfferInput {
  /** One project, or those of a combined offer, which belongs to the first. */
  readonly sources: readonly OfferSource[];
  /** Rows of all of them; absent in older jobs. */
  readonly rows?: number;
  /** From the first project's record; empty: none. */
  readonly crmOrder: string;
  readonly terms: OfferTerms;
  /** Absent: none. */
  readonly promotion?: ChosenPromotion;
  readonly prints: readonly OfferPrint[];
  /** Absent in older jobs, which use `USUAL_LAYOUT`. */
  readonly layout?: PrintLayout;
  readonly name: "offer" | "AS400";
  /** Findings that a person confirmed before requesting the offer; absent: none. */
  readonly confirmed?: readonly string[];
  readonly validity?: string;
  readonly language: string;
  readonly requestedAt: string;
  /** Address under which a printed link opens the client's page, e.g. `https://stanza.example`; absent: no link is printed. */
  readonly origin?: string;
  readonly actor: Actor;
}

/** The input of a job from before combined offers existed. */
interface SingleInput extends Omit<OfferInput, "sources"> {
  readonly revision: number;
  readonly docSha: string;
  readonly priceDate: string;
  readonly knownPriceLists?: readonly string[];
}

/** From this many rows on an offer takes so long that others do not wait for it. */
const LARGE_ROWS = 300;

export const isLargeOffer = (job: JobRecord): boolean => (offerInput(job).rows ?? 0) >= LARGE_ROWS;

export function offerInput({ input, project_id }: JobRecord): OfferInput {
  const stored = input as OfferInput | SingleInput;
  if ("sources" in stored) return stored;
  const { revision, docSha, priceDate, knownPriceLists = [] } = stored;
  const source = { projectId: project_id ?? 0, revision, docSha, priceDate, knownPriceLists };
  return { ...stored, sources: [{ ...source, quantity: 1, title: "" }] };
}

/** ASSUMED: an empty choice means plan, elevations and pictures. */
const USUAL_PRINTS: readonly OfferPrint[] = ["offer", "plan", "elevations", "pictures"];

/** The selected prints, each once, from a list or a text joined by semicolons, in any case; `null`: one of them is unknown. */
export function readPrints(selected: string | readonly string[]): readonly OfferPrint[] | null {
  if (selected.length === 0) return USUAL_PRINTS;
  // Every text between two semicolons is a code, and no code has a semicolon in it.
  const codes = typeof selected === "string" ? selected.split(";") : selected;
  const found = codes.map((code) => OFFER_PRINTS.find((print) => print === code.toLowerCase()));
  if (found.some((print) => print === undefined)) return null;
  return OFFER_PRINTS.filter((print) => print === "offer" || found.includes(print));
}
