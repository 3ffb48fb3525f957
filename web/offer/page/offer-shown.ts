import type { ProjectDocument } from "@stanza/codecs";
import type { Offer } from "@stanza/offer";

/** The properties of each view of the offer. */
export interface OfferShown {
  readonly offer: Offer;
  readonly document: ProjectDocument;
  readonly readOnly: boolean;
  /** The server is reckoning anew; the amounts on screen are those of before. */
  readonly updating: boolean;
  readonly projectId: number | null;
}
