import { type DecimalText, decimalText, ZERO } from "@stanza/quantities";
import type { OfferTotals } from "./offer-totals.ts";

/**
 * The running total after a place (1..4) of a discount table: totalDiscount1..4, 1E..4E, Dealer. 0 when the profile or mode has no such
 * table; in the catalogue profile the dealer's discount is on all catalogues after their own.
 *
 * Source: spec 2 §3, quote.md §4 R4, R5.
 */
export function runningTotal(
  totals: OfferTotals,
  table: "standard" | "appliances" | "dealer",
  place: number,
): DecimalText {
  const kinds: readonly string[] = table === "dealer" && totals.dealerMode ? ["dealer", "document"] : [table];
  const found = totals.groups.find(({ group }) => kinds.includes(group.kind));
  return found?.running[place - 1] ?? decimalText(ZERO, totals.decimals);
}
