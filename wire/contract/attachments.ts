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
  repeatableRequest,
} from "./operation.ts";

export const attachment = z
  .object({
    id: z.int(),
    name: z.string(),
    mediaType: z.string(),
    /** Bytes. */
    size: z.int(),
    addedAt: z.iso.datetime(),
    addedBy: z.string(),
  })
  .meta({ id: "Attachment" });
export type Attachment = z.output<typeof attachment>;

const attachmentParameters = idParameter.extend({
  attachment: z.coerce.number<number | string>().int().positive(),
});

export const listAttachments = operation({
  id: "listAttachments",
  method: "GET",
  path: "/api/projects/:id/attachments",
  summary: "The files of a project, newest first",
  access: "project.read",
  params: idParameter,
  responses: { 200: z.object({ attachments: z.array(attachment) }), 401: notSignedIn, 404: notFound },
});

export const addAttachment = operation({
  id: "addAttachment",
  method: "POST",
  path: "/api/projects/:id/attachments",
  summary:
    "Attach a file of at most 20 MB to a project; its kind follows from its name and is checked against its content. Repeated with the same save id it is attached once",
  access: "project.save",
  params: idParameter,
  headers: repeatableRequest,
  query: z.object({
    /** The name without a path. */
    name: z
      .string()
      .trim()
      .min(1)
      .max(200)
      .regex(/^[^\\/\p{C}]+$/u, "expected a file name without slashes"),
  }),
  body: binary("application/octet-stream"),
  responses: {
    201: attachment,
    400: invalidRequest,
    401: notSignedIn,
    403: refusal("read-only", "forbidden"),
    404: notFound,
    409: refusal("too-many", "save-id-used"),
    413: refusal("too-large"),
    415: refusal("unsupported-media-type"),
    422: refusal("empty", "not-what-it-says"),
  },
});

export const getAttachment = operation({
  id: "getAttachment",
  method: "GET",
  path: "/api/projects/:id/attachments/:attachment",
  summary: "A file of a project, to be downloaded",
  access: "project.read",
  params: attachmentParameters,
  responses: { 200: binary("application/octet-stream"), 401: notSignedIn, 404: notFound },
});

export const removeAttachment = operation({
  id: "removeAttachment",
  method: "DELETE",
  path: "/api/projects/:id/attachments/:attachment",
  summary: "Take a file away from a project",
  access: "project.save",
  params: attachmentParameters,
  responses: {
    204: noContent,
    401: notSignedIn,
    403: refusal("read-only", "forbidden"),
    404: notFound,
  },
});
