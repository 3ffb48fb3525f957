import type { ProjectDocument } from "@stanza/codecs";
import type { Offer } from "@stanza/offer";

/** What each view of the offer is given. */
export interface OfferShown {
  readonly offer: Offer;
  readonly document: ProjectDocument;
  readonly readOnly: boolean;
  /** The server is reckoning anew; the amounts on screen are those of before. */
  readonly updating: boolean;
  readonly projectId: number | null;
}
