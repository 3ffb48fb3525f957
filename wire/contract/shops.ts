import { MOST_INSTALMENTS } from "@stanza/pricing";
import { z } from "zod";
import { address } from "./designs.ts";
import { invalidRequest, notFound, notSignedIn, operation, refusal } from "./operation.ts";
import { percent } from "./percent.ts";
import { spokenLanguage } from "./spoken-language.ts";

const code = z.string().trim().min(1).max(60);
const forbidden = refusal("forbidden");

/** What a supervisor decides about a shop; what it sells by which list is the assortment's. */
const shopSettings = z.object({
  name: z.string().trim().min(1).max(200),
  language: spokenLanguage,
  country: z.string().regex(/^[A-Z]{2}$/),
  /** SRL, ITA, INC, LTD, LLC (spec 2 §6) or another code that the shop uses, whose VAT is its usual rate. */
  documentType: z.string().regex(/^[A-Z][A-Z0-9]{1,11}$/),
});

const line = z.string().trim().min(1).max(120);
/** A payment of a new offer: a share or an amount; the last one has neither, because it is what is left. */
const instalment = z.object({
  /** What it is due at, by language. */
  when: z.record(z.string().max(12), z.string().trim().min(1).max(200)),
  percent: percent.nullable(),
  /** In the shop's currency. */
  amount: z
    .string()
    .regex(/^\d{1,9}(?:\.\d{1,3})?$/)
    .nullable(),
});

/** What a shop prints and reckons with, which its `extra` holds (spec 2 §3). Empty or null: nothing is set. */
export const shopTerms = z
  .object({
    /** Where answers to its mail go. */
    email: z.union([z.literal(""), address]),
    /** Below its name on papers, a line each. */
    address: z.array(line).max(8),
    /** Accounts that papers name, a line each. */
    bank: z.array(line).max(6),
    /** IANA; null: that of its country. */
    timeZone: z.string().max(64).nullable(),
    /** Percent, where the kind of document names no rate. */
    usualVat: percent.nullable(),
    /** Percent, of offers in the United States. */
    salesTaxes: percent.nullable(),
    /** The largest discount of its sellers without approval, in percent; null: none is set. */
    discountLimit: percent.nullable(),
    /** The payments of a new offer; empty: those of the words. */
    instalments: z.array(instalment).max(MOST_INSTALMENTS),
  })
  .meta({ id: "ShopTerms" });
export type ShopTerms = z.output<typeof shopTerms>;

/** As stored: what was written by hand may be more than the screen takes. */
const storedTerms = z.object({
  email: z.string(),
  address: z.array(z.string()),
  bank: z.array(z.string()),
  timeZone: z.string().nullable(),
  usualVat: z.string().nullable(),
  salesTaxes: z.string().nullable(),
  discountLimit: z.string().nullable(),
  instalments: z.array(
    z.object({
      when: z.record(z.string(), z.string()),
      percent: z.string().nullable(),
      amount: z.string().nullable(),
    }),
  ),
});

export const administeredShop = shopSettings
  .extend({
    code: z.string(),
    /** As stored, which may be one that the screen does not offer. */
    language: z.string(),
    documentType: z.string(),
    currency: z.string(),
    /** How many people work for it. */
    people: z.int(),
    terms: storedTerms,
    rev: z.int(),
  })
  .meta({ id: "AdministeredShop" });
export type AdministeredShop = z.output<typeof administeredShop>;

export const listShops = operation({
  id: "listShops",
  method: "GET",
  path: "/api/shops",
  summary: "The shops of the site",
  access: "shop.administer",
  responses: { 200: z.object({ shops: z.array(administeredShop) }), 401: notSignedIn, 403: forbidden },
});

export const createShop = operation({
  id: "createShop",
  method: "POST",
  path: "/api/shops",
  summary: "Opens a shop; its currency never changes",
  access: "shop.administer",
  body: shopSettings.extend({
    code: z.string().regex(/^[A-Z0-9][A-Z0-9_-]{0,30}$/),
    currency: z.string().regex(/^[A-Z]{3}$/),
    terms: shopTerms.optional(),
  }),
  responses: {
    201: administeredShop,
    401: notSignedIn,
    403: forbidden,
    409: refusal("code-taken"),
    422: z.union([invalidRequest, refusal("unknown-currency", "unknown-time-zone")]),
  },
});

export const changeShopSettings = operation({
  id: "changeShopSettings",
  method: "PUT",
  path: "/api/shops/:shop",
  summary: "Changes a shop's settings; without terms these stay",
  access: "shop.administer",
  params: z.object({ shop: code }),
  body: shopSettings.extend({ terms: shopTerms.optional(), rev: z.int() }),
  responses: {
    200: administeredShop,
    401: notSignedIn,
    403: forbidden,
    404: notFound,
    409: refusal("changed-meanwhile"),
    422: z.union([invalidRequest, refusal("unknown-time-zone")]),
  },
});
