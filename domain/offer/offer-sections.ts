import { type DiscountGroup, largestRemainder, type TotalGroup } from "@stanza/pricing";
import {
  type Decimal,
  decimal,
  decimalText,
  minorUnit,
  ONE,
  quotient,
  sumOf,
  ZERO,
} from "@stanza/quantities";
import type { Offer, OfferGroup } from "./offer.ts";
import { taxIncluded } from "./tax-included.ts";

/** A part of an offer with one price, as a client reads it. */
export interface OfferSection {
  readonly kind: "goods" | "services" | "delivery" | "installation" | "rounding";
  /** Of goods: index of the offer's group. */
  readonly group?: number;
  readonly amount: string;
}

/** Places after the dot of a discount factor: fine enough that no amount is off by a unit. */
const FACTOR_PLACES = 20;

/**
 * The offer in a few prices that add up to its total: the goods of each group after all discounts, services, delivery, installation, and
 * the rounding of the amount to pay. Parts of nothing are left out.
 *
 * withTax   true: every part with the tax of its own lines, as on a PDF with tax included; together they are what is paid.
 *           false: without tax; together they are the net total
 * returns   `undefined` with tax where an offer does not know the rates of its lines (made before they were kept)
 */
export function offerSections(offer: Offer, withTax: boolean): readonly OfferSection[] | undefined {
  const taxed = withTax ? taxIncluded(offer) : undefined;
  if (withTax && !taxed) return undefined;
  const amounts = taxed ?? {
    goods: offer.goods,
    services: [offer.servicesTotal],
    delivery: offer.delivery.amount,
    installation: offer.installation.amount,
  };
  const goods = goodsByGroup(offer, decimal(amounts.goods), withTax);
  const services = sumOf(amounts.services.map((amount) => decimal(amount)));
  const sections: readonly OfferSection[] = [
    ...goods.map((amount, group) => ({ kind: "goods" as const, group, amount })),
    { kind: "services", amount: decimalText(services, offer.decimals) },
    { kind: "delivery", amount: amounts.delivery },
    { kind: "installation", amount: amounts.installation },
    { kind: "rounding", amount: withTax ? offer.rounding : "0" },
  ];
  return sections.filter(({ amount }) => decimal(amount).cmp(0) !== 0);
}

/** The goods after discounts, split over the groups by what each line is discounted and taxed. */
function goodsByGroup(offer: Offer, goods: Decimal, withTax: boolean): readonly string[] {
  const factors = offer.discounts.map(({ group, gross, net }) => ({
    group,
    left: decimal(gross).cmp(0) === 0 ? ONE : quotient(decimal(net), decimal(gross), FACTOR_PLACES),
  }));
  const shares = offer.groups.map((group) =>
    sumOf(
      group.positions
        .flatMap(({ lines }) => lines)
        .map(({ amount, discountGroup, taxRate }) => {
          const left = factors
            .filter((factor) => isIn(factor.group, group, discountGroup))
            .reduce((product, factor) => product.times(factor.left), decimal(amount ?? "0"));
          return withTax
            ? left.times(
                decimal(taxRate ?? "0")
                  .times("0.01")
                  .plus("1"),
              )
            : left;
        }),
    ),
  );
  const parts = shares.some((share) => share.cmp(0) !== 0)
    ? largestRemainder(goods, shares, minorUnit(offer.decimals))
    : shares.map(() => ZERO);
  return parts.map((part) => decimalText(part, offer.decimals));
}

/** Returns true when a group of discounts covers a line. */
function isIn(discounts: TotalGroup, { catalogue }: OfferGroup, line: DiscountGroup): boolean {
  switch (discounts.kind) {
    case "document":
      return true;
    case "catalogue":
      return discounts.catalogue === catalogue;
    case "dealer":
      return line !== "undiscounted";
    default:
      return discounts.kind === line;
  }
}
