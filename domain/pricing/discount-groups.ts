import { type Decimal, decimalOr, decimalText, HUNDRED, ONE, roundTo, sumOf, ZERO } from "@stanza/quantities";
import type { OfferTerms } from "./offer-terms.ts";
import type { DiscountStep, GroupTotal, TotalGroup } from "./offer-totals.ts";
import type { DiscountGroup } from "./priced-project.ts";
import { percentsOf } from "./terms-problem.ts";

/** A line that counts: its amount, and the facts that decide its discount and tax. */
export interface CountedLine {
  readonly catalogue: string;
  readonly group: DiscountGroup;
  readonly rate: Decimal;
  readonly amount: Decimal;
}

/** Lines with the same discount, and the exact factor that is left of each: the product of (1 − d). */
interface AlikeLines {
  readonly lines: readonly CountedLine[];
  readonly share: Decimal;
}

/** One group of the offer: its printed figures, and its lines. */
export interface Discounted {
  readonly total: GroupTotal;
  readonly net: Decimal;
  readonly parts: readonly AlikeLines[];
}

/** All printed groups, and those whose nets add up to the goods. */
export interface DiscountedGoods {
  readonly groups: readonly GroupTotal[];
  readonly pools: readonly Discounted[];
  /** In the catalogue profile, the net of each catalogue after its own discount. */
  readonly catalogueNets?: ReadonlyMap<string, Decimal>;
}

/** The discounts of an offer by its profile and mode. Source: quote.md §4 R3–R5, spec 2 §6. */
export function discountGoods(
  lines: readonly CountedLine[],
  terms: OfferTerms,
  decimals: number,
): DiscountedGoods {
  return terms.profile === "tiered"
    ? tieredGoods(lines, terms, decimals)
    : catalogueGoods(lines, terms, decimals);
}

function tieredGoods(lines: readonly CountedLine[], terms: OfferTerms, decimals: number): DiscountedGoods {
  const { discounts, dealerMode } = terms;
  const inGroup = (group: DiscountGroup) => lines.filter((line) => line.group === group);
  const discounted = (
    kind: Exclude<TotalGroup["kind"], "catalogue">,
    of: readonly CountedLine[],
    percents: readonly Decimal[],
  ) => discountLines({ kind }, of, percents, decimals);
  const never = discounted("undiscounted", inGroup("undiscounted"), []);
  const pools = dealerMode
    ? [
        discounted(
          "dealer",
          lines.filter((line) => line.group !== "undiscounted"),
          [decimalOr(discounts.dealer, "0")],
        ),
        never,
      ]
    : [
        discounted("standard", inGroup("standard"), percentsOf(discounts.standard, 4)),
        discounted("appliances", inGroup("appliances"), percentsOf(discounts.appliances, 4)),
        never,
      ];
  return { groups: pools.map(({ total }) => total), pools };
}

function catalogueGoods(lines: readonly CountedLine[], terms: OfferTerms, decimals: number): DiscountedGoods {
  const { discounts, dealerMode } = terms;
  const byCatalogue = Map.groupBy(lines, ({ catalogue }) => catalogue);
  const catalogues = [...byCatalogue.keys()].sort();
  const own = catalogues.map((catalogue) => {
    const percent = Object.hasOwn(discounts.catalogues, catalogue)
      ? discounts.catalogues[catalogue]
      : undefined;
    return discountLines(
      { kind: "catalogue", catalogue },
      byCatalogue.get(catalogue) ?? [],
      [decimalOr(percent, "0")],
      decimals,
    );
  });
  const percents = dealerMode ? [decimalOr(discounts.dealer, "0")] : percentsOf(discounts.document, 2);
  const chain = discountChain(sumOf(own.map(({ net }) => net)), percents, decimals);
  const share = shareAfter(percents);
  const document: Discounted = {
    total: { group: { kind: "document" }, ...chain.printed },
    net: chain.net,
    parts: own.flatMap(({ parts }) =>
      parts.map((part) => ({ lines: part.lines, share: part.share.times(share) })),
    ),
  };
  return {
    groups: [...own, document].map(({ total }) => total),
    pools: [document],
    catalogueNets: new Map(catalogues.map((catalogue, index) => [catalogue, own[index]!.net])),
  };
}

function discountLines(
  group: TotalGroup,
  lines: readonly CountedLine[],
  percents: readonly Decimal[],
  decimals: number,
): Discounted {
  const chain = discountChain(sumOf(lines.map(({ amount }) => amount)), percents, decimals);
  return {
    total: { group, ...chain.printed },
    net: chain.net,
    parts: [{ lines, share: shareAfter(percents) }],
  };
}

/** Tn = round(Tn-1 × (100 − dn) / 100): every running total is shown and stored, so each one is rounded (quote.md §4.2 [13]). */
function discountChain(gross: Decimal, percents: readonly Decimal[], decimals: number) {
  const steps: DiscountStep[] = [];
  const running: string[] = [];
  let net = gross;
  for (const percent of percents) {
    const after = roundTo(net.times(HUNDRED.minus(percent)).times("0.01"), decimals);
    if (percent.cmp(0) > 0) {
      steps.push({
        percent: decimalText(percent),
        before: decimalText(net, decimals),
        amount: decimalText(net.minus(after), decimals),
        after: decimalText(after, decimals),
      });
    }
    running.push(decimalText(after, decimals));
    net = after;
  }
  const printed = {
    gross: decimalText(gross, decimals),
    steps,
    running,
    net: decimalText(net, decimals),
  };
  return { net, printed };
}

function shareAfter(percents: readonly Decimal[]): Decimal {
  return percents.reduce((share, percent) => share.times(HUNDRED.minus(percent)).times("0.01"), ONE);
}

/**
 * The exact discounted amounts of lines, added up by a key such as their tax rate. Amounts are added before they are discounted: nothing is
 * rounded, so the result is the same to the last digit, with one product for each key instead of each line.
 */
export function sharesBy<Key>(
  parts: readonly AlikeLines[],
  keyOf: (line: CountedLine) => Key,
): ReadonlyMap<Key, Decimal> {
  const shares = new Map<Key, Decimal>();
  for (const { lines, share } of parts) {
    const byKey = Map.groupBy(lines, keyOf);
    for (const [key, alike] of byKey) {
      const exact = sumOf(alike.map(({ amount }) => amount)).times(share);
      shares.set(key, (shares.get(key) ?? ZERO).plus(exact));
    }
  }
  return shares;
}
