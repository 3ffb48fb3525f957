import type { Text } from "@stanza/catalogue";
import { type CalendarDate, type DecimalText, decimal, decimalOr } from "@stanza/quantities";
import type { OfferTerms } from "./offer-terms.ts";
import { FREE_OF_CHARGE } from "./readings.ts";

/** The three kinds of promotions (spec 2 §3 "ERP promotions state"). */
export const PROMOTION_KINDS = ["campaign", "delivery", "list"] as const;
export type PromotionKind = (typeof PROMOTION_KINDS)[number];

/** What a promotion changes of what the dealer pays; what is absent stays as it is. */
export interface PromotionEffects {
  /** Percent 0..100 that the maker grants in place of the dealer's single discount, where it is more. */
  readonly dealerDiscount?: DecimalText;
  /** Code of the price list that it switches to, in each catalogue that has one of that code. */
  readonly priceList?: string;
  /** Delivery costs this; 0: free of charge. */
  readonly deliveryPrice?: DecimalText;
}

/** A campaign, a way of delivery or a list as it may be chosen. */
export interface Promotion extends PromotionEffects {
  /** Never empty. */
  readonly code: string;
  readonly description: Text;
  /** First and last day on which it may be ordered; absent: no limit. */
  readonly from?: CalendarDate;
  readonly until?: CalendarDate;
  /** Codes of the shops it is for; absent: every shop. */
  readonly shops?: readonly string[];
  /** Codes of the catalogues it is for; absent: every catalogue. */
  readonly catalogues?: readonly string[];
}

export type Promotions = Readonly<Record<PromotionKind, readonly Promotion[]>>;

/** Codes of what was chosen, at most one of each kind. */
export type PromotionChoice = Readonly<Partial<Record<PromotionKind, string>>> & {
  /** The day on which the dealer means to order; absent or past: today. */
  readonly orderdate?: CalendarDate;
};

/**
 * The day that a choice is held against. ASSUMED: somebody may choose today what the maker grants on the later day of the order; a day
 * that has passed cannot be ordered on any more.
 */
export const orderDayOf = ({ orderdate }: PromotionChoice, today: CalendarDate): CalendarDate =>
  orderdate !== undefined && orderdate > today ? orderdate : today;

/** A choice that holds for a shop on a day, with what it comes to. Plain JSON. */
export interface ChosenPromotion {
  readonly chosen: Readonly<Partial<Record<PromotionKind, Pick<Promotion, "code" | "description">>>>;
  /** The later day of the order that it was held against; absent: the day of the offer. */
  readonly orderDate?: CalendarDate;
  /** The largest of what the chosen ones grant. */
  readonly dealerDiscount?: DecimalText;
  readonly deliveryPrice?: DecimalText;
  /** Code of the list by code of the catalogue. */
  readonly priceLists?: Readonly<Record<string, string>>;
}

/** What of a promotion changes terms. */
type Grant = Pick<ChosenPromotion, "dealerDiscount" | "deliveryPrice">;

/** Where and when something is ordered. */
export interface PromotionScope {
  readonly shop: string;
  readonly day: CalendarDate;
  /** Codes of the catalogues that the project uses; empty: none yet. */
  readonly catalogues: readonly string[];
}

/**
 * The promotions that may be chosen there and then, in the order given. ASSUMED: one that names catalogues is offered as soon as the
 * project uses one of them.
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
 * What a choice comes to. Of several that grant a dealer discount the largest counts; delivery follows the chosen delivery, else the
 * campaign, else the list; the price list follows the chosen list, else the campaign, else the delivery. ASSUMED, as the spec says what
 * promotions are and not what they do.
 *
 * offered  by `promotionsFor`
 * listsOf  codes of the catalogues that have a price list of this code which the shop can be priced with
 * returns  `refused`: the kinds whose choice is not among what is offered
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

/** Delivery that is charged: only `02` means no charge (quote.md §4.2 [21]). */
const CHARGED = "03";

/**
 * The terms as the promotion makes them. ASSUMED: it is the dealer's purchase that a promotion changes, so outside dealer mode, in what a
 * client is offered, nothing changes.
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
 * The terms by what the seller takes off: a dealer discount that the maker grants needs nobody's approval, one that the seller has typed
 * above it does. ASSUMED.
 */
export function termsWithoutGrant(terms: OfferTerms, promotion: Grant | undefined): OfferTerms {
  const promoted = promotedTerms(terms, promotion);
  return promotion && isGranted(terms, promotion)
    ? { ...promoted, discounts: { ...promoted.discounts, dealer: "0" } }
    : promoted;
}

/** Whether the promotion's discount takes the place of the typed one. */
function isGranted({ dealerMode, discounts }: OfferTerms, { dealerDiscount }: Grant): boolean {
  return (
    dealerMode &&
    dealerDiscount !== undefined &&
    decimal(dealerDiscount).cmp(decimalOr(discounts.dealer, "0")) >= 0
  );
}
