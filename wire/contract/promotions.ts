import { PROMOTION_KINDS } from "@stanza/pricing";
import { z } from "zod";
import { idParameter, invalidRequest, notFound, notSignedIn, operation, refusal } from "./operation.ts";

/** Codes of the maker's promotions, at most one of each kind, and the day of the order. */
export const promotionChoice = z
  .object({
    campaign: z.string().max(60).optional(),
    delivery: z.string().max(60).optional(),
    list: z.string().max(60).optional(),
    /** ISO date; absent or past: today. */
    orderdate: z.iso.date().optional(),
  })
  .meta({ id: "PromotionChoice" });

/** A promotion that may be chosen; percentages and amounts are decimal text, amounts in the shop's currency. */
export const promotion = z
  .object({
    code: z.string(),
    description: z.record(z.string(), z.string()),
    from: z.string().optional(),
    until: z.string().optional(),
    dealerDiscount: z.string().optional(),
    /** Present only where a catalogue of the project has such a list. */
    priceList: z.string().optional(),
    deliveryPrice: z.string().optional(),
  })
  .meta({ id: "Promotion" });
export type OfferedPromotion = z.output<typeof promotion>;

/** The result of checking the chosen promotions; in an offer they count only where they are `valid`. */
export const promotionStanding = z
  .object({
    state: z.enum(["none", "valid", "refused", "unavailable"]),
    /** For the state `refused`: the kinds that may not be chosen. */
    refused: z.array(z.enum(PROMOTION_KINDS)),
  })
  .meta({ id: "PromotionStanding" });
export type PromotionStanding = z.output<typeof promotionStanding>;

export const listPromotions = operation({
  id: "listPromotions",
  method: "GET",
  path: "/api/projects/:id/promotions",
  summary: "Campaigns, deliveries and lists that a dealer may order this project under",
  access: "promotion.read",
  params: idParameter,
  query: z.object({
    /** ISO date that they are asked for; absent: today. */
    orderdate: z.iso.date().optional(),
  }),
  responses: {
    200: z.object({
      campaign: z.array(promotion),
      delivery: z.array(promotion),
      list: z.array(promotion),
    }),
    401: notSignedIn,
    403: refusal("forbidden"),
    404: notFound,
    422: invalidRequest,
    502: refusal("promotions-unavailable"),
  },
});
