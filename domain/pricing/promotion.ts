import type { Text } from "@stanza/catalogue";
import { type CalendarDate, type DecimalText, decimal, decimalOr } from "@stanza/quantities";
import type { OfferTerms } from "./offer-terms.ts";
import { FREE_OF_CHARGE } from "./readings.ts";

/** The three kinds of promotions (spec 2 §3 "ERP promotions state"). */
export const PROMOTION_KINDS = ["campaign", "delivery", "list"] as const;
export type PromotionKind = (typeof PROMOTION_KINDS)[number];

/** The effects of a promotion on the dealer's price; an absent one changes nothing. */
export interface PromotionEffects {
  /** Discount in percent, 0..100, that the maker grants in place of the dealer's single discount if it is larger. */
  readonly dealerDiscount?: DecimalText;
  /** Code of the price list that applies, in each catalogue that has one of that code. */
  readonly priceList?: string;
  /** Price of delivery; 0: free of charge. */
  readonly deliveryPrice?: DecimalText;
}

/** A campaign, a way of delivery or a list that can be chosen. */
export interface Promotion extends PromotionEffects {
  /** Never empty. */
  readonly code: string;
  readonly description: Text;
  /** First and last day on which it may be ordered; absent: no limit. */
  readonly from?: CalendarDate;
  readonly until?: CalendarDate;
  /** Codes of its shops; absent: every shop. */
  readonly shops?: readonly string[];
  /** Codes of its catalogues; absent: every catalogue. */
  readonly catalogues?: readonly string[];
}

export type Promotions = Readonly<Record<PromotionKind, readonly Promotion[]>>;

/** Codes of the chosen promotions, at most one of each kind. */
export type PromotionChoice = Readonly<Partial<Record<PromotionKind, string>>> & {
  /** The day on which the dealer means to order; absent or past: today. */
  readonly orderdate?: CalendarDate;
};

/**
 * The day on which a choice must be valid. ASSUMED: a dealer may choose today what the maker grants on a later day of the order; an order
 * day in the past counts as today.
 */
export const orderDayOf = ({ orderdate }: PromotionChoice, today: CalendarDate): CalendarDate =>
  orderdate !== undefined && orderdate > today ? orderdate : today;

/** A choice that is valid for a shop on a day, with its combined effects. Plain JSON. */
export interface ChosenPromotion {
  readonly chosen: Readonly<Partial<Record<PromotionKind, Pick<Promotion, "code" | "description">>>>;
  /** The later day of the order on which it is valid; absent: the day of the offer. */
  readonly orderDate?: CalendarDate;
  /** The largest discount of the chosen promotions. */
  readonly dealerDiscount?: DecimalText;
  readonly deliveryPrice?: DecimalText;
  /** Code of the list by code of the catalogue. */
  readonly priceLists?: Readonly<Record<string, string>>;
}

/** The effects of a promotion that change terms. */
type Grant = Pick<ChosenPromotion, "dealerDiscount" | "deliveryPrice">;

/** The shop, catalogues and day of an order. */
export interface PromotionScope {
  readonly shop: string;
  readonly day: CalendarDate;
  /** Codes of the catalogues that the project uses; empty: none yet. */
  readonly catalogues: readonly string[];
}

/**
 * The promotions that may be chosen for an order, in the given order. ASSUMED: one that names catalogues is offered as soon as the project
 * uses one of them.
 */
export function promotionsFor(all: Promotions, scope: PromotionScope): Promotions {
  const kept = (kind: PromotionKind) => all[kind].filter((one) => isFor(one, scope));
  return { campaign: kept("campaign"), delivery: kept("delivery"), list: kept("list") };
}

function isFor(
  { from, until, shops, catalogues }: Promotion,
  { shop, day, catalogues: used }: PromotionScope,
): boolean {
  if ((from !== undefined && day < from) || (until !== undefined && day > until)) return false;
  if (shops !== undefined && !shops.includes(shop)) return false;
  return catalogues === undefined || catalogues.some((code) => used.includes(code));
}

