import type { StoredProject } from "@stanza/codecs";
import { PROJECT_STATUSES } from "@stanza/project";
import { z } from "zod";
import {
  binary,
  documentProblem,
  domainValue,
  idParameter,
  invalidRequest,
  noContent,
  notFound,
  notSignedIn,
  operation,
  refusal,
} from "./operation.ts";

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
    /** As typed, a tilde included. */
    description: z.string(),
    /** Id of the CRM order that the project is linked to; empty: none. Only `linkCrmOrder` sets it. */
    crmOrder: z.string(),
    status: projectStatus,
    /** Whether it has been saved as an offer. */
    isOffer: z.boolean(),
    customerName: z.string(),
    shop: z.string(),
    priceListCodes: z.array(z.string()),
    currency: z.string(),
    /** Gross total in `currency` as decimal text, the server's own; null: nothing could be priced. */
    total: z.string().nullable(),
    /** ISO date. */
    priceDate: z.string().nullable(),
    revision: z.int(),
    updatedAt: z.iso.datetime(),
    updatedBy: z.string(),
    /** False: there is nothing to see of it. */
    hasPicture: z.boolean(),
    isReadOnly: z.boolean(),
    can: z.object({ save: z.boolean(), delete: z.boolean(), offer: z.boolean() }),
  })
  .meta({ id: "ProjectSummary" });
export type ProjectSummary = z.output<typeof projectSummary>;

/** The server's own totals; amounts are decimal text. */
export const projectTotals = z
  .object({
    currency: z.string(),
    gross: z.string(),
    payable: z.string().optional(),
    unpricedLines: z.int(),
    /** Rows that could not be evaluated: shown to the person, never dropped. */
    failedRows: z.array(z.object({ row: z.string(), code: z.string(), message: z.string() })),
  })
  .meta({ id: "ProjectTotals" });
export type ProjectTotals = z.output<typeof projectTotals>;

