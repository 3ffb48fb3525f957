/** What may be wrong with the times of a maintenance window. */
export type MaintenanceFault = "no-time" | "ends-first" | "past" | "long" | "far";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A window that begins "now" is still being typed while now goes by. */
const TYPING = 10 * MINUTE;
/** Hours that a window lasts at most, and days until one that is booked. */
export const LONGEST_MAINTENANCE_HOURS = 24;
export const FURTHEST_MAINTENANCE_DAYS = 90;

/**
 * The fault of a window that somebody wants to book; null: it may be booked.
 *
 * startsAt, endsAt, now   milliseconds since 1970; NaN where no time was given
 */
export function maintenanceFault(startsAt: number, endsAt: number, now: number): MaintenanceFault | null {
  if (Number.isNaN(startsAt) || Number.isNaN(endsAt)) return "no-time";
  if (endsAt <= startsAt) return "ends-first";
  if (startsAt < now - TYPING || endsAt <= now) return "past";
  if (endsAt - startsAt > LONGEST_MAINTENANCE_HOURS * HOUR) return "long";
  return startsAt > now + FURTHEST_MAINTENANCE_DAYS * 24 * HOUR ? "far" : null;
}
