import { ownValue } from "@stanza/catalogue";
import {
  type Decimal,
  decimal,
  decimalText,
  HUNDRED,
  minorUnit,
  ONE,
  quotient,
  roundTo,
  sumOf,
  ZERO,
} from "@stanza/quantities";
import { type CountedLine, discountGoods } from "../discount-groups.ts";
import { largestRemainder } from "../largest-remainder.ts";
import type { OfferTerms } from "../offer-terms.ts";
import type { PricedLine, PricedProject, PricedRow } from "../priced-project.ts";
import type { Margin, OfferMargin } from "./margin.ts";
import type { PurchaseConditions } from "./purchase-conditions.ts";

/**
 * Purchase and margin of a priced project, line by line. The discounts of each group are split over its lines by largest remainder, so that
 * the lines' sales add up to the goods of the offer to the last cent. A unit price of purchase is rounded to the currency, and each line once.
 *
 * priced  with its list prices, as sellers have them
 * terms   the client's: dealer mode is left out, because the margin is between what the client pays and what the shop pays
 * errors  those of `discountGoods`: the terms must be such as `termsProblems` accepts
 *
 * Source: quote.md §4 R2, R4, §8.
 */
export function totalMargin(
  priced: PricedProject,
  terms: OfferTerms,
  conditions: PurchaseConditions,
): OfferMargin {
  const { decimals, currency } = priced;
  const sales = salesByLine(priced, { ...terms, dealerMode: false });
  const rows = priced.rows.flatMap((row) => {
    const lines = row.lines.flatMap((line) => {
      const sold = sales.get(line);
      if (sold === undefined) return [];
      const unit = unitPurchase(row, line, conditions, priced);
      const purchase = unit && roundTo(unit.times(line.quantity).times(row.quantity), decimals);
      const known = { sales: sold, purchase };
      const unitText = unit ? { unitPurchase: decimalText(unit, decimals) } : {};
      return [{ known, line: { lineId: line.id, ...unitText, ...marginOf([known], decimals) } }];
    });
    if (lines.length === 0) return [];
    const known = lines.map((one) => one.known);
    return [{ catalogue: row.catalogue, known, row, lines: lines.map(({ line }) => line) }];
  });
  const byCatalogue = Map.groupBy(rows, ({ catalogue }) => catalogue);
  return {
    currency,
    ...marginOf(
      rows.flatMap(({ known }) => known),
      decimals,
    ),
    catalogues: [...byCatalogue].map(([catalogue, of]) => ({
      catalogue,
      ...marginOf(
        of.flatMap(({ known }) => known),
        decimals,
      ),
    })),
    rows: rows.map(({ row, known, lines }) => ({ rowId: row.rowId, ...marginOf(known, decimals), lines })),
  };
}

interface Known {
  readonly sales: Decimal;
  /** `undefined`: not known. */
  readonly purchase: Decimal | undefined;
}

function marginOf(lines: readonly Known[], decimals: number): Margin {
  const bought = lines.filter(({ purchase }) => purchase !== undefined);
  const purchase = sumOf(bought.map((line) => line.purchase ?? ZERO));
  const against = sumOf(bought.map(({ sales }) => sales));
  const margin = against.minus(purchase);
  return {
    sales: decimalText(sumOf(lines.map(({ sales }) => sales)), decimals),
    purchase: decimalText(purchase, decimals),
    margin: decimalText(margin, decimals),
    ...(against.cmp(0) > 0 ? { percent: decimalText(quotient(margin.times(HUNDRED), against, 2), 2) } : {}),
    complete: bought.length === lines.length,
  };
}

/** The amount of every priced line after discounts. */
function salesByLine(priced: PricedProject, terms: OfferTerms): ReadonlyMap<PricedLine, Decimal> {
  const lineOf = new Map<CountedLine, PricedLine>();
  for (const { catalogue, lines } of priced.rows)
    for (const line of lines)
      if (line.price.kind === "priced")
        lineOf.set(
          { catalogue, group: line.discountGroup, rate: ZERO, amount: decimal(line.price.amount) },
          line,
        );
  const sales = new Map<PricedLine, Decimal>();
  for (const { net, parts } of discountGoods([...lineOf.keys()], terms, priced.decimals).pools) {
    const shares = parts.flatMap(({ lines, share }) =>
      lines.map((counted) => ({ counted, exact: counted.amount.times(share) })),
    );
    const split = largestRemainder(
      net,
      shares.map(({ exact }) => exact),
      minorUnit(priced.decimals),
    );
    for (const [index, { counted }] of shares.entries()) {
      const line = lineOf.get(counted);
      if (line) sales.set(line, split[index] ?? ZERO);
    }
  }
  return sales;
}

/** What one unit of a line costs the shop; `undefined`: nobody said. */
function unitPurchase(
  { catalogue }: PricedRow,
  { code, discountGroup, price }: PricedLine,
  conditions: PurchaseConditions,
  { currency, decimals }: PricedProject,
): Decimal | undefined {
  const own = ownValue(conditions, catalogue);
  if (!own || price.kind !== "priced") return undefined;
  const net = ownValue(ownValue(own.net, code), currency);
  if (net !== undefined) return decimal(net);
  if (price.listPrice === undefined) return undefined;
  const discounts = ownValue(own.codes, code) ?? own.groups[discountGroup] ?? [];
  const left = discounts.reduce((share, one) => share.times(HUNDRED.minus(one)).times("0.01"), ONE);
  return roundTo(decimal(price.listPrice).times(left), decimals);
}
