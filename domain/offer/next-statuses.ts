/** The life of an offer: `expired` follows from its last day, `viewed` from the client's opening it. */
export type OfferLifeStatus = "draft" | "sent" | "viewed" | "accepted" | "rejected" | "expired" | "withdrawn";

/** The steps that a person of the shop can take with an offer. */
export type OfferStep = "sent" | "accepted" | "rejected" | "withdrawn";

const STEPS: Readonly<Record<OfferLifeStatus, readonly OfferStep[]>> = {
  draft: ["sent", "accepted", "rejected", "withdrawn"],
  sent: ["accepted", "rejected", "withdrawn"],
  viewed: ["accepted", "rejected", "withdrawn"],
  expired: ["rejected", "withdrawn"],
  accepted: [],
  rejected: [],
  withdrawn: [],
};

/**
 * The statuses to which the shop can move an offer; the client does the rest through the link.
 *
 * ASSUMED: what has been accepted, rejected or withdrawn stays so; a new version of the offer starts anew.
 */
export const nextStatuses = (from: OfferLifeStatus): readonly OfferStep[] => STEPS[from];

/** The reasons for losing an offer; a rejection names one of them. */
export const LOST_REASONS = [
  "price",
  "competitor",
  "leadTime",
  "product",
  "postponed",
  "noAnswer",
  "cancelled",
  "other",
] as const;
