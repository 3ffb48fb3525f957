import { z } from "zod";
import {
  binary,
  idParameter,
  noContent,
  notFound,
  notSignedIn,
  operation,
  refusal,
  staleAnswers,
  startsFromRevision,
} from "./operation.ts";

/** The answers to a picture that is not kept. */
const pictureRefused = {
  401: notSignedIn,
  403: refusal("read-only", "forbidden"),
  404: notFound,
  413: refusal("too-large"),
  415: refusal("unsupported-media-type"),
  422: refusal("not-a-picture"),
};

const replacedPicture = { ...pictureRefused, ...staleAnswers, 204: noContent };

/** The answers to a picture of the project's document. The document names the picture by the SHA-256 of what is kept, in hex. */
const keptPicture = {
  200: z.object({ sha: z.string(), widthPx: z.int(), heightPx: z.int() }),
  ...pictureRefused,
};

const addedPhoto = { ...keptPicture, 409: refusal("too-many") };

export const putProjectPicture = operation({
  id: "putProjectPicture",
  method: "PUT",
  path: "/api/projects/:id/picture",
  summary: "The picture in the project list of a revision, JPEG or PNG of at most 1 MB and 4 megapixels",
  access: "project.save",
  params: idParameter,
  headers: startsFromRevision,
  body: binary("image/jpeg", "image/png"),
  responses: replacedPicture,
});

export const getProjectPicture = operation({
  id: "getProjectPicture",
  method: "GET",
  path: "/api/projects/:id/picture",
  summary: "The project's picture: the one uploaded for its present revision, else one drawn by the server",
  access: "project.read",
  params: idParameter,
  responses: { 200: binary("image/jpeg", "image/png", "image/svg+xml"), 401: notSignedIn, 404: notFound },
});

export const putTracePicture = operation({
  id: "putTracePicture",
  method: "PUT",
  path: "/api/projects/:id/trace-picture",
  summary:
    "Keep a picture that is drawn over in a project, PNG, JPEG or WebP of at most 10 MB; the document then names it by its hash",
  access: "project.save",
  params: idParameter,
  body: binary("image/png", "image/jpeg", "image/webp"),
  responses: keptPicture,
});

export const getTracePicture = operation({
  id: "getTracePicture",
  method: "GET",
  path: "/api/projects/:id/trace-pictures/:sha",
  summary: "A picture that is drawn over in a project, by its hash",
  access: "project.read",
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
  access: "project.save",
  params: idParameter,
  body: binary("image/png", "image/jpeg", "image/webp"),
  responses: addedPhoto,
});

export const getProjectPhoto = operation({
  id: "getProjectPhoto",
  method: "GET",
  path: "/api/projects/:id/photos/:sha",
  summary: "A photograph of a project, by its hash",
  access: "project.read",
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
  access: "project.save",
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
  access: "project.read",
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
  access: "project.read",
  params: idParameter.extend({ key: z.string().max(40) }),
  query: z.object({ kind: rowPhotoKind.default("row") }),
  responses: { 200: binary("image/jpeg"), 401: notSignedIn, 404: notFound },
});
