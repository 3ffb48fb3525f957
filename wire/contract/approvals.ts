import { z } from "zod";
import { offerTerms } from "./offer-terms.ts";
import { idParameter, invalidRequest, notFound, notSignedIn, operation, refusal } from "./operation.ts";

/** A decision on discounts above a seller's limit. Percentages are decimal text with two decimals, amounts are in `currency`. */
export const approval = z
  .object({
    id: z.int(),
    project: z.object({ id: z.int(), description: z.string(), customerName: z.string() }),
    shop: z.string(),
    /** It covers this revision of the project and no other. */
    revision: z.int(),
    status: z.enum(["pending", "approved", "rejected"]),
    requestedBy: z.string(),
    requestedAt: z.iso.datetime(),
    reason: z.string(),
    /** The supervisor who was asked. */
    supervisor: z.object({ id: z.uuid(), name: z.string() }),
    decidedBy: z.string().nullable(),
    decidedAt: z.iso.datetime().nullable(),
    /** The supervisor's word; empty: none. */
    note: z.string(),
    currency: z.string(),
    gross: z.string(),
    discount: z.string(),
    /** The discount as a percentage of the goods' gross. */
    percent: z.string(),
    /** The limit of the person who asked, at that time. */
    limit: z.string(),
    /** True: the person who reads this may decide it. */
    canDecide: z.boolean(),
  })
  .meta({ id: "Approval" });
export type Approval = z.output<typeof approval>;

export const listApprovers = operation({
  id: "listApprovers",
  method: "GET",
  path: "/api/approvers",
  summary: "The supervisors who may approve discounts above one's limit",
  access: "user",
  responses: {
    200: z.object({ approvers: z.array(z.object({ id: z.uuid(), name: z.string() })) }),
    401: notSignedIn,
    403: refusal("forbidden"),
  },
});

export const requestApproval = operation({
  id: "requestApproval",
  method: "POST",
  path: "/api/projects/:id/approvals",
  summary: "Ask a supervisor to allow these discounts on the saved project",
  access: "offer.make",
  params: idParameter,
  body: z.object({
    terms: offerTerms,
    supervisorId: z.uuid(),
    reason: z.string().trim().min(1).max(1000),
  }),
  responses: {
    201: z.object({ approval }),
    401: notSignedIn,
    403: refusal("read-only", "forbidden"),
    404: notFound,
    /** Within the limit, or the same is asked already. */
    409: refusal("not-needed", "already-requested"),
    422: z.union([invalidRequest, refusal("invalid-terms", "unknown-supervisor")]),
  },
});

export const listApprovals = operation({
  id: "listApprovals",
  method: "GET",
  path: "/api/approvals",
  summary: "Approvals one asked for; for a supervisor, all of the shops in reach. Newest first, at most 200",
  access: "user",
  query: z.object({
    status: z.enum(["pending", "approved", "rejected"]).optional(),
    project: z.coerce.number<number | string>().int().positive().optional(),
  }),
  responses: {
    200: z.object({ approvals: z.array(approval) }),
    401: notSignedIn,
    403: refusal("forbidden"),
  },
});

export const decideApproval = operation({
  id: "decideApproval",
  method: "POST",
  path: "/api/approvals/:id/decision",
  summary: "Approve or reject; a rejection says why",
  access: "approval.decide",
  params: idParameter,
  body: z.object({ decision: z.enum(["approve", "reject"]), note: z.string().trim().max(1000).default("") }),
  responses: {
    200: z.object({ approval }),
    401: notSignedIn,
    403: refusal("forbidden"),
    404: notFound,
    409: refusal("already-decided"),
    422: z.union([invalidRequest, refusal("note-needed")]),
  },
});
