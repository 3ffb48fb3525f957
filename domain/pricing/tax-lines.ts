import { type Decimal, decimal, decimalText, minorUnit, roundTo, sumOf } from "@stanza/quantities";
import { type DiscountedGoods, sharesBy } from "./discount-groups.ts";
import { largestRemainder } from "./largest-remainder.ts";
import type { TaxedPart, TaxLine } from "./offer-totals.ts";

/** An amount that is taxed at a rate, in percent. */
export interface RatedPart {
  readonly of: TaxedPart;
  readonly rate: string;
  readonly amount: string;
}

/** The net of each group, split over the rates of its lines (quote.md §4 R8). */
export function goodsByRate({ pools }: DiscountedGoods, decimals: number): readonly RatedPart[] {
  // Most offers have a single rate.
  const texts = new Map<Decimal, string>();
  const textOf = (rate: Decimal): string => {
    const text = texts.get(rate) ?? decimalText(rate);
    texts.set(rate, text);
    return text;
  };
  return pools.flatMap(({ total, net, parts: alike }) => {
    const shares = sharesBy(alike, ({ rate }) => textOf(rate));
    const rates = [...shares.keys()].sort((a, b) => decimal(a).cmp(b));
    const parts = largestRemainder(
      net,
      rates.map((rate) => shares.get(rate)!),
      minorUnit(decimals),
    );
    return rates.map((rate, index) => ({
      of: { kind: "goods", group: total.group },
      rate,
      amount: decimalText(parts[index]!, decimals),
    }));
  });
}

/** The tax of each rate, rounded once (quote.md §4 R8, EN 16931 BR-CO-17). A rate with an empty base is not printed. */
export function taxLines(parts: readonly RatedPart[], decimals: number): readonly TaxLine[] {
  const counted = parts.filter(({ amount }) => decimal(amount).cmp(0) !== 0);
  const rates = [...new Set(counted.map(({ rate }) => rate))].sort((a, b) => decimal(a).cmp(b));
  return rates.map((rate) => {
    const taxed = counted.filter((entry) => entry.rate === rate);
    const base = sumOf(taxed.map(({ amount }) => decimal(amount)));
    return {
      rate,
      base: decimalText(base, decimals),
      tax: decimalText(roundTo(base.times(rate).times("0.01"), decimals), decimals),
      parts: taxed.map(({ of, amount }) => ({ of, amount })),
    };
  });
}
