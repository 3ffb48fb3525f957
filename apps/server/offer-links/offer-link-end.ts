const DAY_MS = 86_400_000;

/** ASSUMED: a link works two weeks longer than the offer is valid, 60 days where the offer has no end, and never longer than a year. */
export const LINK_DAYS = { afterOffer: 14, withoutEnd: 60, most: 366 };

export const endOfDay = (day: string): Date => new Date(`${day}T23:59:59.999Z`);

/**
 * The end of a link for which nobody chose one.
 *
 * validUntil  of the offer, ISO date; absent: it has no end
 */
export function usualLinkEnd(validUntil: string | null | undefined, now: Date): Date {
  if (!validUntil) return new Date(now.getTime() + LINK_DAYS.withoutEnd * DAY_MS);
  const end = endOfDay(validUntil).getTime() + LINK_DAYS.afterOffer * DAY_MS;
  return new Date(Math.min(end, now.getTime() + LINK_DAYS.most * DAY_MS));
}
