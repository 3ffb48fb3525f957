import { z } from "zod";
import {
  binary,
  idParameter,
  invalidRequest,
  noContent,
  notFound,
  notSignedIn,
  operation,
  refusal,
} from "./operation.ts";
import { FARM_PATH, FILM_LIMITS, RENDER_LIMITS } from "./render-terms.ts";

/** Why a picture did not come. */
export const RENDER_FAILURES = [
  "scene",
  "camera",
  "environment",
  "hung",
  "too-large",
  "crashed",
  "broken",
  "lost",
] as const;
export type RenderFailure = (typeof RENDER_FAILURES)[number];

const side = z.int().min(RENDER_LIMITS.least).max(RENDER_LIMITS.most);
const coordinate = z.number().min(-10_000).max(10_000);
const place = z.tuple([coordinate, coordinate, coordinate]);

/** Metres, Y up, as in the scene. */
const renderCamera = z.object({
  from: place,
  to: place,
  /** Height of what is seen, degrees. */
  fov: z.number().min(1).max(150),
});
export type RenderCamera = z.output<typeof renderCamera>;

const settings = z.object({
  /** What the view is called. */
  name: z.string().trim().min(1).max(120),
  camera: renderCamera,
  width: side,
  height: side,
  quality: z.enum(["draft", "standard", "high"]),
  environment: z.string().min(1).max(60),
  background: z.enum(["plain", "environment"]),
  /** Stops brighter or darker than the farm exposes by itself. */
  exposure: z.number().min(-4).max(4),
  /** A panorama is all around the camera, for a viewer; a film goes from the camera along `path`. */
  kind: z.enum(["picture", "panorama", "film"]).default("picture"),
  /** Of a film: the views that it goes to, one after the other. */
  path: z
    .array(renderCamera)
    .min(1)
    .max(FILM_LIMITS.views - 1)
    .optional(),
  /** Of a film: how long it is. */
  seconds: z.number().min(1).max(FILM_LIMITS.seconds).optional(),
});
export type RenderSettings = z.output<typeof settings>;

/** What a worker gets beside the scene: `render.json` of graphics.md §3. */
export const renderWish = settings
  .extend({
    project: z.int().positive(),
    /** SHA-256 of the scene, in hex. */
    scene: z.string().regex(/^[0-9a-f]{64}$/),
  })
  .refine(({ width, height }) => width * height <= RENDER_LIMITS.pixels, {
    path: ["width"],
    error: "expected no more pixels than 3840 × 2160",
  })
  .refine(({ kind, width, height }) => kind !== "panorama" || width === 2 * height, {
    path: ["height"],
    error: "expected a panorama twice as wide as high",
  })
  .refine(
    ({ kind, path, seconds }) => [path, seconds].every((one) => (one !== undefined) === (kind === "film")),
    {
      path: ["path"],
      error: "expected path and seconds of a film, and of nothing else",
    },
  )
  .refine(
    ({ kind, width, height }) =>
      kind !== "film" || (width % 2 === 0 && height % 2 === 0 && width * height <= FILM_LIMITS.pixels),
    { path: ["width"], error: "expected a film of even sides and no more pixels than 1920 × 1080" },
  );
export type RenderWish = z.input<typeof renderWish>;

export const renderJob = settings
  .extend({
    id: z.uuid(),
    project: z.int(),
    scene: z.string(),
    state: z.enum(["queued", "running", "done", "failed", "cancelled"]),
    /** 0 … 1. */
    progress: z.number(),
    /** Grows with every change; give it back as `since`. */
    rev: z.int(),
    /** Jobs that are before it while it waits. */
    ahead: z.int().optional(),
    credits: z.int(),
    /** The engine that made it. */
    engine: z.string().optional(),
    failure: z.enum(RENDER_FAILURES).optional(),
    /** Its picture stands in the project's next offers. */
    inOffer: z.boolean(),
    createdAt: z.iso.datetime(),
    startedAt: z.iso.datetime().optional(),
    endedAt: z.iso.datetime().optional(),
    by: z.string(),
  })
  .meta({ id: "RenderJob" });
export type RenderJob = z.output<typeof renderJob>;

const jobParameter = z.object({ id: z.uuid() });

export const addRenderScene = operation({
  id: "addRenderScene",
  method: "POST",
  path: `${FARM_PATH}/authdb/scenes/:id`,
  summary:
    "Keep the scene of a project's pictures, binary glTF 2.0 of at most 32 MB in metres; jobs name it by its hash",
  access: "render.use",
  params: idParameter,
  body: binary("application/octet-stream"),
  responses: {
    201: z.object({ scene: z.string() }),
    401: notSignedIn,
    403: refusal("forbidden"),
    404: notFound,
    413: refusal("too-large"),
    415: refusal("unsupported-media-type"),
    422: refusal("not-a-scene"),
  },
});

export const createRenderJob = operation({
  id: "createRenderJob",
  method: "POST",
  path: `${FARM_PATH}/authdb/jobs`,
  summary:
    "Queue a picture of a scene; its credits are booked now, charged when it is done and given back when it fails",
  access: "render.use",
  body: renderWish,
  responses: {
    201: renderJob,
    401: notSignedIn,
    403: refusal("forbidden"),
    404: notFound,
    409: refusal("no-credits", "month-limit", "no-films", "too-many"),
    422: refusal("unknown-environment", "no-camera", "no-scene", "invalid-request"),
  },
});

