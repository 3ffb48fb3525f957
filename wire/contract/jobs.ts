import { z } from "zod";
import { noContent, notFound, notSignedIn, operation, refusal } from "./operation.ts";

/** Work that goes on after the answer. */
export const job = z
  .object({
    id: z.uuid(),
    kind: z.string(),
    state: z.enum(["queued", "running", "done", "failed", "cancelled"]),
    /** 0 … 1. */
    progress: z.number(),
    /** The step at work: `revaluate`, `saving`, `views`, `report` for an offer. */
    step: z.string(),
    /** Grows with every change; give it back as `since`. */
    rev: z.int(),
    /** An offer job gives `{ offerId, number }` from `saving` on. */
    result: z.record(z.string(), z.unknown()).optional(),
    error: z.object({ code: z.string(), message: z.string() }).optional(),
  })
  .meta({ id: "Job" });
export type Job = z.output<typeof job>;

const jobParameter = z.object({ id: z.uuid() });

export const getJob = operation({
  id: "getJob",
  method: "GET",
  path: "/api/jobs/:id",
  summary: "A job; with `wait` it answers when the job is past `since`, or 204 when the time is up",
  access: "job.follow",
  params: jobParameter,
  query: z.object({
    /** Seconds. */
    wait: z.coerce.number<number | string>().min(0).max(25).default(0),
    since: z.coerce.number<number | string>().int().min(0).default(0),
  }),
  responses: { 200: job, 204: noContent, 401: notSignedIn, 404: notFound },
});

export const cancelJob = operation({
  id: "cancelJob",
  method: "DELETE",
  path: "/api/jobs/:id",
  summary: "Stop a job that has not ended; what it has already frozen stays",
  access: "job.follow",
  params: jobParameter,
  responses: { 204: noContent, 401: notSignedIn, 404: notFound, 409: refusal("already-ended") },
});
