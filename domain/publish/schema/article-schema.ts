import { z } from "zod";
import { closetSchema } from "./closet-schema.ts";
import {
  code,
  condition,
  csvFile,
  formula,
  id,
  local,
  numbers3,
  quantity,
  quantity2,
  quantity3,
  repeat,
  strict,
  template,
  text,
  variableCode,
} from "./schema-values.ts";

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
  .catchall(z.union([z.string(), z.number(), z.boolean()], "attributes are texts, numbers, true or false"));

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
  erp: z.boolean().optional(),
  onInvalid: z.enum(["default", "nearest", "error"]).optional(),
  because: text.optional(),
};

const unit = z.enum(["mm", "deg", "pcs", "kg", "m2", "none"]);
const decimals = z.number().int().min(0).max(4);
const fieldTypes = z.enum(["num", "str", "bool"]);
const fieldType = z.union(
  [
    fieldTypes,
    strict({
      type: z.literal("num"),
      des: text.optional(),
      unit: unit.optional(),
      min: quantity.optional(),
      max: quantity.optional(),
      step: quantity.optional(),
      decimals: decimals.optional(),
      default: z.number().optional(),
    }),
    strict({ type: z.literal("str"), des: text.optional(), default: z.string().optional() }),
    strict({ type: z.literal("bool"), des: text.optional(), default: z.boolean().optional() }),
    strict({
      options: z
        .array(
          z.union([
            z.string(),
            strict({ cod: z.string(), des: text, with: z.record(local, z.number()).optional() }),
          ]),
        )
        .min(1),
      des: text.optional(),
      default: z.string().optional(),
    }),
  ],
  "expected num, str, bool, {type, des, …} or {options: […]}",
);

export const variableSchema = z.discriminatedUnion("kind", [
  strict({
    ...variableBase,
    kind: z.literal("option"),
    options: z.union([csvFile, z.array(optionSchema).min(1)], "expected a .csv file or a list of options"),
    only: condition.optional(),
    front: z.boolean().optional(),
    default: z.union([z.string(), z.number().transform(String)]).optional(),
  }),
  strict({
    ...variableBase,
    kind: z.literal("number"),
    unit: unit.default("none"),
    min: quantity.optional(),
    max: quantity.optional(),
    step: quantity.optional(),
    values: z.array(z.number()).min(1).optional(),
    decimals: decimals.default(1),
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
      [
        strict({
          kind: z.enum(["hinge", "slide"]),
          axis: template,
          amount: quantity,
          towards: template.optional(),
        }),
        strict({ with: id }),
      ],
      "expected {kind, axis, amount, towards} or {with}",
    )
    .optional(),
};
const solidParts = [
  strict({
    ...partBase,
    type: z.literal("panel"),
    size: quantity3,
    grain: z.enum(["x", "y", "z", "none"]).default("none"),
    edges: z
      .string()
      .regex(/^[LRTBFD]*$/, "expected letters of L, R, T, B, F and D")
      .optional(),
    cut: z.boolean().default(true),
  }),
  strict({ ...partBase, type: z.literal("box"), size: quantity3 }),
  strict({ ...partBase, type: z.literal("cylinder"), r: quantity, h: quantity, axis: axis.default("y") }),
  strict({
    ...partBase,
    type: z.literal("revolution"),
    profile: z.array(quantity2).min(2),
    axis: axis.default("y"),
  }),
  strict({
    ...partBase,
    type: z.literal("extrusion"),
    profile: z.array(quantity2).min(3),
    length: quantity,
    axis: axis.default("x"),
    grain: z.enum(["x", "y", "z", "none"]).optional(),
    cut: z.boolean().optional(),
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
/** A part that is a solid itself, not the use of a macro. */
export type AuthoredPart = z.infer<typeof solidPartSchema>;

const macroUse = strict({
  id,
  type: z.literal("macro"),
  macro: code,
  when: condition.optional(),
  repeat: repeat.optional(),
  at: quantity3.default([0, 0, 0]),
  rot: quantity3.optional(),
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
  parts: z.array(partSchema).min(1),
});
export type AuthoredMacro = z.infer<typeof macroSchema>;

const anchorKinds = ["side", "back", "floor", "ceiling", "top", "front", "inside", "wall-opening"] as const;
const priceRef = z.union(
  [
    strict({ matrix: code, keys: z.array(quantity).min(1).max(3) }),
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
        help: text.optional(),
        image: z.string().optional(),
        after: z.string().optional(),
      }),
    )
    .default([]),
  box: quantity3,
  weight: quantity.optional(),
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
  closet: closetSchema.optional(),
});
export type AuthoredArticle = z.infer<typeof articleSchema>;
