import { z } from "zod";
import {
  idParameter,
  noContent,
  notFound,
  notSignedIn,
  operation,
  refusal,
  repeatableRequest,
  staleAnswers,
  startsFromRevision,
} from "./operation.ts";
import { projectStatus, projectSummary } from "./projects.ts";

/** A deleted project that can still be brought back. */
export const binnedProject = z
  .object({
    id: z.int(),
    description: z.string(),
    customerName: z.string(),
    status: projectStatus,
    shop: z.string(),
    currency: z.string(),
    /** What this person reads as its total; null: there is none. */
    payable: z.string().nullable(),
    revision: z.int(),
    deletedAt: z.iso.datetime(),
    /** Empty: a guest, or not known. */
    deletedBy: z.string(),
    /** When it goes for good. */
    goesAt: z.iso.datetime(),
    /** Days until then, begun ones counted; at least 1. */
    daysLeft: z.int(),
    can: z.object({ restore: z.boolean(), deleteForGood: z.boolean() }),
  })
  .meta({ id: "BinnedProject" });
export type BinnedProject = z.output<typeof binnedProject>;

export const listBin = operation({
  id: "listBin",
  method: "GET",
  path: "/api/bin",
  summary: "The deleted projects that may be seen, last deleted first, in pages",
  access: "guest",
  query: z.object({
    /** `next` of the page before. */
    cursor: z.string().max(4000).optional(),
    limit: z.coerce.number<number | string>().int().min(1).max(100).default(25),
  }),
  responses: {
    200: z.object({ projects: z.array(binnedProject), next: z.string().nullable() }),
    400: refusal("invalid-cursor"),
    401: notSignedIn,
  },
});

export const restoreProject = operation({
  id: "restoreProject",
  method: "POST",
  path: "/api/bin/:id/restore",
  summary:
    "Bring a deleted project back with everything it had; repeated with the same save id it answers the same again",
  access: "project.delete",
  params: idParameter,
  headers: repeatableRequest,
  responses: {
    200: z.object({ summary: projectSummary }),
    401: notSignedIn,
    403: refusal("read-only", "forbidden"),
    404: notFound,
    409: refusal("save-id-used"),
  },
});

export const deleteProjectForGood = operation({
  id: "deleteProjectForGood",
  method: "DELETE",
  path: "/api/bin/:id",
  summary:
    "Erase a project of the bin before its time; repeated with the same save id it answers the same again",
  access: "project.deleteForGood",
  params: idParameter,
  headers: startsFromRevision.extend(repeatableRequest.shape),
  responses: {
    204: noContent,
    401: notSignedIn,
    403: refusal("read-only", "forbidden"),
    404: notFound,
    409: refusal("save-id-used"),
    412: staleAnswers[412],
    428: staleAnswers[428],
  },
});
