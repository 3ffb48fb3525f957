import { z } from "zod";
import {
  idParameter,
  invalidRequest,
  noContent,
  notFound,
  notSignedIn,
  operation,
  refusal,
} from "./operation.ts";

/** The parts of an offer that a link shows; a hidden part is not in the answers of the server either. */
export const linkShows = z
  .object({
    /** `total`: what the whole comes to, its taxes and what each option adds; no amount of a position or a line. */
    prices: z.enum(["lines", "total"]).default("lines"),
    /** Plan and elevations. */
    drawings: z.boolean().default(true),
    /** The rooms in 3D. */
    scene: z.boolean().default(true),
    /** The comments, and that the client may write. */
    comments: z.boolean().default(true),
  })
  .meta({ id: "LinkShows" });
export type LinkShows = z.output<typeof linkShows>;

/** A link that a client opens an offer with. Its secret is answered once, when it is made; afterwards nobody can read it back. */
export const offerLink = z
  .object({
    id: z.int(),
    /** Whom it was made for, as typed. */
    recipient: z.string(),
    state: z.enum(["active", "expired", "revoked"]),
    createdAt: z.iso.datetime(),
    createdBy: z.string(),
    expiresAt: z.iso.datetime(),
    revokedAt: z.iso.datetime().nullable(),
    views: z.int(),
    lastViewedAt: z.iso.datetime().nullable(),
    shows: linkShows,
  })
  .meta({ id: "OfferLink" });
export type OfferLink = z.output<typeof offerLink>;

export const offerComment = z
  .object({
    id: z.int(),
    /** Row of the position; null: on the whole offer. */
    row: z.string().nullable(),
    /** The writer: the client through a link, or the shop. */
    from: z.enum(["client", "shop"]),
    name: z.string(),
    text: z.string(),
    at: z.iso.datetime(),
  })
  .meta({ id: "OfferComment" });
export type OfferComment = z.output<typeof offerComment>;

export const offerAcceptance = z
  .object({
    name: z.string(),
    at: z.iso.datetime(),
    /** Hex SHA-256 of the frozen document that was accepted. */
    hash: z.string(),
    /** Rows of the optional positions that were taken. */
    options: z.array(z.string()),
    currency: z.string(),
    /** The amount to pay, options included. */
    payable: z.string(),
  })
  .meta({ id: "OfferAcceptance" });
export type OfferAcceptance = z.output<typeof offerAcceptance>;

const offerIdParameter = idParameter;

export const createOfferLink = operation({
  id: "createOfferLink",
  method: "POST",
  path: "/api/offers/:id/links",
  summary: "Make a link for the client; marks a draft as sent, unless a mail will",
  access: "offer.deal",
  params: offerIdParameter,
  body: z.object({
    recipient: z.string().trim().max(200).default(""),
    /** Last day it opens, ISO date; absent: 14 days after the offer's own end, else 60 days from today. */
    expires: z.iso.date().optional(),
    /** Left out: everything. */
    shows: linkShows.optional(),
    /** It goes along with a mail: the offer counts as sent once that has left. */
    inMail: z.boolean().default(false),
  }),
  responses: {
    /** `path` holds the secret: `/o/<token>`. */
    201: z.object({ link: offerLink, path: z.string() }),
    401: notSignedIn,
    403: refusal("forbidden"),
    404: notFound,
    409: refusal("incomplete", "offer-closed"),
    422: z.union([invalidRequest, refusal("bad-date")]),
  },
});

export const listOfferLinks = operation({
  id: "listOfferLinks",
  method: "GET",
  path: "/api/offers/:id/links",
  summary: "The links of an offer, newest first",
  access: "offer.deal",
  params: offerIdParameter,
  responses: {
    200: z.object({ links: z.array(offerLink) }),
    401: notSignedIn,
    403: refusal("forbidden"),
    404: notFound,
  },
});

export const revokeOfferLink = operation({
  id: "revokeOfferLink",
  method: "DELETE",
  path: "/api/offer-links/:id",
  summary: "Take a link back; it opens nothing from now on",
  access: "offer.deal",
  params: idParameter,
  responses: { 204: noContent, 401: notSignedIn, 403: refusal("forbidden"), 404: notFound },
});

export const listOfferLinkViews = operation({
  id: "listOfferLinkViews",
  method: "GET",
  path: "/api/offer-links/:id/views",
  summary: "When a link was opened and with what, newest first, at most 200",
  access: "offer.deal",
  params: idParameter,
  responses: {
    200: z.object({
      views: z.array(
        z.object({
          at: z.iso.datetime(),
          /** The same for the same address; the address itself is not kept. */
          visitor: z.string(),
          userAgent: z.string(),
        }),
      ),
    }),
    401: notSignedIn,
    403: refusal("forbidden"),
    404: notFound,
  },
});

export const listOfferComments = operation({
  id: "listOfferComments",
  method: "GET",
  path: "/api/offers/:id/comments",
  summary:
    "What the client and the shop wrote on an offer, oldest first, and how it was accepted through a link",
  access: "offer.read",
  params: offerIdParameter,
  responses: {
    200: z.object({ comments: z.array(offerComment), acceptance: offerAcceptance.nullable() }),
    401: notSignedIn,
    403: refusal("forbidden"),
    404: notFound,
  },
});

export const commentBody = {
  row: z.string().max(200).nullable().default(null),
  text: z.string().trim().min(1).max(2000),
};

export const answerOfferComment = operation({
  id: "answerOfferComment",
  method: "POST",
  path: "/api/offers/:id/comments",
  summary: "Write to the client on an offer, to be read where the link opens",
  access: "offer.deal",
  params: offerIdParameter,
  body: z.object(commentBody),
  responses: {
    201: z.object({ comments: z.array(offerComment) }),
    401: notSignedIn,
    403: refusal("forbidden"),
    404: notFound,
    409: refusal("too-many-comments"),
    422: z.union([invalidRequest, refusal("unknown-position")]),
  },
});
