import { ROOM_KINDS } from "@stanza/catalogue";
import { z } from "zod";
import {
  code,
  condition,
  csvFile,
  decimal,
  id,
  language,
  numbers3,
  quantity,
  strict,
  template,
  text,
  values,
  variableCode,
} from "./schema-values.ts";

export const modelSchema = strict({
  cod: code,
  basemodel: code,
  des: text,
  fldef: z.boolean().default(false),
  image: z.string().optional(),
  forcedvariants: values.default({}),
  defaultvariants: values.default({}),
  header: strict({
    variables: z.array(variableCode),
    out: strict({ cModel: template, model: template, reg: template }),
  }),
  tree: z.string(),
});
export type AuthoredModel = z.infer<typeof modelSchema>;

const entry = strict({
  cod: code,
  neutro: code,
  des: text.optional(),
  preset: values.default({}),
  image: z.string().optional(),
});
export const treeNodeSchema = strict({
  cod: code,
  des: text,
  image: z.string().optional(),
  /** Condition over the variables of the model's header. */
  when: condition.optional(),
  get nodes() {
    return z.array(treeNodeSchema).default([]);
  },
  articles: z.array(entry).default([]),
});
export type AuthoredTreeNode = z.infer<typeof treeNodeSchema>;

const automaticBase = {
  cod: code,
  des: text,
  source: strict({ tag: z.string(), anchor: id.optional() }),
  when: condition.optional(),
  article: code,
  set: z.record(variableCode, quantity),
};
const alongRun = { joinGap: z.number().min(0).default(5), same: z.array(z.string()).default([]) };
const overOthers = { over: z.string().optional() };
export const automaticSchema = z.discriminatedUnion("kind", [
  strict({
    ...automaticBase,
    ...alongRun,
    ...overOthers,
    kind: z.literal("run"),
    maxLength: quantity.optional(),
    overhang: strict({
      start: quantity.default(0),
      end: quantity.default(0),
      front: quantity.default(0),
    }).optional(),
  }),
  strict({
    ...automaticBase,
    same: alongRun.same,
    kind: z.literal("gap"),
    gap: strict({
      min: z.number().min(1).default(5),
      max: z.number().min(1),
      walls: z.boolean().default(true),
      neighbours: z.boolean().default(true),
    }),
  }),
  strict({ ...automaticBase, ...alongRun, ...overOthers, kind: z.literal("end"), width: quantity }),
  strict({
    ...automaticBase,
    kind: z.literal("cutout"),
    into: code,
    hole: strict({ w: quantity, d: quantity }),
  }),
]);
export type AuthoredAutomatic = z.infer<typeof automaticSchema>;

export const gallerySchema = strict({
  cod: code,
  des: text,
  note: text.optional(),
  room: z.enum(ROOM_KINDS).optional(),
  style: text.optional(),
  image: z.string().optional(),
  model: code,
  header: values.default({}),
  rows: z
    .array(
      strict({
        id,
        article: code,
        var: values.default({}),
        at: numbers3.optional(),
        rotY: z.number().default(0),
        snap: strict({ to: id, my: id, their: id }).optional(),
      }),
    )
    .min(1),
});

export const priceListSchema = strict({
  cod: code,
  des: text,
  currency: z.string().regex(/^[A-Z]{3}$/, "currencies are written EUR"),
  validFrom: z.iso.date("dates are written 2026-12-31"),
  validTo: z.iso.date("dates are written 2026-12-31").optional(),
  base: strict({
    list: code,
    factor: z
      .string("expected a factor in quotes")
      .regex(/^\d+(\.\d{1,6})?$/, "factors are written '0.9500'"),
  }).optional(),
  rounding: strict({
    unit: decimal,
    mode: z.enum(["half-up", "half-even", "up"]).default("half-up"),
  }).default({
    unit: "0.01",
    mode: "half-up",
  }),
  items: csvFile.optional(),
  matrices: z
    .array(
      strict({
        cod: code,
        file: csvFile,
        /** Three keys: the file's first column is the first key, its second the second, its header the third. */
        layers: z.enum(["exact", "up"]).optional(),
        rows: z.enum(["exact", "up"]).default("up"),
        cols: z.enum(["exact", "up"]).default("exact"),
      }),
    )
    .default([]),
  surcharges: csvFile.optional(),
});
export type AuthoredPriceList = z.infer<typeof priceListSchema>;

