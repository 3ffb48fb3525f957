import { z } from "zod";
import { invalidRequest, noContent, notSignedIn, operation, refusal } from "./operation.ts";
import { storedDocument } from "./projects.ts";

/** Unsaved work of one page, as `JournalEntry` of the web app keeps it on devices that keep something. */
export const draft = z
  .object({
    key: z.string().min(1).max(200),
    tab: z.string().max(60),
    projectId: z.int().nullable(),
    projectKey: z.string().max(100),
    revision: z.int().nullable(),
    owner: z.string().max(60),
    description: z.string().max(2000),
    /** Milliseconds since 1970. */
    at: z.number(),
    document: storedDocument,
    base: z.object({ rows: z.int(), rooms: z.int() }).nullable(),
    saveId: z.uuid().optional(),
    discardedAt: z.number().optional(),
  })
  .meta({ id: "Draft" });
export type Draft = z.output<typeof draft>;

/**
 * A page's own secret, 32 hex digits: whoever names it again has that page's drafts, also as another guest. Pages in a frame whose browser
 * keeps nothing are a new guest after each load, and the page around them keeps it for them.
 */
const holder = z.looseObject({
  "x-draft-holder": z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .optional(),
});

/** Drafts of one person or holder; of more, the oldest go. */
export const MOST_DRAFTS = 10;

export const keepDraft = operation({
  id: "keepDraft",
  method: "PUT",
  path: "/api/drafts",
  summary: `Keep unsaved work where the device keeps nothing, for 30 days; of more than ${MOST_DRAFTS} drafts the oldest go`,
  access: "guest",
  headers: holder,
  body: z.object({ draft }),
  responses: { 204: noContent, 401: notSignedIn, 413: refusal("too-large"), 422: invalidRequest },
});

export const listDrafts = operation({
  id: "listDrafts",
  method: "GET",
  path: "/api/drafts",
  summary: "Unsaved work that the person, or the page's holder, has on the server",
  access: "guest",
  headers: holder,
  responses: { 200: z.object({ drafts: z.array(draft) }), 401: notSignedIn },
});

export const removeDraft = operation({
  id: "removeDraft",
  method: "DELETE",
  path: "/api/drafts",
  summary: "Forget unsaved work, because it has been saved or thrown away",
  access: "guest",
  query: z.object({ key: z.string().min(1).max(200) }),
  headers: holder,
  responses: { 204: noContent, 401: notSignedIn },
});