export const listRenderJobs = operation({
  id: "listRenderJobs",
  method: "GET",
  path: `${FARM_PATH}/authdb/jobs`,
  summary: "The pictures of a project, newest first, at most 100",
  access: "render.use",
  query: z.object({ project: z.coerce.number<number | string>().int().positive() }),
  responses: {
    200: z.object({ jobs: z.array(renderJob) }),
    401: notSignedIn,
    403: refusal("forbidden"),
    404: notFound,
  },
});

export const getRenderJob = operation({
  id: "getRenderJob",
  method: "GET",
  path: `${FARM_PATH}/authdb/jobs/:id`,
  summary: "A picture's job with its parameters",
  access: "render.use",
  params: jobParameter,
  responses: { 200: renderJob, 401: notSignedIn, 403: refusal("forbidden"), 404: notFound },
});

export const followRenderJob = operation({
  id: "followRenderJob",
  method: "GET",
  path: `${FARM_PATH}/longpolling/jobs/:id`,
  summary: "A picture's job as soon as it is past revision `since`, or 204 when `wait` seconds are up",
  access: "render.use",
  params: jobParameter,
  query: z.object({
    wait: z.coerce.number<number | string>().min(0).max(25).default(20),
    since: z.coerce.number<number | string>().int().min(-1).default(-1),
  }),
  responses: { 200: renderJob, 204: noContent, 401: notSignedIn, 403: refusal("forbidden"), 404: notFound },
});

export const watchRenderJobs = operation({
  id: "watchRenderJobs",
  method: "GET",
  path: `${FARM_PATH}/longpolling/projects/:id/events`,
  summary:
    "The jobs of a project now and as they change, as server-sent events: `job` with the job as JSON. The stream ends after `wait` seconds",
  access: "render.use",
  params: idParameter,
  query: z.object({ wait: z.coerce.number<number | string>().min(0).max(300).default(240) }),
  responses: {
    200: binary("text/event-stream"),
    401: notSignedIn,
    403: refusal("forbidden"),
    404: notFound,
  },
});

export const cancelRenderJob = operation({
  id: "cancelRenderJob",
  method: "DELETE",
  path: `${FARM_PATH}/authdb/jobs/:id`,
  summary: "Stop a picture that is not ready; its credits are given back",
  access: "render.use",
  params: jobParameter,
  responses: {
    204: noContent,
    401: notSignedIn,
    403: refusal("forbidden"),
    404: notFound,
    409: refusal("already-ended"),
  },
});

export const getRenderPicture = operation({
  id: "getRenderPicture",
  method: "GET",
  path: `${FARM_PATH}/authdb/jobs/:id/picture`,
  summary: "The picture or the film of a job that is done",
  access: "render.use",
  params: jobParameter,
  responses: {
    200: binary("image/png", "video/mp4", "video/webm"),
    401: notSignedIn,
    403: refusal("forbidden"),
    404: notFound,
  },
});

export const setRenderInOffer = operation({
  id: "setRenderInOffer",
  method: "PUT",
  path: `${FARM_PATH}/authdb/jobs/:id/in-offer`,
  summary:
    "Say whether a finished picture stands in the project's next offers, on paper and in their links, in the place of another",
  access: "render.use",
  params: jobParameter,
  body: z.object({ inOffer: z.boolean() }),
  responses: {
    200: renderJob,
    401: notSignedIn,
    403: refusal("forbidden"),
    404: notFound,
    409: refusal("not-done", "not-a-picture"),
    422: invalidRequest,
  },
});

export const getRenderUser = operation({
  id: "getRenderUser",
  method: "GET",
  path: `${FARM_PATH}/user`,
  summary: "What the shop may still spend, and how fast the farm is",
  access: "render.use",
  responses: {
    200: z.object({
      shop: z.string(),
      credits: z.object({
        /** To spend. */
        available: z.int(),
        /** Booked for pictures that are not ready. */
        booked: z.int(),
        /** What may still be booked this month; absent: no limit was set. */
        leftThisMonth: z.int().optional(),
      }),
      /** Of the last pictures; absent: there are none yet. */
      secondsPerMillionPaths: z.number().optional(),
      /** True: a worker has been heard of in the last half minute. */
      isRunning: z.boolean(),
      /** True: one of them can make films. */
      makesFilms: z.boolean(),
    }),
    401: notSignedIn,
    403: refusal("forbidden"),
  },
});

export const renderMovement = z
  .object({
    id: z.int(),
    kind: z.enum(["granted", "booked", "charged", "refunded"]),
    credits: z.int(),
    /** The picture's job; absent for a grant. */
    job: z.uuid().optional(),
    note: z.string(),
    at: z.iso.datetime(),
  })
  .meta({ id: "RenderMovement" });
export type RenderMovement = z.output<typeof renderMovement>;

export const listRenderMovements = operation({
  id: "listRenderMovements",
  method: "GET",
  path: `${FARM_PATH}/movement`,
  summary: "The last hundred movements of the shop's credits, newest first",
  access: "render.use",
  responses: {
    200: z.object({ movements: z.array(renderMovement) }),
    401: notSignedIn,
    403: refusal("forbidden"),
  },
});

export const grantRenderCredits = operation({
  id: "grantRenderCredits",
  method: "POST",
  path: `${FARM_PATH}/movement`,
  summary: "Give the session's shop more credits",
  access: "render.grant",
  body: z.object({ credits: z.int().min(1).max(100_000), note: z.string().trim().max(200).default("") }),
  responses: { 201: renderMovement, 401: notSignedIn, 403: refusal("forbidden"), 422: invalidRequest },
});
