import { type OfferRecord, statusOf } from "../offers/offer-record.ts";

/** The status that a client sees: draft, sent and viewed are all `open` to them. */
export function clientStatus(offer: OfferRecord, now: Date) {
  const status = statusOf(offer, now);
  return status === "draft" || status === "sent" || status === "viewed" ? "open" : status;
}
