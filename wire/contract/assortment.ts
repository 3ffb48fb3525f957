import type { Catalogue, Fault, PriceList } from "@stanza/catalogue";
import { z } from "zod";
import { text } from "./catalogues.ts";
import { binary, domainValue, notFound, notSignedIn, operation, refusal } from "./operation.ts";

const codeParameter = z.string().min(1).max(60);
const forbidden = refusal("forbidden");

const assortmentList = z.object({
  code: z.string(),
  description: text,
  currency: z.string(),
  validFrom: z.iso.date(),
  /** Absent: open-ended. */
  validTo: z.iso.date().optional(),
});

/** A catalogue of the site with its price lists and versions, as its supervisors see it. */
export const assortmentCatalogue = z
  .object({
    code: z.string(),
    description: text,
    /** The version that is in use. */
    version: z.string(),
    priceLists: z.array(assortmentList),
    /** The published versions, the latest first, at most 20. */
    versions: z.array(
      z.object({ version: z.string(), number: z.int(), publishedAt: z.iso.datetime(), isInUse: z.boolean() }),
    ),
    /** True: shops of another site sell it too, so that its versions are not this site's to choose. */
    isSoldElsewhere: z.boolean(),
    /** True: it is made of a shop's tables, where its articles and prices come in. */
    isOfTables: z.boolean(),
  })
  .meta({ id: "AssortmentCatalogue" });
export type AssortmentCatalogue = z.output<typeof assortmentCatalogue>;

/** A shop with the list by which it sells each catalogue. */
export const assortmentShop = z
  .object({
    code: z.string(),
    name: z.string(),
    currency: z.string(),
    /** Codes of price lists by catalogue; a catalogue without one is not sold. */
    priceLists: z.record(z.string(), z.string()),
  })
  .meta({ id: "AssortmentShop" });
export type AssortmentShop = z.output<typeof assortmentShop>;

export const getAssortment = operation({
  id: "getAssortment",
  method: "GET",
  path: "/api/assortment",
  summary:
    "Who sells what: the site's catalogues with price lists and published versions, and the list by which each shop sells them",
  access: "catalogue.publish",
  responses: {
    200: z.object({ catalogues: z.array(assortmentCatalogue), shops: z.array(assortmentShop) }),
    401: notSignedIn,
    403: forbidden,
  },
});

export const setShopPriceList = operation({
  id: "setShopPriceList",
  method: "PUT",
  path: "/api/assortment/:shop/:catalogue",
  summary: "Let a shop of the site sell a catalogue by one of its price lists, or no longer",
  access: "catalogue.publish",
  params: z.object({ shop: codeParameter, catalogue: codeParameter }),
  body: z.object({ /** `null`: the shop no longer sells it. */ list: z.string().min(1).max(60).nullable() }),
  responses: {
    200: assortmentShop,
    401: notSignedIn,
    403: forbidden,
    404: notFound,
    422: refusal("unknown-list"),
  },
});

const fault = domainValue<Fault>("Fault", "A mistake in a catalogue's files, with its place");

/** What publishing a catalogue's folder came to, or would come to. */
export const publishedSource = z
  .object({
    code: z.string(),
    /** The version that is in use now, with its number; absent: nothing was published. */
    published: z.object({ version: z.string(), number: z.int() }).optional(),
    faults: z.array(fault),
    warnings: z.array(fault),
    /** What random configurations brought to light, at most 50. */
    findings: z.array(z.object({ article: z.string(), what: z.string(), isSerious: z.boolean() })),
    /** The version before; absent: the catalogue is new. */
    before: z.string().optional(),
    /** What is different from it, at most 500. */
    changes: z.array(
      z.object({
        area: z.string(),
        change: z.enum(["added", "removed", "changed"]),
        what: z.string(),
        from: z.string().optional(),
        to: z.string().optional(),
      }),
    ),
    changeCount: z.int(),
  })
  .meta({ id: "PublishedSource" });
export type PublishedSource = z.output<typeof publishedSource>;

export const publishSource = operation({
  id: "publishSource",
  method: "POST",
  path: "/api/catalogue-publications",
  summary:
    "Check or publish a catalogue's folder, a zip of at most 32 MB: its mistakes with their places, or what is different from the version in use. With `save=publish` a sound one is in use from then on",
  access: "catalogue.publish",
  query: z.object({ save: z.enum(["check", "publish"]) }),
  body: binary("application/octet-stream"),
  responses: {
    200: publishedSource,
    401: notSignedIn,
    403: forbidden,
    /** The catalogue is made of a shop's tables, or shops of another site sell it too. */
    409: refusal("code-in-use", "sold-elsewhere"),
    422: refusal("unreadable-catalogue"),
    503: refusal("too-long"),
  },
});

export const previewSource = operation({
  id: "previewSource",
  method: "POST",
  path: "/api/catalogue-previews",
  summary:
    "A catalogue's folder, a zip of at most 32 MB, as it would be published, for one page to show; nothing is stored, and nobody else sees it",
  access: "catalogue.publish",
  body: binary("application/octet-stream"),
  responses: {
    200: z.object({
      /** Empty with faults. */
      code: z.string(),
      faults: z.array(fault),
      /** Absent with faults. */
      catalogue: domainValue<Catalogue>("Catalogue", "A published catalogue, for openCatalogue").optional(),
      priceLists: z.array(
        domainValue<PriceList>("PriceList", "A price list as published; prices are decimal text"),
      ),
    }),
    401: notSignedIn,
    403: forbidden,
    422: refusal("unreadable-catalogue"),
    503: refusal("too-long"),
  },
});

export const restoreCatalogueVersion = operation({
  id: "restoreCatalogueVersion",
  method: "PUT",
  path: "/api/catalogue-publications/:catalogue",
  summary: "Take an earlier published version of a catalogue into use again",
  access: "catalogue.publish",
  params: z.object({ catalogue: codeParameter }),
  body: z.object({ version: z.string().min(1).max(80) }),
  responses: {
    200: z.object({ version: z.string(), number: z.int() }),
    401: notSignedIn,
    403: forbidden,
    404: notFound,
    409: refusal("code-in-use", "sold-elsewhere"),
  },
});
