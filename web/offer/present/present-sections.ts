import type { Offer } from "@stanza/offer";
import { type Decimal, decimal, decimalText, quotient, sumOf, ZERO } from "@stanza/quantities";

/** A part of the offer as the client reads it, with one price. */
export interface PresentSection {
  readonly kind: "goods" | "services" | "delivery" | "installation";
  /** Code of the catalogue, for a section of goods. */
  readonly catalogue?: string;
  readonly amount: string;
}

/**
 * The offer in a few prices that add up to its total: goods by catalogue after all discounts, services, delivery, installation. Parts
 * of nothing are left out.
 *
 * withTax   true: each part bears its share of the tax, the last one what rounding leaves, so that together they are what is paid.
 *           ASSUMED: the share is in proportion, whatever the rates of single lines
 */
export function presentSections(offer: Offer, withTax: boolean): readonly PresentSection[] {
  const goods = shareGoods(offer);
  const parts: readonly { readonly section: Omit<PresentSection, "amount">; readonly net: Decimal }[] = [
    ...offer.groups.map(({ catalogue }) => ({
      section: { kind: "goods" as const, catalogue },
      net: goods.get(catalogue) ?? ZERO,
    })),
    { section: { kind: "services" as const }, net: decimal(offer.servicesTotal) },
    { section: { kind: "delivery" as const }, net: decimal(offer.delivery.amount) },
    { section: { kind: "installation" as const }, net: decimal(offer.installation.amount) },
  ].filter(({ net }) => net.cmp(0) !== 0);
  const amounts = withTax
    ? spread(
        parts.map(({ net }) => net),
        decimal(offer.payable),
        offer.decimals,
      )
    : parts.map(({ net }) => net);
  return parts.map(({ section }, i) => ({
    ...section,
    amount: decimalText(amounts[i] ?? ZERO, offer.decimals),
  }));
}

/**
 * The goods of each catalogue after every discount; they add up to the offer's goods, also where the document has a discount of its own.
 */
function shareGoods(offer: Offer): ReadonlyMap<string, Decimal> {
  const codes = offer.groups.map(({ catalogue }) => catalogue);
  const own = codes.map((code) =>
    decimal(offer.catalogues.find(({ catalogue }) => catalogue === code)?.goods ?? "0"),
  );
  const shares = spread(own, decimal(offer.goods), offer.decimals);
  return new Map(codes.map((code, i) => [code, shares[i] ?? ZERO]));
}

/** `total` in proportion to the weights; the last one bears what rounding leaves. */
function spread(weights: readonly Decimal[], total: Decimal, decimals: number): readonly Decimal[] {
  const sum = sumOf(weights);
  if (sum.cmp(0) === 0) return weights;
  const shares = weights.map((weight) => quotient(weight.times(total), sum, decimals));
  const rest = total.minus(sumOf(shares));
  return shares.map((share, i) => (i === shares.length - 1 ? share.plus(rest) : share));
}
