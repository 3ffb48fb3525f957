import { z } from "zod";
import {
  binary,
  idParameter,
  invalidRequest,
  languageTag,
  noContent,
  notFound,
  notSignedIn,
  operation,
  refusal,
} from "./operation.ts";
import { sharedScene } from "./shared-offer.ts";

/** Text of a scene as JSON, see docs/igx.md. */
const sceneText = z.string().max(8_000_000);

const noScene = z.union([
  invalidRequest,
  z.object({
    error: z.enum(["invalid-scene", "nothing-to-show"]),
    message: z.string(),
    details: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  }),
]);

export const exportObjSceneDownload = operation({
  id: "exportObjSceneDownload",
  method: "POST",
  path: "/api/exportobjscenedownload",
  summary: "A scene as IGX (IGXfile.zip) or as OBJ with materials (dump.zip), see docs/igx.md",
  access: "model.export",
  body: z.discriminatedUnion("expKey", [
    z.object({
      expKey: z.literal("IGX"),
      jsonScene: sceneText,
      /** JSON, kept in the container as it is given. */
      jsonData: z.string().max(5_000_000),
    }),
    z.object({
      expKey: z.literal("OBJ"),
      /** The person's own. */
      userId: z.uuid(),
      /** Absent: the project that the person saved last. */
      jsonScene: sceneText.optional(),
    }),
  ]),
  responses: {
    200: binary("application/zip"),
    401: notSignedIn,
    403: refusal("forbidden"),
    404: notFound,
    413: refusal("too-large"),
    422: noScene,
    429: refusal("too-many-attempts"),
  },
});

/** What the page behind an AR link says of its model. */
const arModel = z.object({
  /** Number of the project. */
  projectId: z.int(),
  /** Name of the project or of the article. */
  name: z.string(),
  /** Name of the shop. */
  shop: z.string(),
  /** Language of the shop's texts. */
  language: z.string(),
  /** Width, height and depth of what stands in the room, mm. */
  sizeMm: z.tuple([z.number(), z.number(), z.number()]),
  /** What it comes to, taxes in it; null: it is not shown. */
  price: z.object({ amount: z.string(), currency: z.string() }).nullable(),
  expiresAt: z.iso.datetime(),
});
export type ArModel = z.output<typeof arModel>;

export const createArLink = operation({
  id: "createArLink",
  method: "POST",
  path: "/api/projects/:id/ar-links",
  summary:
    "Make a link to the project, or one article of it, in AR; it opens for seven days without an account",
  access: "project.share",
  params: idParameter,
  body: z.object({
    /** Id of the row; absent: the whole project. */
    row: z.string().max(100).optional(),
    /** What the project comes to is shown. Of one article it never is. */
    price: z.boolean().default(false),
    language: languageTag.optional(),
  }),
  responses: {
    /** `path` holds the secret, which nobody can read back: `/arwebView/<project>?key=<secret>`. */
    201: z.object({ path: z.string(), expiresAt: z.iso.datetime() }),
    401: notSignedIn,
    403: refusal("forbidden"),
    404: notFound,
    413: refusal("too-large"),
    422: z.union([invalidRequest, refusal("nothing-to-show")]),
    429: refusal("too-many-attempts"),
  },
});

export const revokeArLinks = operation({
  id: "revokeArLinks",
  method: "DELETE",
  path: "/api/projects/:id/ar-links",
  summary: "Take back every AR link of a project; they open nothing from now on",
  access: "project.share",
  params: idParameter,
  responses: { 204: noContent, 401: notSignedIn, 403: refusal("forbidden"), 404: notFound },
});

const arParameters = z.object({ token: z.string().min(1).max(100) });
const gone = refusal("link-revoked", "link-expired");
const tooOften = refusal("too-many-attempts");

export const openAr = operation({
  id: "openAr",
  method: "GET",
  path: "/api/ar/:token",
  summary: "What an AR link shows",
  access: "public",
  params: arParameters,
  responses: { 200: arModel, 404: notFound, 410: gone, 429: tooOften },
});

export const getArScene = operation({
  id: "getArScene",
  method: "GET",
  path: "/api/ar/:token/scene",
  summary: "The rooms of an AR link for the turntable",
  access: "public",
  params: arParameters,
  responses: { 200: sharedScene, 404: notFound, 410: gone, 429: tooOften },
});

export const getArGlb = operation({
  id: "getArGlb",
  method: "GET",
  path: "/api/ar/:token/model.glb",
  summary: "The model of an AR link for WebXR and Scene Viewer",
  access: "public",
  params: arParameters,
  responses: { 200: binary("model/gltf-binary"), 404: notFound, 410: gone, 429: tooOften },
});

export const getArUsdz = operation({
  id: "getArUsdz",
  method: "GET",
  path: "/api/ar/:token/model.usdz",
  summary: "The model of an AR link for Quick Look",
  access: "public",
  params: arParameters,
  responses: { 200: binary("model/vnd.usdz+zip"), 404: notFound, 410: gone, 429: tooOften },
});
