import type { ProjectDocument } from "@stanza/codecs";
import type { Offer } from "@stanza/offer";

/** The properties of each view of the offer. */
export interface OfferShown {
  readonly offer: Offer;
  readonly document: ProjectDocument;
  readonly readOnly: boolean;
  /** The server is computing a new quote; the amounts on screen are the old ones. */
  readonly updating: boolean;
  readonly projectId: number | null;
}
