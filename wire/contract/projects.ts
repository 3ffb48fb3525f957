import type { StoredProject } from "@stanza/codecs";
import { PROJECT_STATUSES } from "@stanza/project";
import { z } from "zod";
import {
  documentProblem,
  domainValue,
  idParameter,
  invalidRequest,
  noContent,
  notFound,
  notSignedIn,
  operation,
  refusal,
  repeatableRequest,
  staleAnswers,
  startsFromRevision,
} from "./operation.ts";

import { PROJECT_SORTS } from "./project-sorts.ts";

export const projectStatus = z.enum(PROJECT_STATUSES);

/** The stored project of `@stanza/codecs`; checked there, kept byte for byte. */
export const storedDocument = domainValue<StoredProject>(
  "StoredProject",
  "A project with the outside names of the specification; fields that are not known are kept",
);

export const projectSummary = z
  .object({
    /** Shown to people, and the id in addresses. */
    id: z.int(),
    /** The text as typed, a tilde included. */
    description: z.string(),
    /** Id of the CRM order that the project is linked to; empty: none. Only `linkCrmOrder` sets it. */
    crmOrder: z.string(),
    status: projectStatus,
    /** True: it has been saved as an offer. */
    isOffer: z.boolean(),
    customerName: z.string(),
    shop: z.string(),
    priceListCodes: z.array(z.string()),
    currency: z.string(),
    /** All goods before discounts in `currency` as decimal text, the server's own; null: nothing could be priced. */
    total: z.string().nullable(),
    /**
     * The amount that the client would pay, taxes in it: without optional rows, with those that the client has taken. null: the terms allow
     * no total. People who sell nothing get the total of their design, until they have accepted an offer.
     */
    payable: z.string().nullable(),
    /** ISO date. */
    priceDate: z.string().nullable(),
    revision: z.int(),
    updatedAt: z.iso.datetime(),
    /** Empty: a guest. */
    updatedBy: z.string(),
    /** False: there is nothing to see of it. */
    hasPicture: z.boolean(),
    isReadOnly: z.boolean(),
    /** The person who goes on with it; null: nobody in particular. */
    assignedTo: z.object({ id: z.uuid(), name: z.string() }).nullable(),
    can: z.object({
      save: z.boolean(),
      delete: z.boolean(),
      offer: z.boolean(),
      /** The statuses to which this person may move it; its own among them: it may go to somebody else. */
      statuses: z.array(projectStatus),
    }),
  })
  .meta({ id: "ProjectSummary" });
export type ProjectSummary = z.output<typeof projectSummary>;

/** Where an article stood when its project was last evaluated, mm in the room frame; its place may be another in the document by now. */
export const rowBox = z
  .object({
    row: z.string(),
    at: z.tuple([z.number(), z.number(), z.number()]),
    /** Degrees. */
    rotY: z.number(),
    /** Width, height and depth. */
    size: z.tuple([z.number(), z.number(), z.number()]),
  })
  .meta({ id: "RowBox" });
export type RowBox = z.output<typeof rowBox>;

/** The server's own totals; amounts are decimal text. */
export const projectTotals = z
  .object({
    currency: z.string(),
    gross: z.string(),
    payable: z.string().optional(),
    /** What people who sell nothing read: the goods at retail prices with tax. Absent in revisions from before it was kept. */
    retail: z.string().optional(),
    unpricedLines: z.int(),
    /** Rows that could not be evaluated: shown to the person, never dropped. */
    failedRows: z.array(z.object({ row: z.string(), code: z.string(), message: z.string() })),
  })
  .meta({ id: "ProjectTotals" });
export type ProjectTotals = z.output<typeof projectTotals>;

/** A project with its document, as it is opened. */
export const openedProject = z.object({
  summary: projectSummary,
  document: storedDocument,
  revision: z.int(),
  /** Hex SHA-256 of the document's JSON text. */
  contentHash: z.string(),
  /** What is known of the articles before their catalogues are there, to be shown meanwhile. Absent of revisions from before it was kept. */
  boxes: z.array(rowBox).optional(),
});

