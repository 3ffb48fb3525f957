import {
  type Catalogue,
  type Choices,
  type PriceList,
  SEARCH_FIELDS,
  type Text,
  type VariableView,
  WORD_MATCHES,
} from "@stanza/catalogue";
import { z } from "zod";
import { domainValue, invalidRequest, notFound, notSignedIn, operation, refusal } from "./operation.ts";

/** A text by language. */
export const text: z.ZodType<Text, Text> = z.record(z.string(), z.string()).meta({ id: "Text" });

export const catalogueSummary = z
  .object({
    code: z.string(),
    description: text,
    /** The version of the published bundle; part of its address. */
    version: z.string(),
    /** A catalogue of wall items: doors and windows. */
    isWalls: z.boolean(),
    /** True: the session's shop has a price list for it. */
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

const codeParameter = z.string().min(1).max(60);
/** The version of a published catalogue; absent: the one in use. */
const versionQuery = z.object({ version: z.string().min(1).max(80).optional() });

const choices: z.ZodType<Choices, Choices> = z
  .record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
  .meta({ id: "Choices", description: "Values by variable code" });

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
  summary:
    "The price list of the session's shop for this catalogue, or the one that a project which may be seen is priced with",
  access: "guest",
  params: versionParameters,
  query: z.object({
    /** Code of a list that the project has been priced with; with `project` only. */
    list: z.string().min(1).max(60).optional(),
    project: z.coerce.number<number | string>().int().optional(),
  }),
  responses: {
    200: domainValue<PriceList>("PriceList", "A price list as published; prices are decimal text"),
    401: notSignedIn,
    404: refusal("not-found", "no-price-list"),
  },
});

const modelParameters = z.object({ code: codeParameter, model: codeParameter });

export const catalogueModel = z
  .object({
    /** Commercial model (cmodel). */
    code: z.string(),
    /** Technical model. */
    base: z.string(),
    description: text,
    /** Spec `fldef`. */
    isDefault: z.boolean(),
    image: z.string().optional(),
    /** Codes of its header variables, in order. */
    header: z.array(z.string()),
    forcedVariants: choices,
    defaultVariants: choices,
  })
  .meta({ id: "CatalogueModel" });

export const listModels = operation({
  id: "listModels",
  method: "GET",
  path: "/api/catalogues/:code/models",
  summary: "The models of a catalogue with their forced and default variants",
  access: "guest",
  params: z.object({ code: codeParameter }),
  query: versionQuery,
  responses: {
    200: z.object({ catalogue: z.string(), version: z.string(), models: z.array(catalogueModel) }),
    401: notSignedIn,
    404: notFound,
  },
});

export const evaluateHeader = operation({
  id: "evaluateHeader",
  method: "POST",
  path: "/api/catalogues/:code/models/:model/header",
  summary:
    "The header rule of a model for what was chosen: its variables, and the cModel, model and reg that they yield",
  access: "guest",
  params: modelParameters,
  query: versionQuery,
  body: z.object({
    choices: choices.optional(),
    /** Variants that the host imposes, over those of the model. */
    forcedVariants: choices.optional(),
  }),
  responses: {
    200: z
      .object({
        catalogue: z.string(),
        version: z.string(),
        /** Commercial model. */
        cModel: z.string(),
        /** Technical model. */
        model: z.string(),
        /** Rule-set key. */
        reg: z.string(),
        /** Effective values by code. */
        values: choices,
        /** Every variable with its source and with what else may be chosen. */
        variables: z.array(
          domainValue<VariableView>("VariableView", "A variable, its value and its options"),
        ),
      })
      .meta({ id: "HeaderResult" }),
    401: notSignedIn,
    404: notFound,
    422: invalidRequest,
  },
});

export interface ClassificationFolder {
  readonly code: string;
  readonly description: Text;
  readonly image?: string | undefined;
  readonly nodes: readonly ClassificationFolder[];
  readonly articles: readonly ClassificationArticle[];
}
export interface ClassificationArticle {
  readonly code: string;
  readonly neutro: string;
  readonly description: Text;
  readonly image?: string | undefined;
}

const classificationFolder = domainValue<ClassificationFolder>(
  "ClassificationFolder",
  "A folder: `code`, `description`, `image`, its sub-folders `nodes`, and `articles` with `code`, `neutro`, `description`, `image`",
);

export const getClassification = operation({
  id: "getClassification",
  method: "GET",
  path: "/api/catalogues/:code/models/:model/classification",
  summary: 'The classification of a model ("item tip"): its folders and the articles in them',
  access: "guest",
  params: modelParameters,
  query: versionQuery,
  responses: {
    200: z.object({
      catalogue: z.string(),
      version: z.string(),
      model: z.string(),
      folders: z.array(classificationFolder),
    }),
    401: notSignedIn,
    404: notFound,
  },
});

