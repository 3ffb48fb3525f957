import {
  type Decimal,
  decimal,
  decimalOr,
  decimalText,
  minorUnit,
  parseDecimal,
  roundTo,
  sumOf,
  ZERO,
} from "@stanza/quantities";
import { type CountedLine, type DiscountedGoods, sharesBy } from "./discount-groups.ts";
import { largestRemainder } from "./largest-remainder.ts";
import type { OfferTerms } from "./offer-terms.ts";
import type { CatalogueTotal, ServiceTotal } from "./offer-totals.ts";

/**
 * The discounted goods of each catalogue, the base for its services in percent.
 *
 * ASSUMED: in the catalogue profile after the catalogue's own discount only; in the tiered one, each group's net is split over the
 * catalogues as over tax rates (docs/assumptions.md).
 */
export function goodsByCatalogue(
  discounted: DiscountedGoods,
  decimals: number,
): ReadonlyMap<string, Decimal> {
  if (discounted.catalogueNets) return discounted.catalogueNets;
  const goods = new Map<string, Decimal>();
  for (const { net, parts: alike } of discounted.pools) {
    const shares = sharesBy(alike, ({ catalogue }) => catalogue);
    const codes = [...shares.keys()].sort();
    const parts = largestRemainder(
      net,
      codes.map((code) => shares.get(code)!),
      minorUnit(decimals),
    );
    codes.forEach((code, index) => {
      goods.set(code, (goods.get(code) ?? ZERO).plus(parts[index]!));
    });
  }
  return goods;
}

/** Prices and rounds each offered service; services are not discounted (quote.md §4). */
export function totalServices(
  terms: OfferTerms,
  goods: ReadonlyMap<string, Decimal>,
  defaultRate: Decimal,
  decimals: number,
): readonly ServiceTotal[] {
  return Object.entries(terms.services).flatMap(([catalogue, services]) =>
    services
      .filter(({ offered }) => offered !== false)
      .map(({ id, description, percent, minimum, price, vat }) => {
        const rate = decimalText(decimalOr(vat, defaultRate));
        const share = decimalOr(percent, "0");
        if (share.cmp(0) <= 0) {
          const amount = decimalText(roundTo(decimalOr(price, "0"), decimals), decimals);
          return { catalogue, id, description, rate, amount };
        }
        const base = goods.get(catalogue) ?? ZERO;
        const exact = base.times(share).times("0.01");
        const least = parseDecimal(minimum);
        // The minimum price is a fixed price, no longer a percentage.
        if (least !== undefined && least.cmp(exact) > 0) {
          const amount = decimalText(roundTo(least, decimals), decimals);
          return { catalogue, id, description, rate, amount };
        }
        return {
          catalogue,
          id,
          description,
          percent: decimalText(share),
          base: decimalText(base, decimals),
          rate,
          amount: decimalText(roundTo(exact, decimals), decimals),
        };
      }),
  );
}

/** The totals of each catalogue (spec 2 §3 "Catalog totals"). */
export function catalogueTotals(
  lines: readonly CountedLine[],
  goods: ReadonlyMap<string, Decimal>,
  services: readonly ServiceTotal[],
  decimals: number,
): readonly CatalogueTotal[] {
  const codes = new Set([...lines, ...services].map(({ catalogue }) => catalogue));
  const byCatalogue = Map.groupBy(lines, ({ catalogue }) => catalogue);
  const servicesByCatalogue = Map.groupBy(services, ({ catalogue }) => catalogue);
  return [...codes].map((catalogue) => {
    const gross = sumOf((byCatalogue.get(catalogue) ?? []).map(({ amount }) => amount));
    const net = goods.get(catalogue) ?? ZERO;
    const ofServices = sumOf((servicesByCatalogue.get(catalogue) ?? []).map(({ amount }) => decimal(amount)));
    return {
      catalogue,
      gross: decimalText(gross, decimals),
      goods: decimalText(net, decimals),
      discount: decimalText(gross.minus(net), decimals),
      services: decimalText(ofServices, decimals),
      total: decimalText(net.plus(ofServices), decimals),
    };
  });
}
