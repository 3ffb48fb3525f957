import { z } from "zod";
import { invalidRequest, notFound, notSignedIn, operation, refusal } from "./operation.ts";
import { renderMovement } from "./render-farm.ts";

const shopParameter = z.object({ shop: z.string().min(1).max(40) });

/** A shop's credits of the render farm, for whoever gives them. */
export const shopCredits = z
  .object({
    shop: z.string(),
    /** To spend. */
    available: z.int(),
    /** Booked for pictures that are not ready. */
    booked: z.int(),
    /** Most that may be spent in a calendar month; null: as much as there is. */
    monthLimit: z.int().nullable(),
    spentThisMonth: z.int(),
    /** The last hundred, newest first. */
    movements: z.array(renderMovement),
  })
  .meta({ id: "ShopCredits" });
export type ShopCredits = z.output<typeof shopCredits>;

const path = "/api/shops/:shop/render-credits";
const answers = { 401: notSignedIn, 403: refusal("forbidden"), 404: notFound } as const;

export const getShopCredits = operation({
  id: "getShopCredits",
  method: "GET",
  path,
  summary: "A shop's credits of the render farm with their movements",
  access: "render.grant",
  params: shopParameter,
  responses: { 200: shopCredits, ...answers },
});

export const grantShopCredits = operation({
  id: "grantShopCredits",
  method: "POST",
  path,
  summary: "Give a shop more credits of the render farm",
  access: "render.grant",
  params: shopParameter,
  body: z.object({ credits: z.int().min(1).max(100_000), note: z.string().trim().max(200).default("") }),
  responses: { 200: shopCredits, ...answers, 422: invalidRequest },
});

export const setShopCreditLimit = operation({
  id: "setShopCreditLimit",
  method: "PUT",
  path,
  summary: "Say how many credits a shop may spend in a calendar month",
  access: "render.grant",
  params: shopParameter,
  body: z.object({ monthLimit: z.int().min(0).max(1_000_000).nullable() }),
  responses: { 200: shopCredits, ...answers, 422: invalidRequest },
});
