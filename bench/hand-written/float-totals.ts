import type { PricedProject } from "@stanza/pricing";

export interface FloatTerms {
  readonly standard: readonly number[];
  readonly appliances: readonly number[];
  readonly delivery: number;
  readonly rate: number;
}

const round = (amount: number): number => Math.round((amount + Number.EPSILON) * 100) / 100;

/**
 * An offer's totals as they are usually written, on floats: the amounts read from the same lines, two groups with their discounts, tax
 * and deposit. Fast, and now and then a cent off.
 */
export function floatTotals(
  { rows }: PricedProject,
  { standard, appliances, delivery, rate }: FloatTerms,
): { readonly goods: number; readonly tax: number; readonly total: number; readonly deposit: number } {
  let ordinary = 0;
  let electric = 0;
  for (const { lines } of rows) {
    for (const { price, discountGroup } of lines) {
      if (price.kind !== "priced") continue;
      const amount = Number(price.amount);
      if (discountGroup === "appliances") electric = round(electric + amount);
      else ordinary = round(ordinary + amount);
    }
  }
  for (const percent of standard) ordinary = round((ordinary * (100 - percent)) / 100);
  for (const percent of appliances) electric = round((electric * (100 - percent)) / 100);
  const goods = round(ordinary + electric);
  const net = round(goods + round(delivery));
  const tax = round((net * rate) / 100);
  const total = round(net + tax);
  return { goods, tax, total, deposit: round(total * 0.5) };
}
