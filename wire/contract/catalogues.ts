import type { Catalogue, PriceList, Text } from "@stanza/catalogue";
import { z } from "zod";
import { domainValue, notFound, notSignedIn, operation, refusal } from "./operation.ts";

/** A text by language. */
export const text: z.ZodType<Text, Text> = z.record(z.string(), z.string()).meta({ id: "Text" });

export const catalogueSummary = z
  .object({
    code: z.string(),
    description: text,
    /** Of the published bundle; part of its address. */
    version: z.string(),
    /** A catalogue of wall items: doors and windows. */
    isWalls: z.boolean(),
    /** Whether the session's shop has a price list for it. */
    isPriced: z.boolean(),
    models: z.array(
      z.object({
        code: z.string(),
        base: z.string(),
        description: text,
        isDefault: z.boolean(),
        image: z.string().optional(),
      }),
    ),
  })
  .meta({ id: "CatalogueSummary" });
export type CatalogueSummary = z.output<typeof catalogueSummary>;

const versionParameters = z.object({ code: z.string().min(1).max(60), version: z.string().min(1).max(80) });

export const listCatalogues = operation({
  id: "listCatalogues",
  method: "GET",
  path: "/api/catalogues",
  summary: "The catalogues of the site with their models; only the forced ones where the site forces any",
  access: "guest",
  responses: { 200: z.object({ catalogues: z.array(catalogueSummary) }), 401: notSignedIn },
});

export const getCatalogue = operation({
  id: "getCatalogue",
  method: "GET",
  path: "/api/catalogues/:code/versions/:version",
  summary: "A published catalogue without its price lists; immutable",
  access: "guest",
  params: versionParameters,
  responses: {
    200: domainValue<Catalogue>("Catalogue", "A published catalogue, for openCatalogue"),
    401: notSignedIn,
    404: notFound,
  },
});

export const getPriceList = operation({
  id: "getPriceList",
  method: "GET",
  path: "/api/catalogues/:code/versions/:version/prices",
  summary: "The price list of the session's shop for this catalogue; no other list can be asked for",
  access: "guest",
  params: versionParameters,
  responses: {
    200: domainValue<PriceList>("PriceList", "A price list as published; prices are decimal text"),
    401: notSignedIn,
    404: refusal("not-found", "no-price-list"),
  },
});