/**
 * Combines the effects of a choice. Of several dealer discounts the largest counts; delivery follows the chosen delivery, else the
 * campaign, else the list; the price list follows the chosen list, else the campaign, else the delivery. ASSUMED, as the spec says what
 * promotions are and not what they do.
 *
 * offered  by `promotionsFor`
 * listsOf  codes of the catalogues that have a price list of this code available to the shop
 * returns  `refused`: the kinds whose choice is not offered
 */
export function choosePromotion(
  choice: PromotionChoice,
  offered: Promotions,
  listsOf: (priceList: string) => readonly string[],
): { readonly promotion: ChosenPromotion } | { readonly refused: readonly PromotionKind[] } {
  const found: Partial<Record<PromotionKind, Promotion>> = {};
  const refused: PromotionKind[] = [];
  for (const kind of PROMOTION_KINDS) {
    const code = choice[kind];
    if (code === undefined || code === "") continue;
    const promotion = offered[kind].find((one) => one.code === code);
    if (promotion) found[kind] = promotion;
    else refused.push(kind);
  }
  if (refused.length > 0) return { refused };
  const { campaign, delivery, list } = found;
  const chosen = PROMOTION_KINDS.flatMap((kind) => found[kind] ?? []);
  const dealerDiscount = largest(chosen.flatMap((one) => one.dealerDiscount ?? []));
  const deliveryPrice = delivery?.deliveryPrice ?? campaign?.deliveryPrice ?? list?.deliveryPrice;
  const priceList = list?.priceList ?? campaign?.priceList ?? delivery?.priceList;
  const catalogues = priceList === undefined ? [] : listsOf(priceList);
  return {
    promotion: {
      chosen: Object.fromEntries(
        PROMOTION_KINDS.flatMap((kind) => {
          const one = found[kind];
          return one ? [[kind, { code: one.code, description: one.description }] as const] : [];
        }),
      ),
      ...(dealerDiscount === undefined ? {} : { dealerDiscount }),
      ...(deliveryPrice === undefined ? {} : { deliveryPrice }),
      ...(priceList === undefined || catalogues.length === 0
        ? {}
        : { priceLists: Object.fromEntries(catalogues.map((code) => [code, priceList])) }),
    },
  };
}

const largest = (percents: readonly DecimalText[]): DecimalText | undefined =>
  percents.reduce<DecimalText | undefined>(
    (most, one) => (most === undefined || decimal(one).cmp(most) > 0 ? one : most),
    undefined,
  );

/** Code of charged delivery: only `02` means no charge (quote.md §4.2 [21]). */
const CHARGED = "03";

/**
 * Applies a promotion to the terms. ASSUMED: it concerns the dealer's purchase, so nothing changes outside dealer mode, in a client's
 * offer.
 */
export function promotedTerms(terms: OfferTerms, promotion: Grant | undefined): OfferTerms {
  if (!promotion || !terms.dealerMode) return terms;
  const { dealerDiscount, deliveryPrice } = promotion;
  const { discounts, delivery } = terms;
  return {
    ...terms,
    discounts: isGranted(terms, promotion) ? { ...discounts, dealer: dealerDiscount } : discounts,
    delivery:
      deliveryPrice === undefined
        ? delivery
        : { price: deliveryPrice, code: decimal(deliveryPrice).cmp(0) === 0 ? FREE_OF_CHARGE : CHARGED },
  };
}

/**
 * The terms with the seller's own discounts only: a dealer discount that the maker grants needs no approval, a higher one that the seller
 * has typed does. ASSUMED.
 */
export function termsWithoutGrant(terms: OfferTerms, promotion: Grant | undefined): OfferTerms {
  const promoted = promotedTerms(terms, promotion);
  return promotion && isGranted(terms, promotion)
    ? { ...promoted, discounts: { ...promoted.discounts, dealer: "0" } }
    : promoted;
}

/** Returns true when the promotion's discount replaces the typed one. */
function isGranted({ dealerMode, discounts }: OfferTerms, { dealerDiscount }: Grant): boolean {
  return (
    dealerMode &&
    dealerDiscount !== undefined &&
    decimal(dealerDiscount).cmp(decimalOr(discounts.dealer, "0")) >= 0
  );
}