const invalidProject = z.object({
  error: z.enum(["invalid-project", "invalid-request"]),
  message: z.string(),
  details: z.array(documentProblem),
});

export const createProject = operation({
  id: "createProject",
  method: "POST",
  path: "/api/projects",
  summary: "Create a project, empty or from a document",
  access: "project.create",
  headers: z.looseObject({ "x-save-id": z.uuid().optional() }),
  body: z.object({
    description: z.string().max(500),
    document: storedDocument.optional(),
  }),
  responses: {
    201: openedProject,
    401: notSignedIn,
    403: refusal("forbidden"),
    413: refusal("too-large"),
    422: invalidProject,
  },
});

export const listProjects = operation({
  id: "listProjects",
  method: "GET",
  path: "/api/projects",
  summary: "Projects that may be seen, in an order and in pages",
  access: "guest",
  query: z.object({
    /**
     * Words or parts of words, each of which the description, the customer's name, the id or the CRM order has, whatever its case and
     * accents; or the number of an offer.
     */
    search: z.string().max(200).optional(),
    status: projectStatus.optional(),
    /** Absent: newest change first. */
    sort: z.enum(PROJECT_SORTS).optional(),
    /** `next` of the page before. */
    cursor: z.string().max(4000).optional(),
    limit: z.coerce.number<number | string>().int().min(1).max(100).default(25),
  }),
  responses: {
    200: z.object({
      projects: z.array(projectSummary),
      next: z.string().nullable(),
      /** How many the search finds by status, whichever status is asked for; without those that it finds none of. */
      counts: z.partialRecord(projectStatus, z.int()),
      /** The statuses of which it may find more than it counted: counting ends at a thousand. */
      moreOf: z.array(projectStatus),
    }),
    400: refusal("invalid-cursor"),
    401: notSignedIn,
  },
});

export const getProject = operation({
  id: "getProject",
  method: "GET",
  path: "/api/projects/:id",
  summary: "A project with its document; ETag is the revision",
  access: "project.read",
  params: idParameter,
  responses: { 200: openedProject, 401: notSignedIn, 404: notFound },
});

export const saveProject = operation({
  id: "saveProject",
  method: "PUT",
  path: "/api/projects/:id",
  summary:
    "Save a document on top of the revision it started from; repeated with the same save id it answers the same again",
  access: "project.save",
  params: idParameter,
  headers: startsFromRevision.extend({ "x-save-id": z.uuid().optional() }),
  body: z.object({
    document: storedDocument,
    /** Saves it as an offer: it is marked so, and its status becomes `offer` where the person may change it to that. */
    as: z.literal("offer").optional(),
    /** The totals as the client computes them; the server computes again and stores the server's result. */
    totals: z.unknown().optional(),
  }),
  responses: {
    200: z.object({
      revision: z.int(),
      savedAt: z.iso.datetime(),
      /** "Saved" may be shown only if this equals the hash of the document that was sent. */
      contentHash: z.string(),
      /** True: this save id had been stored before and nothing was written again. */
      replay: z.boolean(),
      totals: projectTotals,
      /** The project's status after this save. */
      status: projectStatus,
      isOffer: z.boolean(),
    }),
    401: notSignedIn,
    403: refusal("read-only", "forbidden"),
    404: notFound,
    412: staleAnswers[412],
    413: refusal("too-large"),
    422: invalidProject,
    428: refusal("revision-required", "save-id-required"),
  },
});