const searchQuery = z.object({
  /** Codes, words in any language, tags and sizes such as `600` or `60x72`; absent or blank: everything in order. */
  q: z.string().max(200).optional(),
  /** The catalogue that is searched; absent: all. */
  catalogue: codeParameter.optional(),
  /** The model whose articles are searched; absent: all. */
  model: codeParameter.optional(),
  limit: z.coerce.number<number | string>().int().min(1).max(100).default(24),
  offset: z.coerce.number<number | string>().int().min(0).max(100_000).default(0),
});

export const searchReason = z
  .object({
    typed: z.string(),
    /** The word as written in the catalogue. */
    word: z.string(),
    field: z.enum(SEARCH_FIELDS),
    match: z.enum(WORD_MATCHES),
  })
  .meta({
    id: "SearchReason",
    description: "Which word answers what was typed, where it is and how well it answers",
  });

const foundBase = {
  catalogue: z.string(),
  version: z.string(),
  model: z.string(),
  code: z.string(),
  description: text,
  image: z.string().optional(),
  because: z.array(searchReason),
};

export const articleHit = z
  .object({
    ...foundBase,
    neutro: z.string(),
    /** Outermost first. */
    folders: z.array(z.object({ code: z.string(), description: text })),
    tags: z.array(z.string()),
    /** Width, height, depth as it comes, mm; absent: it has no size. */
    size: z.array(z.number()).optional(),
  })
  .meta({ id: "ArticleHit" });
export type ArticleHit = z.output<typeof articleHit>;

export const galleryHit = z
  .object({
    ...foundBase,
    /** The number of articles that it is made of. */
    articles: z.int(),
  })
  .meta({ id: "GalleryHit" });
export type GalleryHit = z.output<typeof galleryHit>;

const suggestions = z.array(z.object({ text: z.string(), total: z.int() }));

export const searchArticles = operation({
  id: "searchArticles",
  method: "GET",
  path: "/api/articles",
  summary:
    "Articles of the site's catalogues by code, text in any language, tag and size; typing mistakes are forgiven; best first",
  access: "guest",
  query: searchQuery.extend({
    /** Code of a folder of the classification, its sub-folders included. */
    folder: codeParameter.optional(),
    tag: z.string().min(1).max(60).optional(),
  }),
  responses: {
    200: z.object({
      articles: z.array(articleHit),
      total: z.int(),
      /** Searches that find something, when this one found nothing. */
      suggestions,
    }),
    401: notSignedIn,
    404: notFound,
    400: invalidRequest,
  },
});

export const searchGalleries = operation({
  id: "searchGalleries",
  method: "GET",
  path: "/api/galleries",
  summary: "Pre-composed arrangements of the site's catalogues by code and text in any language; best first",
  access: "guest",
  query: searchQuery,
  responses: {
    200: z.object({ galleries: z.array(galleryHit), total: z.int(), suggestions }),
    401: notSignedIn,
    404: notFound,
    400: invalidRequest,
  },
});

export const loadedRule = z
  .object({
    catalog: z.string(),
    version: z.string(),
    /** Technical model. */
    model: z.string(),
    /** Commercial model. */
    cmodel: z.string(),
    reg: z.string(),
    cod: z.string(),
    neutro: z.string(),
    description: text,
    mount: z.string(),
    tags: z.array(z.string()),
    /** Width, height, depth, mm. */
    size: z.array(z.number()),
    /** The effective value of every visible variable; `src` is u, h, d, f or p: user, header, default, forced, preset. */
    rule: z.array(
      z.object({ cod: z.string(), value: z.union([z.string(), z.number(), z.boolean()]), src: z.string() }),
    ),
    /** The same as `COD=VALUE;COD=VALUE`. */
    var: z.string(),
    /** Every variable with what else may be chosen. */
    variables: z.array(domainValue<VariableView>("VariableView", "A variable, its value and its options")),
  })
  .meta({ id: "LoadedRule" });
export type LoadedRule = z.output<typeof loadedRule>;

export const loadRule = operation({
  id: "loadRule",
  method: "GET",
  path: "/api/rules",
  summary:
    "The rule of an article by catalogue, rule-set key, technical and commercial model, code and neutro",
  access: "guest",
  query: z.object({
    catalog: codeParameter,
    version: z.string().min(1).max(80).optional(),
    /** Absent: the key that the model's header gives as it comes. */
    reg: z.string().max(120).optional(),
    /** Technical model; absent: that of the commercial one. */
    model: codeParameter.optional(),
    cmodel: codeParameter,
    /** Code as sold; absent: the neutro alone. */
    cod: codeParameter.optional(),
    /** Absent: that of the code. */
    neutro: codeParameter.optional(),
  }),
  responses: {
    200: loadedRule,
    401: notSignedIn,
    404: refusal("catalogue-not-found", "model-unknown", "article-not-found"),
    400: invalidRequest,
  },
});
