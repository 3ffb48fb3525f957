import { z } from "zod";
import { binary, notFound, operation } from "./operation.ts";
import { storedDocument } from "./projects.ts";

const text = z.string().optional();
const TEXTS_OF_THEME = {
  primary: text,
  primaryColor: text,
  primaryDark: text,
  logo: text,
  logoDark: text,
  favicon: text,
  font: text,
  scheme: z.enum(["light", "dark", "system"]).optional(),
};

/** Colours that take the place of Stanza's own in one scheme, by the names of `web/ui/theme/surfaces.ts`. */
const palette = z
  .record(z.string(), z.string().regex(/^#[0-9a-f]{6}$/i, "expected a colour such as #1f2a33"))
  .optional();

/** The pictures of a theme that `/config/brand/` serves. */
export const THEME_PICTURES = ["logo", "logoDark", "favicon"] as const;

/** The site's public configuration (spec 1 §3 "Config file"); never holds a secret. */
export const siteConfig = z
  .looseObject({
    config: z.looseObject({
      languages: z.array(z.string()),
      /** The units of exported projects, by the codes of spec 2 §3. */
      measures: z.object({
        length: z.string(),
        weight: z.string(),
        volume: z.string(),
        lengthDecimals: z.int().min(0).max(6).optional(),
      }),
      currency: z.string(),
      /** Digits of amounts, where they are not the currency's own. */
      nround: z
        .looseObject({ ext: z.looseObject({ num: z.int().min(0).max(6).optional() }).optional() })
        .optional(),
      /** Whoever signs in is asked what may be done with their data (SH-22); absent: nobody is. */
      gdprdialog: z.boolean().optional(),
      /** Codes; when not empty only these catalogues are offered. */
      forcedcatalog: z.array(z.string()),
      /** Code of the catalogue that new projects start from. */
      defaultcatalog: z.string().optional(),
      isguest: z.boolean(),
      /** Save a picture with the project (spec 2 §4). */
      saveprjpicture: z.boolean(),
      /** Statuses in which a seller below level 4 only reads (spec 1 §6). */
      readonlystatuses: z.array(z.string()),
      /** False: no person may save (spec 1 §3 canSaveProject). */
      cansaveproject: z.boolean(),
      /** Guests keep their projects, as `anonymous`; otherwise they sign in first. */
      guestsmaysave: z.boolean(),
      /** The people besides professionals and supervisors who are shown how prices come about. */
      pricetrace: z.array(z.enum(["guest", "customer"])).optional(),
      /** Every article is confirmed by hand, and leaving a screen asks for those that are not (spec 2 §4 needSaveArticles). */
      needsavearticles: z.boolean().optional(),
      /** The people who sell nothing and may have their design as a PDF; absent: all of them. */
      designpdf: z.array(z.enum(["guest", "customer"])).optional(),
      /** The server's word, whatever the file says: it sends people the mails that they ask for, as designs and new passwords. */
      sendsmail: z.boolean().optional(),
      /** The server's word, whatever the file says: what signing in by password asks for besides user id and password, and what happens by itself. */
      signin: z
        .object({
          id: z.boolean(),
          shop: z.boolean(),
          /** This device signs in by itself. */
          auto: z.boolean(),
          /** A guest in a frame begins a new project in a shop of its own. */
          superguest: z.boolean(),
          /** The deployment has an address that passkeys can be bound to. */
          passkeys: z.boolean().optional(),
        })
        .optional(),
      /** The server's word, whatever the file says: origins of the pages that may hold this one in a frame and speak to it. */
      hosts: z.array(z.string()).optional(),
      /** The server's word, whatever the file says: there is a CRM that projects can be handed to. */
      crmupload: z.boolean().optional(),
      transname: z.string().optional(),
      /** The screen that a loaded project is shown in (spec 1 §2); absent: `configurator3d`. */
      landing: z.enum(["configurator3d", "offerview"]).optional(),
      /** False: no screen has a header (spec 1 §2 "header display"). */
      header: z.boolean().optional(),
      /** New projects begin without the selection of a room. */
      noroomselection: z.boolean().optional(),
      /** The customer of a new project is asked for. */
      customerassignment: z.boolean().optional(),
      rfServer: z.string().optional(),
      /** Address of the window in which supervisors edit catalogues; its origin is one of the hosts, or the own one. */
      layouteditor: z.url({ protocol: /^https?$/ }).optional(),
      openIdIntegration: z.boolean().optional(),
      /** The company's sign-in provider; a client's secret stands in the environment, `OIDC_CLIENT_SECRET`. */
      oidcSettings: z
        .looseObject({
          authority: z.string().optional(),
          client_id: z.string().optional(),
          scope: z.string().optional(),
        })
        .optional(),
      rfAuthHidden: z.boolean().optional(),
      /** Wall catalogue: a file beside this one, served at `/config/walls.json` (spec 2 §7). */
      walls: z.string().optional(),
      /** A project file beside this one, served at `/config/showcase.json`: guests look around in a copy of it. */
      showcase: z.string().optional(),
      /** The custom item search takes the place of the standard one (spec 1 §2). */
      customitemsearch: z.boolean().optional(),
      /** The customer's own words: a file beside this one, served at `/config/texts.json`. */
      texts: z.string().optional(),
      /** The searches that the custom item search offers before anything is typed, one touch each. */
      itemsearches: z
        .array(z.object({ des: z.record(z.string(), z.string()), query: z.string().min(1).max(200) }))
        .optional(),
    }),
    /** The deployment's look. In the file a picture is the name of a file beside it, for the page the address that serves it. */
    theme: z.looseObject({
      /** Shown beside the logo and as the page's title. */
      name: z.string(),
      ...TEXTS_OF_THEME,
      radiusScale: z.number().min(0).max(2).optional(),
      light: palette,
      dark: palette,
    }),
    backsite: z.string().optional(),
    sites: z.array(z.string()),
    /** Starts the monitoring of the page where it is present and the host is not this machine (spec 1 §7). */
    instanaKey: z.string().optional(),
    /** Address of the monitoring's script. */
    instanaUrl: z.url({ protocol: /^https$/ }).optional(),
    /** Address that the monitoring reports to. */
    instanaReportingUrl: z.url({ protocol: /^https$/ }).optional(),
    /** The server's word, whatever the file says: the code of the customer's own screens, where its folder has some. */
    screens: z.object({ script: z.string(), style: z.string().optional() }).optional(),
    dclass: z.record(z.string(), z.object({ comp: z.string() })),
  })
  .meta({ id: "SiteConfig" });
export type SiteConfig = z.output<typeof siteConfig>;

/** A variable of a wall's rule, in the form that a project's rows use. */
const ruleValue = z.object({ cod: z.string(), value: z.union([z.string(), z.number()]) });

/** The kinds of walls of a deployment; the entry of type 999 describes the walls that have no kind. */
export const wallCatalogue = z
  .array(
    z.looseObject({
      type: z.int(),
      cod: z.string(),
      des: z.record(z.string(), z.string()),
      /** `HEIGHT` and `THICKNESS` in mm, `MATERIAL` the code of a room surface; a missing variable has the usual value. */
      rule: z.array(ruleValue),
    }),
  )
  .meta({ id: "WallCatalogue" });
export type WallCatalogue = z.output<typeof wallCatalogue>;

export const getBrandPicture = operation({
  id: "getBrandPicture",
  method: "GET",
  path: "/config/brand/:picture",
  summary: "A picture of the deployment's theme: its logo, its logo on dark, or its icon in a browser's tab",
  access: "public",
  params: z.object({ picture: z.enum(THEME_PICTURES) }),
  responses: {
    200: binary("image/svg+xml", "image/png", "image/jpeg", "image/webp", "image/x-icon"),
    404: notFound,
  },
});

/** The customer's words in place of the application's, by language and by key. */
export const siteTexts = z
  .record(
    z.string().regex(/^[a-z]{2,3}$/, "expected a language such as en"),
    z.record(z.string().max(200), z.string().min(1).max(2000)),
  )
  .meta({ id: "SiteTexts" });
export type SiteTexts = z.output<typeof siteTexts>;

export const getSiteTexts = operation({
  id: "getSiteTexts",
  method: "GET",
  path: "/config/texts.json",
  summary: "The words of the configured `texts` setting, which take the place of the application's",
  access: "public",
  responses: { 200: siteTexts },
});

export const getScreenFile = operation({
  id: "getScreenFile",
  method: "GET",
  path: "/config/screens/:file",
  summary: "Code and style of the customer's own screens",
  access: "public",
  params: z.object({ file: z.string().max(120) }),
  responses: { 200: binary("text/javascript", "text/css"), 404: notFound },
});

export const getSiteDocument = operation({
  id: "getSiteDocument",
  method: "GET",
  path: "/config/documents/:file",
  summary: "A document that the customer's own screens show",
  access: "public",
  params: z.object({ file: z.string().max(120) }),
  responses: { 200: binary("application/pdf"), 404: notFound },
});

export const getWalls = operation({
  id: "getWalls",
  method: "GET",
  path: "/config/walls.json",
  summary: "The wall catalogue of the configured `walls` setting; empty where none is configured",
  access: "public",
  responses: { 200: wallCatalogue },
});

export const getShowcase = operation({
  id: "getShowcase",
  method: "GET",
  path: "/config/showcase.json",
  summary: "The project of the configured `showcase` setting, which guests look around in",
  access: "public",
  responses: { 200: storedDocument, 404: notFound },
});

/** The environments of 3D (spec 2 §3, §7): what `/hdr/index.json` holds. */
export const hdrIndex = z
  .object({
    defaultHdr: z.string(),
    previews: z.array(
      z.object({
        name: z.string(),
        /** `hdr`: a Radiance file of that name beside the index; `built-in`: an environment of the viewer itself. */
        ext: z.enum(["hdr", "built-in"]),
        caption: z.string(),
        /** The preview picture beside the index; empty: there is none. */
        src: z.string(),
      }),
    ),
  })
  .meta({ id: "HdrIndex" });
export type HdrIndex = z.output<typeof hdrIndex>;

export const getHdrFile = operation({
  id: "getHdrFile",
  method: "GET",
  path: "/hdr/:file",
  summary:
    "The index of environments (`index.json`) and the files that it names: the deployment's own, else those of the app",
  access: "public",
  params: z.object({ file: z.string().max(200) }),
  responses: {
    200: binary("application/json", "image/vnd.radiance", "image/jpeg", "image/png", "image/webp"),
    404: notFound,
  },
});

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
    /** What keeps files from being stored, in a sentence; null: nothing. */
    storage: z.string().nullable(),
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