export const cloneProject = operation({
  id: "cloneProject",
  method: "POST",
  path: "/api/projects/:id/clone",
  summary:
    "Make a new project of one's own from another, or from the document that is open on it; repeated with the same save id it makes one",
  access: "project.clone",
  params: idParameter,
  headers: z.looseObject({ "x-save-id": z.uuid().optional() }),
  body: z.object({
    /** The document that is open and perhaps not saved; absent: the project as it is stored. */
    document: storedDocument.optional(),
    /** The revision whose document is copied, e.g. the one that an offer was made of; not together with `document`. */
    revision: z.int().positive().optional(),
    /** Absent: `copia` and the original's description, or its id. */
    description: z.string().max(500).optional(),
    /**
     * `copy` goes on with the same customer, where the person owns the original. `template`, and every clone of another person's project,
     * leaves the customer's data, what was agreed with them and all free texts behind.
     */
    as: z.enum(["copy", "template"]).default("copy"),
  }),
  responses: {
    201: openedProject,
    401: notSignedIn,
    403: refusal("forbidden"),
    404: notFound,
    413: refusal("too-large"),
    422: invalidProject,
    428: refusal("save-id-required"),
  },
});

export const linkCrmOrder = operation({
  id: "linkCrmOrder",
  method: "PUT",
  path: "/api/projects/:id/crm-order",
  summary: "Link a project to an order of the CRM, or to none; the only way in which that happens",
  access: "project.linkCrm",
  params: idParameter,
  body: z.object({
    /** The order's id, without tilde, spaces or control characters; null: none. */
    order: z
      .string()
      .regex(/^[^~\s\p{C}]{1,60}$/u, "expected an order's id without spaces or tildes")
      .nullable(),
  }),
  responses: {
    200: z.object({ summary: projectSummary }),
    401: notSignedIn,
    403: refusal("read-only", "forbidden"),
    404: notFound,
    422: invalidRequest,
  },
});

export const deleteProject = operation({
  id: "deleteProject",
  method: "DELETE",
  path: "/api/projects/:id",
  summary:
    "Put a project whose last revision one has seen into the bin, where it stays for 30 days; repeated with the same save id it is deleted once",
  access: "project.delete",
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

export const listAssignees = operation({
  id: "listAssignees",
  method: "GET",
  path: "/api/assignees",
  summary: "The people of one of one's shops, to whom a project can be assigned",
  access: "project.assign",
  query: z.object({
    /** Code of the shop. */
    shop: z.string().max(60),
  }),
  responses: {
    200: z.object({
      /** Sellers first; `customer`: somebody who buys there. */
      people: z.array(z.object({ id: z.uuid(), name: z.string(), kind: z.enum(["pro", "customer"]) })),
    }),
    401: notSignedIn,
    403: refusal("forbidden", "shop-not-yours"),
  },
});

export const setProjectStatus = operation({
  id: "setProjectStatus",
  method: "POST",
  path: "/api/projects/:id/status",
  summary:
    "Change a project's status, and with it the shop or user who goes on with it; repeated with the same save id it is changed once",
  access: "project.changeStatus",
  params: idParameter,
  headers: repeatableRequest,
  body: z.object({
    status: projectStatus,
    /** The shop that goes on with it; absent: the same. */
    targetShop: z.string().max(60).optional(),
    /** The person who goes on with it, and is notified; absent: who it was, or nobody in another shop. */
    targetUser: z.uuid().optional(),
    /** A word to that person. */
    note: z.string().trim().max(1000).default(""),
    extra: z.record(z.string(), z.unknown()).optional(),
  }),
  responses: {
    200: z.object({ summary: projectSummary }),
    401: notSignedIn,
    403: refusal("read-only", "forbidden", "shop-not-yours"),
    404: notFound,
    /** The last four: of `ordered`, which writes the order. */
    409: refusal(
      "save-id-used",
      "status-not-allowed",
      "incomplete",
      "approval-needed",
      "nothing-to-order",
      "changed-meanwhile",
    ),
    422: refusal("invalid-request", "unknown-target", "invalid-terms", "promotion-refused"),
    502: refusal("promotions-unavailable"),
  },
});
