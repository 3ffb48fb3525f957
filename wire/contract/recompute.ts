import { z } from "zod";
import { idParameter, invalidRequest, notFound, notSignedIn, operation, refusal } from "./operation.ts";
import { projectTotals } from "./projects.ts";

/** A row as a recompute names it (spec 1 §7, spec 2 §7). Only `uniqueid` is read: what a row is and costs, the server knows better. */
const reducedRow = z.object({
  uniqueid: z.string().min(1).max(200),
  boxid: z.string().optional(),
  catalog: z.string().optional(),
  model: z.string().optional(),
  cmodel: z.string().optional(),
  neutro: z.string().optional(),
  erp: z.array(z.unknown()).optional(),
});

/** An ERP line with its price. */
export const recomputedErpLine = z.object({
  id: z.string(),
  cod: z.string(),
  /** Per piece of the row, decimal text. */
  qt: z.string(),
  /** Decimal text; absent: the line itself has no price. */
  punit: z.string().optional(),
  /** `COD=VAL;…` */
  var: z.string(),
  level: z.number(),
});

const recomputedRow = z.object({ uniqueid: z.string(), erp: z.array(recomputedErpLine) });

export const recomputation = z
  .object({
    /** The rows that were asked for, else all, generated ones too. */
    rows: z.array(recomputedRow),
    /** ISO date that the prices are of: today's where the status lets them follow the lists. */
    priceDate: z.string(),
    totals: projectTotals,
    /** The revision of the document that was recomputed; a recompute makes none. */
    revision: z.int(),
  })
  .meta({ id: "Recomputation" });
export type Recomputation = z.output<typeof recomputation>;

export const recomputeProject = operation({
  id: "recomputeProject",
  method: "POST",
  path: "/api/projects/:id/recompute",
  summary: "Evaluate and price the stored project anew, with today's prices where its status allows",
  access: "project.save",
  params: idParameter,
  body: z.object({
    /** Rows to answer; absent: all. */
    rows: z.array(reducedRow).max(10_000).optional(),
    /** Lets the uploaded picture of the project give way to one that the server draws. */
    overwriteImg: z.boolean().optional(),
  }),
  responses: {
    200: recomputation,
    401: notSignedIn,
    403: refusal("read-only", "forbidden"),
    404: notFound,
    422: invalidRequest,
  },
});
