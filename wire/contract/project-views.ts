import { z } from "zod";
import {
  idParameter,
  notFound,
  notSignedIn,
  operation,
  refusal,
  staleAnswers,
  startsFromRevision,
} from "./operation.ts";

/** What a view shows, and the words under it. */
const viewSubject = {
  kind: z.enum(["plan", "elevation", "perspective"]),
  /** The subject beside its kind: a wall's letter, or a perspective's name; empty: there is only one. */
  of: z.string().max(40),
  /** The room, counted from 0; absent: everything. */
  room: z.int().min(0).max(200).optional(),
  title: z.string().max(200),
};

/** A view that is kept with its project. */
export const keptView = z
  .object({
    ...viewSubject,
    /** SHA-256 of the picture, in hex: `getProjectPhoto` answers it. */
    sha: z.string(),
    widthPx: z.int(),
    heightPx: z.int(),
  })
  .meta({ id: "KeptView" });
export type KeptView = z.output<typeof keptView>;

/** The view maker's JSON (spec 2 §7): which views of a project are kept, and of which of its revisions they are. */
export const viewMaker = z
  .object({
    /** True: drawings alone; false: perspectives as well. */
    mode2D: z.boolean(),
    revision: z.int(),
    madeAt: z.iso.datetime(),
    views: z.array(keptView),
  })
  .meta({ id: "ViewMaker" });
export type ViewMaker = z.output<typeof viewMaker>;

/** Views of one project. ASSUMED: a large house has a plan for each of ten rooms, six elevations for each, and perspectives. */
export const MOST_VIEWS = 80;

export const saveViewMaker = operation({
  id: "saveViewMaker",
  method: "PUT",
  path: "/api/projects/:id/view-maker",
  summary:
    "Keep the views of a project's present revision in the place of those kept before; pictures of at most 16 MB together",
  access: "project.save",
  params: idParameter,
  headers: startsFromRevision,
  body: z.object({
    mode2D: z.boolean(),
    views: z
      .array(
        z.object({
          ...viewSubject,
          /** Base64 of a PNG or JPEG of at most 4 megapixels. */
          picture: z.base64().max(4_000_000),
        }),
      )
      .min(1)
      .max(MOST_VIEWS),
  }),
  responses: {
    200: viewMaker,
    401: notSignedIn,
    403: refusal("read-only", "forbidden"),
    404: notFound,
    412: staleAnswers[412],
    413: refusal("too-large"),
    422: refusal("not-a-picture", "invalid-request"),
    428: staleAnswers[428],
  },
});

export const getViewMaker = operation({
  id: "getViewMaker",
  method: "GET",
  path: "/api/projects/:id/view-maker",
  summary: "The views that are kept with a project",
  access: "project.read",
  params: idParameter,
  responses: { 200: z.object({ viewMaker: viewMaker.nullable() }), 401: notSignedIn, 404: notFound },
});