const opened = z.object({
  summary: projectSummary,
  document: storedDocument,
  revision: z.int(),
  /** Hex SHA-256 of the document's JSON text. */
  contentHash: z.string(),
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
  access: "guest",
  headers: z.looseObject({ "x-save-id": z.uuid().optional() }),
  body: z.object({
    description: z.string().max(500),
    document: storedDocument.optional(),
  }),
  responses: {
    201: opened,
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
  summary: "Projects that may be seen, newest change first, in pages",
  access: "guest",
  query: z.object({
    /** Part of the description or of the customer's name, or the whole id or CRM order. */
    search: z.string().max(200).optional(),
    status: projectStatus.optional(),
    /** `next` of the page before. */
    cursor: z.string().max(200).optional(),
    limit: z.coerce.number<number | string>().int().min(1).max(100).default(25),
  }),
  responses: {
    200: z.object({ projects: z.array(projectSummary), next: z.string().nullable() }),
    400: refusal("invalid-cursor"),
    401: notSignedIn,
  },
});

export const getProject = operation({
  id: "getProject",
  method: "GET",
  path: "/api/projects/:id",
  summary: "A project with its document; ETag is the revision",
  access: "guest",
  params: idParameter,
  responses: { 200: opened, 401: notSignedIn, 404: notFound },
});

export const printConfigurationSheet = operation({
  id: "printConfigurationSheet",
  method: "GET",
  path: "/api/projects/:id/configuration-sheet",
  summary: "The effective configuration sheet as a PDF: every row with every value and where it came from",
  access: "guest",
  params: idParameter,
  query: z.object({
    language: z.string().max(10).optional(),
    /** Lengths as the shop has them, unless said otherwise. */
    lengths: z.enum(["mm", "in"]).default("mm"),
    /** `deviations`: only what is other than the models' headers. */
    only: z.enum(["deviations"]).optional(),
  }),
  responses: {
    200: binary("application/pdf"),
    401: notSignedIn,
    404: notFound,
    422: invalidRequest,
  },
});

export const printDrawingSheets = operation({
  id: "printDrawingSheets",
  method: "GET",
  path: "/api/projects/:id/drawing-sheets",
  summary: "Chosen views of a project as a PDF, a sheet each, true to scale, with a title block",
  access: "guest",
  params: idParameter,
  query: z.object({
    /** `plan`, `picture` and ids of walls, in the order of the sheets, with commas between. */
    views: z.string().min(1).max(8000),
    paper: z.enum(["a4", "a3"]).default("a4"),
    /** 50 means 1:50; absent: each view as large as its sheet takes it. */
    scale: z.coerce.number().int().min(1).max(10_000).optional(),
    /** Degrees clockwise from up; absent: no arrow. */
    north: z.coerce.number().min(-360).max(360).optional(),
    language: z.string().max(10).optional(),
  }),
  responses: {
    200: binary("application/pdf"),
    401: notSignedIn,
    404: notFound,
    422: invalidRequest,
  },
});

export const saveProject = operation({
  id: "saveProject",
  method: "PUT",
  path: "/api/projects/:id",
  summary:
    "Save a document on top of the revision it started from; repeated with the same save id it answers the same again",
  access: "guest",
  params: idParameter,
  headers: z.looseObject({
    /** The revision the document started from, in quotes. */
    "if-match": z.string().max(40).optional(),
    "x-save-id": z.uuid().optional(),
  }),
  body: z.object({
    document: storedDocument,
    /** Saves it as an offer: it is marked so, and its status becomes `offer` where the person may change it to that. */
    as: z.literal("offer").optional(),
    /** What the client reckons; the server reckons again and stores its own. */
    totals: z.unknown().optional(),
  }),
  responses: {
    200: z.object({
      revision: z.int(),
      savedAt: z.iso.datetime(),
      /** "Saved" may be shown only if this equals the hash of what was sent. */
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
    412: z.object({
      error: z.literal("stale-revision"),
      message: z.string(),
      details: z.object({ current: z.int(), by: z.string(), at: z.iso.datetime() }),
    }),
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
  access: "guest",
  params: idParameter,
  headers: z.looseObject({ "x-save-id": z.uuid().optional() }),
  body: z.object({
    /** What is open and perhaps not saved; absent: the project as it is stored. */
    document: storedDocument.optional(),
    /** As it was in this revision, e.g. the one that an offer was made of; not together with `document`. */
    revision: z.int().positive().optional(),
    /** Absent: `copia` and the original's description, or its id. */
    description: z.string().max(500).optional(),
    /**
     * `copy` goes on with the same customer, where the person owns the original. `template`, and every clone of somebody else's
     * project, leaves the customer's data, what was agreed with them and all free texts behind.
     */
    as: z.enum(["copy", "template"]).default("copy"),
  }),
  responses: {
    201: opened,
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
  access: "user",
  params: idParameter,
  body: z.object({
    /** Without tilde, spaces or control characters; null: none. */
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
  summary: "Delete a project; its revisions are kept for 30 days",
  access: "guest",
  params: idParameter,
  responses: {
    204: noContent,
    401: notSignedIn,
    403: refusal("read-only", "forbidden"),
    404: notFound,
  },
});

export const putProjectPicture = operation({
  id: "putProjectPicture",
  method: "PUT",
  path: "/api/projects/:id/picture",
  summary: "The picture in the project list, JPEG or PNG of at most 1 MB",
  access: "guest",
  params: idParameter,
  body: binary("image/jpeg", "image/png"),
  responses: {
    204: noContent,
    401: notSignedIn,
    403: refusal("read-only", "forbidden"),
    404: notFound,
    413: refusal("too-large"),
    415: refusal("unsupported-media-type"),
    422: refusal("not-a-picture"),
  },
});

export const getProjectPicture = operation({
  id: "getProjectPicture",
  method: "GET",
  path: "/api/projects/:id/picture",
  summary: "The project's picture: the one uploaded for its present revision, else one drawn by the server",
  access: "guest",
  params: idParameter,
  responses: { 200: binary("image/jpeg", "image/png", "image/svg+xml"), 401: notSignedIn, 404: notFound },
});

export const putTracePicture = operation({
  id: "putTracePicture",
  method: "PUT",
  path: "/api/projects/:id/trace-picture",
  summary:
    "Keep a picture that is drawn over in a project, PNG, JPEG or WebP of at most 10 MB; the document then names it by its hash",
  access: "guest",
  params: idParameter,
  body: binary("image/png", "image/jpeg", "image/webp"),
  responses: {
    200: z.object({
      /** Hex SHA-256 of the picture. */
      sha: z.string(),
      widthPx: z.int(),
      heightPx: z.int(),
    }),
    401: notSignedIn,
    403: refusal("read-only", "forbidden"),
    404: notFound,
    413: refusal("too-large"),
    415: refusal("unsupported-media-type"),
    422: refusal("not-a-picture"),
  },
});

export const getTracePicture = operation({
  id: "getTracePicture",
  method: "GET",
  path: "/api/projects/:id/trace-pictures/:sha",
  summary: "A picture that is drawn over in a project, by its hash",
  access: "guest",
  params: idParameter.extend({ sha: z.string().max(64) }),
  responses: {
    200: binary("image/png", "image/jpeg", "image/webp"),
    401: notSignedIn,
    404: notFound,
  },
});

export const addProjectPhoto = operation({
  id: "addProjectPhoto",
  method: "POST",
  path: "/api/projects/:id/photos",
  summary:
    "Keep a photograph that a project's furniture is seen in, PNG, JPEG or WebP of at most 10 MB and 40 megapixels; its metadata are taken out, and the document then names it by its hash",
  access: "guest",
  params: idParameter,
  body: binary("image/png", "image/jpeg", "image/webp"),
  responses: {
    200: z.object({
      /** Hex SHA-256 of the photograph as it is kept. */
      sha: z.string(),
      widthPx: z.int(),
      heightPx: z.int(),
    }),
    401: notSignedIn,
    403: refusal("read-only", "forbidden"),
    404: notFound,
    409: refusal("too-many"),
    413: refusal("too-large"),
    415: refusal("unsupported-media-type"),
    422: refusal("not-a-picture"),
  },
});

export const getProjectPhoto = operation({
  id: "getProjectPhoto",
  method: "GET",
  path: "/api/projects/:id/photos/:sha",
  summary: "A photograph of a project, by its hash",
  access: "guest",
  params: idParameter.extend({ sha: z.string().max(64) }),
  responses: {
    200: binary("image/png", "image/jpeg", "image/webp"),
    401: notSignedIn,
    404: notFound,
  },
});

const rowPhotoKind = z.enum(["row", "thumbnail", "large"]);
/** `rowPictureKey` of `@stanza/evaluation`. */
const rowPhotoKey = z.string().regex(/^[0-9a-f]{16}$/, "expected the name of a look, 16 hex digits");

export const putRowPhotos = operation({
  id: "putRowPhotos",
  method: "PUT",
  path: "/api/projects/:id/row-photos",
  summary: "Keep pictures of a project's rows, by what they look like; one that is there already stays",
  access: "guest",
  params: idParameter,
  body: z.object({
    photos: z
      .array(
        z.object({
          key: rowPhotoKey,
          kind: rowPhotoKind,
          /** Base64 of a JPEG of the kind's size. */
          jpeg: z.base64().max(400_000),
        }),
      )
      .min(1)
      .max(40),
  }),
  responses: {
    204: noContent,
    401: notSignedIn,
    403: refusal("read-only", "forbidden"),
    404: notFound,
    413: refusal("too-large"),
    422: refusal("not-a-picture", "invalid-request"),
  },
});

export const listRowPhotos = operation({
  id: "listRowPhotos",
  method: "GET",
  path: "/api/projects/:id/row-photos",
  summary: "What rows of a project look like, as far as there are pictures of it",
  access: "guest",
  params: idParameter,
  responses: {
    200: z.object({ photos: z.array(z.object({ key: z.string(), kinds: z.array(rowPhotoKind) })) }),
    401: notSignedIn,
    404: notFound,
  },
});

export const getRowPhoto = operation({
  id: "getRowPhoto",
  method: "GET",
  path: "/api/projects/:id/row-photos/:key",
  summary: "The picture of a row, by what it looks like",
  access: "guest",
  params: idParameter.extend({ key: z.string().max(40) }),
  query: z.object({ kind: rowPhotoKind.default("row") }),
  responses: { 200: binary("image/jpeg"), 401: notSignedIn, 404: notFound },
});

export const setProjectStatus = operation({
  id: "setProjectStatus",
  method: "POST",
  path: "/api/projects/:id/status",
  summary: "Change a project's status, and with it the shop or user who goes on with it",
  access: "user",
  params: idParameter,
  body: z.object({
    status: projectStatus,
    targetShop: z.string().max(60).optional(),
    targetUser: z.uuid().optional(),
    extra: z.record(z.string(), z.unknown()).optional(),
  }),
  responses: {
    200: z.object({ summary: projectSummary }),
    401: notSignedIn,
    403: refusal("read-only", "forbidden", "shop-not-yours"),
    404: notFound,
    /** The last four: of `ordered`, which writes the order. */
    409: refusal(
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
