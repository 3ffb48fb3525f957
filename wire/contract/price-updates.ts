import type { TableMapping } from "@stanza/tables";
import { z } from "zod";
import { takenDelivery } from "./catalogue-imports.ts";
import { text } from "./catalogues.ts";
import { binary, domainValue, notFound, notSignedIn, operation, refusal } from "./operation.ts";

const params = z.object({ catalogue: z.string().min(1).max(60) });

/** What new prices of a catalogue may fill, and how its latest price list was read. */
export const priceTables = z
  .object({
    code: z.string(),
    description: text,
    lists: z.array(z.object({ code: z.string(), currency: z.string(), validFrom: z.iso.date() })),
    /** The matrices of the lists, each key with what it may be. */
    matrices: z.array(z.object({ list: z.string(), code: z.string(), keys: z.array(z.array(z.string())) })),
    mapping: domainValue<TableMapping>("TableMapping", "How its latest price list was read").optional(),
  })
  .meta({ id: "PriceTables" });
export type PriceTables = z.output<typeof priceTables>;

export const getPriceTables = operation({
  id: "getPriceTables",
  method: "GET",
  path: "/api/catalogue-prices/:catalogue",
  summary:
    "What new prices of a catalogue may fill: its price lists and matrices, with the mapping of the latest ones",
  access: "catalogue.publish",
  params,
  responses: { 200: priceTables, 401: notSignedIn, 403: refusal("forbidden"), 404: notFound },
});

export const updatePrices = operation({
  id: "updatePrices",
  method: "POST",
  path: "/api/catalogue-prices/:catalogue",
  summary:
    "New prices alone for a catalogue whose files are its manufacturer's: a zip of at most 32 MB with request.json {mapping, use: prices, save: preview or publish} and tables/. Published, the same articles have the new prices in every shop that sells by these lists",
  access: "catalogue.publish",
  params,
  body: binary("application/octet-stream"),
  responses: {
    200: takenDelivery,
    401: notSignedIn,
    403: refusal("forbidden"),
    404: notFound,
    /** The catalogue is made of a shop's tables, or shops of another site sell it too. */
    409: refusal("code-in-use", "sold-elsewhere"),
    422: refusal("unreadable-delivery", "no-good-row"),
    503: refusal("too-long"),
  },
});
