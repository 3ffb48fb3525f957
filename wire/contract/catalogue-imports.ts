import type { TableMapping } from "@stanza/tables";
import { z } from "zod";
import { binary, domainValue, notFound, notSignedIn, operation, refusal } from "./operation.ts";

export const catalogueImport = z
  .object({
    code: z.string(),
    name: z.string(),
    /** Articles of the latest delivery's catalogue. */
    articles: z.int(),
    /** The version that is in use; absent: it is a draft so far. */
    version: z.string().optional(),
    /** True: the latest delivery is a draft and not yet published. */
    isDraft: z.boolean(),
    /** ISO instant of the latest delivery. */
    at: z.iso.datetime(),
    mapping: domainValue<TableMapping>("TableMapping", "What the columns of its tables mean (import.json)"),
  })
  .meta({ id: "CatalogueImport", description: "A catalogue that came of a shop's own tables" });
export type CatalogueImport = z.output<typeof catalogueImport>;

export const listCatalogueImports = operation({
  id: "listCatalogueImports",
  method: "GET",
  path: "/api/catalogue-imports",
  summary: "The catalogues that the shop has made of tables, the latest first",
  access: "catalogue.publish",
  responses: {
    200: z.object({ imports: z.array(catalogueImport) }),
    401: notSignedIn,
    403: refusal("forbidden"),
  },
});

const priceChange = z.object({
  list: z.string(),
  item: z.string(),
  before: z.string().optional(),
  after: z.string(),
  percent: z.string().optional(),
});

/** What came of a delivery, or would come. */
export const takenDelivery = z
  .object({
    code: z.string(),
    /** The version that is in use now; absent: nothing was published. */
    version: z.string().optional(),
    rows: z.int(),
    refusedRows: z.int(),
    added: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    pictures: z.int(),
    /** Codes whose files somebody has changed by hand: only their prices were taken. */
    ownRules: z.array(z.string()),
    /** Articles or items that the delivery says nothing about. */
    notDelivered: z.int(),
    /** Codes and keys that no price list knows, each with its place in the tables; at most 2,000. */
    unknown: z.array(z.object({ what: z.string(), place: z.string() })),
    /** Prices that are different, at most 2,000. */
    prices: z.array(priceChange),
  })
  .meta({ id: "TakenDelivery" });
export type TakenDelivery = z.output<typeof takenDelivery>;

export const takeInDelivery = operation({
  id: "takeInDelivery",
  method: "POST",
  path: "/api/catalogue-imports",
  summary:
    "Take a manufacturer's tables into a catalogue of the shop: a zip of at most 96 MB with request.json {mapping, use: articles or prices, save: preview, draft or publish}, tables/ and pictures/. The good rows come in; a published catalogue is sold by the shop from then on",
  access: "catalogue.publish",
  body: binary("application/octet-stream"),
  responses: {
    200: takenDelivery,
    401: notSignedIn,
    403: refusal("forbidden"),
    /** The code belongs to a catalogue that is not this shop's own import. */
    409: refusal("code-in-use"),
    422: refusal("unreadable-delivery", "unsound-catalogue", "no-good-row", "nothing-there"),
    503: refusal("too-long"),
  },
});

export const getCataloguePicture = operation({
  id: "getCataloguePicture",
  method: "GET",
  path: "/api/catalogues/:code/pictures/:name",
  summary: "The picture of an article of a published catalogue, named by its content",
  access: "public",
  params: z.object({ code: z.string().min(1).max(60), name: z.string().min(1).max(60) }),
  responses: { 200: binary("image/png", "image/jpeg", "image/webp"), 404: notFound },
});