export const serviceSchema = strict({
  cod: code,
  des: text,
  when: condition.optional(),
  price: z.union(
    [
      strict({ fixed: decimal }),
      strict({ percentOfGoods: decimal, min: decimal.optional() }),
      strict({ perUnit: decimal, qt: z.number() }),
    ],
    "expected {fixed}, {percentOfGoods, min} or {perUnit, qt}",
  ),
  vat: decimal.optional(),
});

/** Words by language that stand for articles; which articles there are is checked when the models are read. */
export const synonymSchema = strict({
  words: z.record(language, z.array(z.string().max(60)).min(1)),
  articles: z.array(code).min(1),
});

const share = z.number().min(0).max(1);
export const materialSchema = strict({
  cod: z.string().regex(/^[a-z0-9][a-z0-9_-]*$/i, "material codes are letters, digits, _ and -"),
  des: text.optional(),
  color: z.string().regex(/^#[0-9a-fA-F]{6}$/, "colours are written '#rrggbb'"),
  roughness: share.default(0.6),
  metalness: share.default(0),
  opacity: share.default(1),
  pattern: z
    .enum([
      "plain",
      "wood",
      "stone",
      "granite",
      "concrete",
      "brushed",
      "tile",
      "metro",
      "zellige",
      "sticks",
      "fabric",
      "leather",
    ])
    .default("plain"),
  accent: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/, "colours are written '#rrggbb'")
    .optional(),
});

export const tableSchema = strict({
  cod: z.string().regex(/^[A-Z][A-Z0-9_]*$/, "table codes are capital letters, digits and _"),
  file: csvFile,
  in: z
    .array(
      strict({
        col: z.string(),
        type: z.enum(["num", "str"]),
        match: z.enum(["exact", "up", "down"]).default("exact"),
      }),
    )
    .min(1),
  out: z.string(),
  outType: z.enum(["num", "str"]).default("num"),
  else: z.union([z.string(), z.number()]).optional(),
});
export type AuthoredTable = z.infer<typeof tableSchema>;

const VERSION = "versions are one to four numbers with points between them, in quotes: '2026.1'";
const version = z.union(
  [
    z.string().regex(/^\d+(\.\d+){0,3}([-+][0-9A-Za-z.-]+)?$/, VERSION),
    // YAML reads 2026.10 as the number 2026.1.
    z.int().transform(String),
  ],
  VERSION,
);

export const catalogueSchema = strict({
  format: z.literal(1, "this version reads format: 1"),
  cod: code,
  des: text,
  version,
  local: z.boolean().default(false),
  languages: z.array(language).min(1),
  currency: z.string().regex(/^[A-Z]{3}$/, "currencies are written EUR"),
  models: z.array(code).min(1),
  articles: z.array(code),
  auto: z.array(code).default([]),
  galleries: z.array(code).default([]),
  otherTags: z.array(z.string()).default([]),
  priceLists: z.array(code).default([]),
  tables: z.array(tableSchema).default([]),
  dclass: z.record(code, strict({ comp: z.string().min(1).optional(), des: text })).default({}),
  services: z.string().optional(),
  synonyms: z.string().optional(),
  materials: z.string().optional(),
});
export type AuthoredCatalogue = z.infer<typeof catalogueSchema>;

export const goldenTestSchema = strict({
  name: z.string(),
  article: code,
  model: code,
  header: values.default({}),
  var: values.default({}),
  list: code.optional(),
  expect: strict({
    var: values.optional(),
    erp: z
      .array(
        strict({
          cod: z.string(),
          qt: z.number().optional(),
          punit: decimal.optional(),
          level: z.number().optional(),
        }),
      )
      .optional(),
    total: decimal.optional(),
    issues: z.array(z.string()).optional(),
    notAllowed: z.record(variableCode, z.array(z.string())).optional(),
    box: numbers3.optional(),
    parts: z.number().optional(),
  }),
});
export type GoldenTest = z.infer<typeof goldenTestSchema>;
