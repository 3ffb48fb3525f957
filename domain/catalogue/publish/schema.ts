import { z } from "zod";

/**
 * The authored shape of catalogue format 1 (catalogue.md §4, §5.7). Three kinds of authored value:
 * a condition (always a formula), a number or a formula giving one, a text with `{formula}` inside.
 */
const strict = z.strictObject;
const CODE = /^[A-Z0-9][A-Z0-9_.-]*$/;

const code = z
  .string("expected a code in quotes")
  .regex(CODE, "codes are capital letters, digits, _ . -")
  .max(40);
const variableCode = z
  .string()
  .regex(/^_?[A-Z][A-Z0-9_]*$/, "variable codes are capital letters, digits and _")
  .max(24);
const id = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9_-]*$/, "ids are letters, digits, _ and -, starting with a letter");
const local = z.string().regex(/^[a-z][A-Za-z0-9_]*$/, "names of loops and fields start with a small letter");
const formula = z.string("expected a formula (text)").min(1);
const condition = z
  .union([formula, z.boolean()], "expected a condition")
  .transform((value) => (typeof value === "boolean" ? String(value) : value));
const quantity = z.union([z.number(), formula], "expected a number or a formula");
const template = z.union([z.string(), z.number().transform(String)], "expected a text");
const language = z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/, "languages are written it, en, pt-BR");
const text = z.union([z.string(), z.record(language, z.string())], "expected a text or {it: …, en: …}");
const decimal = z
  .string("expected an amount in quotes")
  .regex(/^-?\d+(\.\d{1,4})?$/, "amounts are written '12.50'");
const quantity2 = z.tuple([quantity, quantity], "expected [a, b]");
const quantity3 = z.tuple([quantity, quantity, quantity], "expected [x, y, z]");
const numbers3 = z.tuple([z.number(), z.number(), z.number()], "expected three numbers");
const csvFile = z.string().regex(/\.csv$/, "expected a .csv file");
const scalar = z.union([z.string(), z.number(), z.boolean()], "expected a value");
const values = z.record(variableCode, scalar);

