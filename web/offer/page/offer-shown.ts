import type { ProjectDocument } from "@stanza/codecs";
import type { DiscountGuard } from "@stanza/contract";
import type { Offer } from "@stanza/offer";

/** The properties of each view of the offer. */
export interface OfferShown {
  readonly offer: Offer;
  readonly document: ProjectDocument;
  readonly readOnly: boolean;
  /** The server is computing a new quote; the amounts on screen are the old ones. */
  readonly updating: boolean;
  readonly projectId: number | null;
  /** The discounts against the limit of this person; absent: not known yet. */
  readonly guard: DiscountGuard | undefined;
  /** When the quote was answered, where this person may see purchase prices. */
  readonly marginOf?: number;
}
