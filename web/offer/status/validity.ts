import type { OfferSummary } from "@stanza/contract";

/** From this many days on the end of an offer is a date, below a countdown. */
const COUNTDOWN = 14;

/** The ways to state the end of an offer. `soon`: the person ought to do something. */
export type Validity =
  | { readonly kind: "open" | "over" | "until" | "today" }
  | { readonly kind: "days"; readonly days: number; readonly soon: boolean };

/** A day on this device, ISO date. */
export const localDay = (at: Date): string => at.toLocaleDateString("sv-SE");

/** A day so many days later, ISO dates. */
export function addDays(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/**
 * The time for which an offer still holds. Only for an offer that waits for the client; for others the end means nothing any more.
 *
 * today   ISO date
 */
export function validityOf(
  offer: Pick<OfferSummary, "status" | "validUntil">,
  today: string,
): Validity | null {
  const { status, validUntil } = offer;
  if (status === "accepted" || status === "rejected" || status === "withdrawn") return null;
  if (validUntil === null) return { kind: "open" };
  const days = Math.round((Date.parse(validUntil) - Date.parse(today)) / 86_400_000);
  if (status === "expired" || days < 0) return { kind: "over" };
  if (days === 0) return { kind: "today" };
  return days < COUNTDOWN ? { kind: "days", days, soon: days <= 3 } : { kind: "until" };
}
