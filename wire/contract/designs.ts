import type { StoredProject } from "@stanza/codecs";
import type { Design } from "@stanza/offer";
import { z } from "zod";
import { CONSENT_VERSION } from "./consent-version.ts";
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
  repeatableRequest,
} from "./operation.ts";
import { storedDocument } from "./projects.ts";
import { spokenLanguage } from "./spoken-language.ts";

const designDocument = domainValue<Design>("Design", "The pieces of a project and one total with tax");

/** A link to a design. Its secret is answered once, when it is made; afterwards nobody can read it back. */
export const designLink = z
  .object({
    id: z.int(),
    /** `mail`: sent to the person's own address; `request`: a shop was asked for an offer. */
    kind: z.enum(["mail", "request"]),
    /** Name of the shop. */
    shop: z.string(),
    email: z.string(),
    state: z.enum(["active", "expired", "revoked"]),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: "DesignLink" });
export type DesignLink = z.output<typeof designLink>;

/** One address, in which nothing can be smuggled into a mail's header. */
export const address = z.email().max(200);
/** A name on one line. */
export const personName = z
  .string()
  .trim()
  .min(2)
  .max(120)
  .regex(/^[^\p{Cc}\u2028\u2029<>]*$/u, "expected a name on one line");

const designBody = {
  /** The design as it is open; its prices are the server's own. */
  document: storedDocument,
  email: address,
};
export const invalidDesign = z.object({
  error: z.enum(["invalid-project", "invalid-request", "empty-design", "unknown-shop"]),
  message: z.string(),
  details: z.array(documentProblem).optional(),
});
const tooOften = refusal("too-many-attempts");

export const listRequestShops = operation({
  id: "listRequestShops",
  method: "GET",
  path: "/api/designs/shops",
  summary: "The shops that can be asked for an offer: those with somebody who sells",
  access: "guest",
  responses: {
    200: z.object({ shops: z.array(z.object({ code: z.string(), name: z.string(), country: z.string() })) }),
    401: notSignedIn,
  },
});

export const mailDesign = operation({
  id: "mailDesign",
  method: "POST",
  path: "/api/designs/mails",
  summary: "Send somebody their own design by mail, with a link back to it; for people who sell nothing",
  access: "guest",
  headers: repeatableRequest,
  body: z.object({ ...designBody, language: spokenLanguage }),
  responses: {
    202: z.object({ link: designLink }),
    401: notSignedIn,
    409: refusal("no-mail-server"),
    413: refusal("too-large"),
    422: invalidDesign,
    428: refusal("save-id-required"),
    429: tooOften,
  },
});

export const requestOffer = operation({
  id: "requestOffer",
  method: "POST",
  path: "/api/designs/requests",
  summary:
    "Ask a shop for an offer: keeps the design there as an unassigned project, tells the shop by bell and mail, and answers a link",
  access: "design.request",
  headers: repeatableRequest,
  body: z.object({
    ...designBody,
    name: personName,
    /** Code of one of `listRequestShops`. */
    shop: z.string().min(1).max(60),
    /** The version of the words that the person agreed to. */
    consent: z.literal(CONSENT_VERSION),
    language: spokenLanguage,
    /** The stored project that the design is of, where there is one; asked of its own shop, it is that project. */
    projectId: z.int().positive().optional(),
  }),
  responses: {
    /** `path` holds the secret: `/d/<token>`. */
    201: z.object({ link: designLink, path: z.string(), mailed: z.boolean() }),
    401: notSignedIn,
    403: refusal("forbidden", "read-only"),
    404: notFound,
    413: refusal("too-large"),
    422: invalidDesign,
    428: refusal("save-id-required"),
    429: tooOften,
  },
});

export const printDesign = operation({
  id: "printDesign",
  method: "POST",
  path: "/api/designs/pdf",
  summary: "One's own design as a PDF, for those whom the deployment's `designpdf` names; nothing is stored",
  access: "guest",
  body: z.object({ document: storedDocument, language: spokenLanguage }),
  responses: {
    200: binary("application/pdf"),
    401: notSignedIn,
    403: refusal("forbidden"),
    413: refusal("too-large"),
    422: invalidDesign,
    429: tooOften,
  },
});

export const listDesignLinks = operation({
  id: "listDesignLinks",
  method: "GET",
  path: "/api/designs",
  summary: "One's own links to designs, newest first, at most 50",
  access: "design.own",
  responses: { 200: z.object({ links: z.array(designLink) }), 401: notSignedIn },
});

export const revokeDesignLink = operation({
  id: "revokeDesignLink",
  method: "DELETE",
  path: "/api/designs/:id",
  summary: "Take one's own link back; it opens nothing from now on, and its address is forgotten",
  access: "design.own",
  params: idParameter,
  responses: { 204: noContent, 401: notSignedIn, 404: notFound },
});

// The operations below are open to everyone who has the link: the secret is the only key.

/** 256 bits, base64url. A token in another form is answered like a link that does not exist. */
const tokenParameter = z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{43}$/) });
const linkGone = refusal("link-expired", "link-revoked");

export const openDesign = operation({
  id: "openDesign",
  method: "GET",
  path: "/api/d/:token",
  summary: "The design behind a link, with the prices of today; nothing about the person",
  access: "public",
  params: tokenParameter,
  responses: {
    200: z.object({
      design: designDocument,
      expiresAt: z.iso.datetime(),
      hasPicture: z.boolean(),
      /** What has become of the request; null: no shop was asked. */
      request: z
        .object({ at: z.iso.datetime(), state: z.enum(["waiting", "in-work", "offered", "closed"]) })
        .nullable(),
    }),
    404: notFound,
    410: linkGone,
    429: tooOften,
  },
});

export const getDesignPicture = operation({
  id: "getDesignPicture",
  method: "GET",
  path: "/api/d/:token/picture",
  summary: "The room of the design",
  access: "public",
  params: tokenParameter,
  responses: { 200: binary("image/png", "image/svg+xml"), 404: notFound, 410: linkGone, 429: tooOften },
});

export const getDesignDocument = operation({
  id: "getDesignDocument",
  method: "GET",
  path: "/api/d/:token/document",
  summary: "The design as a project, to go on with it; without customer, notes and photographs",
  access: "public",
  params: tokenParameter,
  responses: {
    200: domainValue<StoredProject>("StoredProject", "A stored project"),
    404: notFound,
    410: linkGone,
    429: tooOften,
  },
});

export const endDesignLink = operation({
  id: "endDesignLink",
  method: "DELETE",
  path: "/api/d/:token",
  summary: "End a link by itself; a request stays with the shop",
  access: "public",
  params: tokenParameter,
  responses: { 204: noContent, 404: notFound, 422: invalidRequest, 429: tooOften },
});
