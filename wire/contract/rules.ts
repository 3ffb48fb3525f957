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
    problems: z.array(
      z.object({
        code: z.string(),
        severity: z.enum(["info", "warn", "error"]),
        variable: z.string().optional(),
        message: z.string(),
      }),
    ),
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
