import type { OfferedPromotion } from "@stanza/contract";
import { PROMOTION_KINDS, type PromotionChoice, type PromotionKind } from "@stanza/pricing";
import { decimal } from "@stanza/quantities";

/** The choice with another code of one kind; undefined where nothing is chosen any more. */
export function withChoice(
  choice: PromotionChoice | undefined,
  kind: PromotionKind,
  code: string | undefined,
): PromotionChoice | undefined {
  const { [kind]: _, ...others } = choice ?? {};
  const next = code === undefined ? others : { ...others, [kind]: code };
  return Object.keys(next).length > 0 ? next : undefined;
}

/** The chosen codes in the order of their kinds. */
export const chosenCodes = (choice: PromotionChoice | undefined): readonly string[] =>
  PROMOTION_KINDS.flatMap((kind) => choice?.[kind] ?? []);

/** The choice for an order on another day; undefined, or a day that is no other than today: for today. */
export function withOrderDay(
  choice: PromotionChoice | undefined,
  day: string | undefined,
): PromotionChoice | undefined {
  const { orderdate: _, ...codes } = choice ?? {};
  const next = day ? { ...codes, orderdate: day } : codes;
  return Object.keys(next).length > 0 ? next : undefined;
}

/** The effect of a promotion, as far as the promotion states it. */
export type PromotionEffect =
  | { readonly kind: "discount" | "delivery" | "priceList"; readonly value: string }
  | { readonly kind: "freeDelivery" | "nothing" };

export function effectsOf({
  dealerDiscount,
  deliveryPrice,
  priceList,
}: OfferedPromotion): readonly PromotionEffect[] {
  const effects: PromotionEffect[] = [];
  if (dealerDiscount !== undefined) effects.push({ kind: "discount", value: dealerDiscount });
  if (priceList !== undefined) effects.push({ kind: "priceList", value: priceList });
  if (deliveryPrice !== undefined)
    effects.push(
      decimal(deliveryPrice).cmp(0) === 0
        ? { kind: "freeDelivery" }
        : { kind: "delivery", value: deliveryPrice },
    );
  return effects.length > 0 ? effects : [{ kind: "nothing" }];
}
