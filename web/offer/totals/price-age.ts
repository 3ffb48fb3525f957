import type { ProjectSummary } from "@stanza/contract";
import { datesPrices } from "@stanza/project";

/** That the prices are of an earlier day, and whether they can be brought up to date. */
export interface PriceAge {
  /** ISO date of the prices. */
  readonly date: string;
  /** Why they stay as they are; absent: they can be updated. */
  readonly because?: "read-only" | "status";
}

/**
 * Tells if today's prices may differ from those of the project; null: they are today's.
 *
 * today   ISO date, the shop's day
 *
 * Source: spec 1 §4, spec 2 §4 (a recompute dates the prices only in unassigned, assigned and sellerDesign).
 */
export function priceAge(
  { priceDate, status, isReadOnly, can }: Pick<ProjectSummary, "priceDate" | "status" | "isReadOnly" | "can">,
  today: string,
): PriceAge | null {
  if (priceDate === null || priceDate >= today) return null;
  if (isReadOnly || !can.save) return { date: priceDate, because: "read-only" };
  return datesPrices(status) ? { date: priceDate } : { date: priceDate, because: "status" };
}
