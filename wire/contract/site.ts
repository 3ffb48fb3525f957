import { z } from "zod";
import { operation } from "./operation.ts";

/** The site's public configuration (spec 1 §3 "Config file"); never holds a secret. */
export const siteConfig = z
  .looseObject({
    config: z.looseObject({
      languages: z.array(z.string()),
      measures: z.enum(["metric", "imperial"]),
      currency: z.string(),
      /** Codes; when not empty only these catalogues are offered. */
      forcedcatalog: z.array(z.string()),
      /** Code of the catalogue that new projects start from. */
      defaultcatalog: z.string().optional(),
      isguest: z.boolean(),
      /** Save a picture with the project (spec 2 §4). */
      saveprjpicture: z.boolean(),
      /** Statuses in which a seller below level 4 only reads (spec 1 §6). */
      readonlystatuses: z.array(z.string()),
      /** False: nobody saves (spec 1 §3 canSaveProject). */
      cansaveproject: z.boolean(),
      /** Guests keep projects of their own, as `anonymous`; otherwise they sign in first. */
      guestsmaysave: z.boolean(),
      transname: z.string().optional(),
    }),
    /** Display name of the deployment and its colour scheme; more tokens belong to the customer folder. */
    theme: z.looseObject({ name: z.string(), primaryColor: z.string().optional() }),
    sites: z.array(z.string()),
    dclass: z.record(z.string(), z.object({ comp: z.string() })),
  })
  .meta({ id: "SiteConfig" });
export type SiteConfig = z.output<typeof siteConfig>;

export const catalogueFault = z.object({
  file: z.string(),
  line: z.int().optional(),
  column: z.int().optional(),
  code: z.string(),
  message: z.string(),
});

export const readiness = z
  .object({
    status: z.enum(["ready", "draining", "unavailable"]),
    database: z.boolean(),
    /** A catalogue with faults keeps serving its `version` from before; `version` null: there is none. */
    catalogues: z.array(
      z.object({ code: z.string(), version: z.string().nullable(), faults: z.array(catalogueFault) }),
    ),
  })
  .meta({ id: "Readiness" });

export const getConfig = operation({
  id: "getConfig",
  method: "GET",
  path: "/config/config.json",
  summary: "The site's public configuration",
  access: "public",
  responses: { 200: siteConfig },
});

export const getHealth = operation({
  id: "getHealth",
  method: "GET",
  path: "/healthz",
  summary: "The process answers",
  access: "public",
  responses: { 200: z.object({ status: z.literal("ok"), version: z.string() }) },
});

export const getReadiness = operation({
  id: "getReadiness",
  method: "GET",
  path: "/readyz",
  summary: "Whether requests should be sent here, and the faults of catalogues that were not taken",
  access: "public",
  responses: { 200: readiness, 503: readiness },
});

export const getOpenApi = operation({
  id: "getOpenApi",
  method: "GET",
  path: "/api/openapi.json",
  summary: "This interface as OpenAPI 3.1",
  access: "public",
  responses: { 200: z.looseObject({ openapi: z.string() }).meta({ id: "OpenApiDocument" }) },
});