export const optionSchema = z
  .object({
    cod: z.union([z.string(), z.number().transform(String)]),
    des: text.optional(),
    image: z.string().optional(),
    color: z
      .string()
      .regex(/^(#[0-9a-fA-F]{6})?$/, "colours are written #rrggbb")
      .optional(),
    material: z.string().optional(),
    when: condition.optional(),
    because: text.optional(),
    from: z.iso.date("dates are written 2026-12-31").optional(),
    to: z.iso.date("dates are written 2026-12-31").optional(),
  })
  .catchall(z.union([z.string(), z.number()], "attributes are texts or numbers"));

const variableBase = {
  cod: variableCode,
  des: text.optional(),
  help: text.optional(),
  group: z.string().optional(),
  aliases: z.array(variableCode).optional(),
  visible: condition.optional(),
  readonly: condition.optional(),
  mandatory: z.boolean().optional(),
  inherit: z.union([z.boolean(), variableCode]).optional(),
  onInvalid: z.enum(["default", "nearest", "error"]).optional(),
  because: text.optional(),
};

const fieldType = z.union(
  [z.enum(["num", "str", "bool"]), strict({ options: z.array(z.string()).min(1) })],
  "expected num, str, bool or {options: […]}",
);

export const variableSchema = z.discriminatedUnion("kind", [
  strict({
    ...variableBase,
    kind: z.literal("option"),
    options: z.union([csvFile, z.array(optionSchema).min(1)], "expected a .csv file or a list of options"),
    only: condition.optional(),
    default: z.union([z.string(), z.number().transform(String)]).optional(),
  }),
  strict({
    ...variableBase,
    kind: z.literal("number"),
    unit: z.enum(["mm", "deg", "pcs", "kg", "m2", "none"]).default("none"),
    min: quantity.optional(),
    max: quantity.optional(),
    step: quantity.optional(),
    values: z.array(z.number()).min(1).optional(),
    decimals: z.number().int().min(0).max(4).default(1),
    offStep: condition.optional(),
    default: quantity.optional(),
  }),
  strict({
    ...variableBase,
    kind: z.literal("text"),
    maxLength: z.number().int().min(1).max(400).default(80),
    pattern: z.string().min(1).max(200).optional(),
    default: z.string().optional(),
  }),
  strict({ ...variableBase, kind: z.literal("boolean"), default: condition.optional() }),
  strict({
    ...variableBase,
    kind: z.literal("dclass"),
    dclass: code,
    fields: z.record(local, fieldType),
    accumulate: z.record(local, formula).default({}),
    minItems: z.number().int().min(0).default(0),
    maxItems: z.number().int().min(1).max(200).default(60),
    each: z.array(strict({ id, check: condition, because: text })).default([]),
    default: z.string().default(""),
  }),
]);
export type AuthoredVariable = z.infer<typeof variableSchema>;

const repeat = z.union(
  [strict({ as: local, from: quantity, to: quantity }), strict({ as: local, over: variableCode })],
  "expected {as, from, to} or {as, over}",
);
const axis = z.enum(["x", "y", "z"]);
const partBase = {
  id,
  when: condition.optional(),
  repeat: repeat.optional(),
  at: quantity3.default([0, 0, 0]),
  rot: quantity3.optional(),
  layer: z.string().optional(),
  material: template.optional(),
  name: text.optional(),
  open: z
    .union(
      [strict({ kind: z.enum(["hinge", "slide"]), axis: template, amount: quantity }), strict({ with: id })],
      "expected {kind, axis, amount} or {with}",
    )
    .optional(),
};
const solidParts = [
  strict({
    ...partBase,
    type: z.literal("panel"),
    size: quantity3,
    grain: z.enum(["x", "y", "z", "none"]).default("none"),
    edges: z.string().optional(),
    cut: z.boolean().default(true),
  }),
  strict({ ...partBase, type: z.literal("box"), size: quantity3 }),
  strict({ ...partBase, type: z.literal("cylinder"), r: quantity, h: quantity, axis: axis.default("y") }),
  strict({
    ...partBase,
    type: z.literal("extrusion"),
    profile: z.array(quantity2).min(3),
    length: quantity,
    axis: axis.default("x"),
  }),
  strict({
    ...partBase,
    type: z.literal("mesh"),
    file: template,
    size: quantity3.optional(),
    mirror: condition.optional(),
  }),
] as const;
const solidPartSchema = z.discriminatedUnion("type", solidParts);
/** A part that is a solid of its own. */
export type AuthoredPart = z.infer<typeof solidPartSchema>;

const macroUse = strict({
  id,
  type: z.literal("macro"),
  macro: code,
  when: condition.optional(),
  repeat: repeat.optional(),
  at: quantity3.default([0, 0, 0]),
  layer: z.string().optional(),
  material: template.optional(),
  open: strict({ with: id }).optional(),
  with: z
    .record(variableCode, z.union([z.number(), z.string(), z.boolean()], "expected a value"))
    .default({}),
});
export type AuthoredMacroUse = z.infer<typeof macroUse>;
export const partSchema = z.discriminatedUnion("type", [...solidParts, macroUse]);

const parameterType = z.enum(["num", "str", "bool"]);
/** Parts that articles repeat, with parameters (catalogue.md §4.5). */
export const macroSchema = strict({
  cod: code,
  params: z
    .record(
      variableCode,
      z.union(
        [
          parameterType.transform((type) => ({ type, default: undefined })),
          strict({ type: parameterType, default: z.union([z.number(), z.string(), z.boolean()]).optional() }),
        ],
        "expected num, str, bool or {type, default}",
      ),
    )
    .default({}),
  calc: z.record(variableCode, quantity).default({}),
  parts: z.array(solidPartSchema).min(1),
});
export type AuthoredMacro = z.infer<typeof macroSchema>;

const anchorKinds = ["side", "back", "floor", "ceiling", "top", "front", "inside", "wall-opening"] as const;
const priceRef = z.union(
  [
    strict({ matrix: code, keys: z.array(quantity).min(1).max(2) }),
    strict({ item: template }),
    strict({ none: z.literal(true) }),
  ],
  "expected {matrix, keys}, {item} or {none: true}",
);
const yields = { id, gives: variableCode, because: text };

export const articleSchema = strict({
  neutro: code,
  des: text,
  tags: z.array(z.string()).default([]),
  mount: z.enum(["floor", "wall", "ceiling", "worktop", "inside", "wall-opening", "free"]).default("floor"),
  elevation: quantity.default(0),
  use: z
    .array(
      z.union([variableCode, z.looseObject({ cod: variableCode })], "expected a variable code or {cod, …}"),
    )
    .default([]),
  /** Checked one by one after overrides are merged (`variableSchema`). */
  variables: z.array(z.looseObject({ cod: variableCode })).default([]),
  const: z.record(variableCode, z.number("expected a number; formulas go under calc")).default({}),
  calc: z.record(variableCode, quantity).default({}),
  constraints: z
    .array(
      z.union(
        [
          strict({ ...yields, forbid: condition }),
          strict({ ...yields, require: condition }),
          strict({ ...yields, table: csvFile }),
        ],
        "expected {id, forbid or require or table, gives, because}",
      ),
    )
    .default([]),
  groups: z
    .array(
      strict({
        cod: z
          .string("expected a group code in quotes, e.g. '001'")
          .regex(/^\d{3}(-\d{3})?$/, "groups are '001' or '001-002'"),
        des: text,
        when: condition.optional(),
      }),
    )
    .default([]),
  box: quantity3,
  parts: z.array(partSchema).default([]),
  anchors: z
    .array(
      strict({
        id,
        kind: z.enum(anchorKinds),
        at: quantity3,
        dir: numbers3,
        size: quantity2.optional(),
        accepts: z.array(z.string()).optional(),
        when: condition.optional(),
        dist: quantity.optional(),
      }),
    )
    .default([]),
  plan: z
    .array(
      strict({
        type: z.enum(["rect", "line", "arc", "poly", "text"]),
        pts: z.array(quantity2).min(1),
        r: quantity.optional(),
        a0: quantity.optional(),
        a1: quantity.optional(),
        text: template.optional(),
        style: z.enum(["outline", "thin", "dashed", "fill"]).default("outline"),
        when: condition.optional(),
      }),
    )
    .default([]),
  clearances: z
    .array(
      strict({
        id,
        when: condition.optional(),
        at: quantity3,
        size: quantity3,
        severity: z.enum(["info", "warn", "block"]).default("warn"),
        because: text,
      }),
    )
    .default([]),
  erp: z
    .array(
      strict({
        id,
        cod: template,
        des: text.optional(),
        qt: quantity.default(1),
        um: z.enum(["pc", "m", "m2", "kg", "set"]).default("pc"),
        level: z.union([z.literal(0), z.literal(1), z.literal(2)], "level is 0, 1 or 2").default(0),
        when: condition.optional(),
        repeat: repeat.optional(),
        var: z.array(variableCode).default([]),
        extra: z.record(variableCode, template).default({}),
        price: priceRef.optional(),
        surcharges: z.array(code).default([]),
        discountable: z.boolean().default(true),
      }),
    )
    .default([]),
  opening: strict({ w: quantity, h: quantity, sill: quantity.default(0) }).optional(),
  skipBasket: condition.optional(),
});
export type AuthoredArticle = z.infer<typeof articleSchema>;

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
export const automaticSchema = z.discriminatedUnion("kind", [
  strict({
    ...automaticBase,
    ...alongRun,
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
  strict({ ...automaticBase, ...alongRun, kind: z.literal("end"), width: quantity }),
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

const share = z.number().min(0).max(1);
export const materialSchema = strict({
  cod: z.string().regex(/^[a-z0-9][a-z0-9_-]*$/i, "material codes are letters, digits, _ and -"),
  des: text.optional(),
  color: z.string().regex(/^#[0-9a-fA-F]{6}$/, "colours are written '#rrggbb'"),
  roughness: share.default(0.6),
  metalness: share.default(0),
  opacity: share.default(1),
  pattern: z.enum(["plain", "wood", "stone", "concrete", "brushed", "tile", "fabric"]).default("plain"),
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

export const catalogueSchema = strict({
  format: z.literal(1, "this version reads format: 1"),
  cod: code,
  des: text,
  version: z.union([z.string(), z.number().transform(String)]),
  local: z.boolean().default(false),
  languages: z.array(language).min(1),
  currency: z.string().regex(/^[A-Z]{3}$/, "currencies are written EUR"),
  models: z.array(code).min(1),
  articles: z.array(code),
  auto: z.array(code).default([]),
  galleries: z.array(code).default([]),
  priceLists: z.array(code).default([]),
  tables: z.array(tableSchema).default([]),
  dclass: z.record(code, strict({ comp: z.string(), des: text })).default({}),
  services: z.string().optional(),
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
