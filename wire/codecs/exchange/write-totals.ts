import type { OfferTotals, TotalGroup } from "@stanza/pricing";
import { type DecimalText, decimalText, ZERO } from "@stanza/quantities";

/**
 * An offer's totals for outside systems. A running total of a group that the profile or mode does not have is 0; without a
 * percentage in the payment terms the deposit is 0 and the balance all.
 *
 * Source: spec 2 §3, quote.md §4.
 */
export function writeTotals(totals: OfferTotals) {
  const none = decimalText(ZERO, totals.decimals);
  const running = (kind: TotalGroup["kind"], place: number): DecimalText =>
    totals.groups.find(({ group }) => group.kind === kind)?.running[place - 1] ?? none;
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
    totalDiscount1: running("standard", 1),
    totalDiscount2: running("standard", 2),
    totalDiscount3: running("standard", 3),
    totalDiscount4: running("standard", 4),
    totalDiscount1E: running("appliances", 1),
    totalDiscount2E: running("appliances", 2),
    totalDiscount3E: running("appliances", 3),
    totalDiscount4E: running("appliances", 4),
    totalDiscountDealer: running("dealer", 1),
  };
}
