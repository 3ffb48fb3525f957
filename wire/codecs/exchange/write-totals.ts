import { type OfferTotals, runningTotal } from "@stanza/pricing";
import { decimalText, ZERO } from "@stanza/quantities";

/**
 * An offer's totals for outside systems. A running total of a group that the profile or mode does not have is 0; without a
 * percentage in the payment terms the deposit is 0 and the balance all.
 *
 * Source: spec 2 §3, quote.md §4.
 */
export function writeTotals(totals: OfferTotals) {
  const none = decimalText(ZERO, totals.decimals);
  return {
    gross: totals.gross,
    totalGoods: totals.goods,
    totalServices: totals.servicesTotal,
    delivery: totals.delivery.amount,
    installation: totals.installation.amount,
    netTotal: totals.netTotal,
    taxes: totals.taxes.map(({ rate, base, tax }) => ({ rate, base, tax })),
    tax: totals.tax,
    total: totals.total,
    rounding: totals.rounding,
    payable: totals.payable,
    deposit: totals.deposit?.amount ?? none,
    balance: totals.deposit?.balance ?? totals.payable,
    totalDiscount1: runningTotal(totals, "standard", 1),
    totalDiscount2: runningTotal(totals, "standard", 2),
    totalDiscount3: runningTotal(totals, "standard", 3),
    totalDiscount4: runningTotal(totals, "standard", 4),
    totalDiscount1E: runningTotal(totals, "appliances", 1),
    totalDiscount2E: runningTotal(totals, "appliances", 2),
    totalDiscount3E: runningTotal(totals, "appliances", 3),
    totalDiscount4E: runningTotal(totals, "appliances", 4),
    totalDiscountDealer: runningTotal(totals, "dealer", 1),
  };
}
