import { z } from "zod";
import { invalidRequest, notSignedIn, operation, refusal } from "./operation.ts";
import { recomputedErpLine } from "./recompute.ts";

const value = z.union([z.string().max(10_000), z.number(), z.boolean()]);
const values = z.record(z.string().max(200), value);
const ruleRow = z.object({ cod: z.string().max(200), value, src: z.string().max(1).optional() });

/** The data that a rule is calculated from (spec 2 §7 "evaluation data"), with the outside names of a row. */
const ruleData = z.object({
  catalog: z.string().min(1).max(60),
  /** Absent: the version in use. */
  version: z.string().max(80).optional(),
  /** Commercial model. */
  cmodel: z.string().min(1).max(200),
  /** Article as sold, or a neutro. */
  cod: z.string().min(1).max(200),
  /** The person's choices; rows of another source than `u` are derived and not read. */
  rule: z.array(ruleRow).max(1000).default([]),
  /** `COD=VALUE;…`, where there is no `rule`. */
  var: z.string().max(100_000).optional(),
  /** Choices of the model's header. */
  header: values.default({}),
  /** Values that a host imposes. */
  forced: values.default({}),
  /** ISO date; absent: today in the shop. */
  priceDate: z.iso.date().optional(),
});

const problem = z.object({
  code: z.string(),
  severity: z.enum(["info", "warn", "error"]),
  variable: z.string().optional(),
  message: z.string(),
});

export const recalculatedRule = z
  .object({
    catalog: z.string(),
    version: z.string(),
    /** Technical model. */
    model: z.string(),
    cmodel: z.string(),
    reg: z.string(),
    cod: z.string(),
    neutro: z.string(),
    /** Every visible variable in rule order with its final value and its source. */
    rule: z.array(ruleRow),
    var: z.string(),
    /** The choices to store, refused ones repaired. */
    choices: values,
    erp: z.array(recomputedErpLine),
    /** Sum of the lines that have a price, decimal text. */
    total: z.string(),
    /** Lines without a price. */
    unpricedLines: z.int(),
    problems: z.array(problem),
  })
  .meta({ id: "RecalculatedRule" });
export const recalculateRule = operation({
  id: "recalculateRule",
  method: "POST",
  path: "/api/rules/recalculate",
  summary:
    "Calculate the rule of one article anew from evaluation data: values, ERP lines and the shop's prices",
  access: "guest",
  body: ruleData,
  responses: {
    200: recalculatedRule,
    401: notSignedIn,
    404: refusal("unknown-catalogue", "unknown-model", "unknown-article"),
    422: invalidRequest,
    503: refusal("rule-too-slow"),
  },
});

export const evaluatedDivider = z
  .object({
    /** Canonical text of the division: repaired where a field could not be as it was sent. */
    value: z.string(),
    /** Each part from the left: its fields, its clear width and its left side in the article's frame, mm. */
    bays: z.array(z.object({ fields: values, left: z.number(), width: z.number() })),
    /** Of all parts with what stands between them, mm. */
    used: z.number(),
    /** The width to be filled, mm; null: the parts make it. */
    whole: z.number().nullable(),
    /** Why the division cannot be; of one part, from 0, or of the whole. Empty: it can. */
    faults: z.array(z.object({ bay: z.int().optional(), code: z.string(), message: z.string() })),
    /** Everything else that the rules say of the article with it. */
    problems: z.array(problem),
    /** Sum of the article's lines that have a price, decimal text. */
    total: z.string(),
    /** Lines without a price. */
    unpricedLines: z.int(),
  })
  .meta({ id: "EvaluatedDivider" });

/** The divider maker's result as the server sees it (spec 2 §7, "evaluate a divider"); nothing is stored. */
export const evaluateDivider = operation({
  id: "evaluateDivider",
  method: "POST",
  path: "/api/rules/divider",
  summary:
    "Evaluate a divider: the parts that it makes of an article, what its rules say of them, and the price",
  access: "guest",
  body: ruleData.extend({
    /** Code of the variable that holds the division. */
    divider: z.string().min(1).max(200),
    /** The division, one record a part. */
    value: z.string().max(10_000),
  }),
  responses: {
    200: evaluatedDivider,
    401: notSignedIn,
    404: refusal("unknown-catalogue", "unknown-model", "unknown-article", "unknown-divider"),
    422: invalidRequest,
    503: refusal("rule-too-slow"),
  },
});
