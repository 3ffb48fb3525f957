import type { Material } from "@stanza/catalogue";
import type { Drawing } from "@stanza/drawing";
import type { EvaluatedRow } from "@stanza/evaluation";
import type { PositionWords } from "@stanza/offer";
import type { Room } from "@stanza/project";
import { z } from "zod";
import { offerDocument } from "./offers.ts";
import {
  binary,
  domainValue,
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

const commentBody = {
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

// The operations below are open to everyone who has the link: the secret is the only key.

/** 256 bits, base64url. A token in another form is answered like a link that does not exist. */
const tokenParameter = z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{43}$/) });
const linkGone = refusal("link-expired", "link-revoked");

export const openSharedOffer = operation({
  id: "openSharedOffer",
  method: "POST",
  path: "/api/o/:token/open",
  summary: "The frozen offer behind a link; each opening is logged",
  access: "public",
  params: tokenParameter,
  responses: {
    200: z.object({
      offer: offerDocument,
      /** Hex SHA-256 of the frozen document, as printed in the PDF; to be given back with an acceptance. */
      hash: z.string(),
      status: z.enum(["open", "accepted", "rejected", "expired", "withdrawn"]),
      /** The name and address of the shop, for the head of the page. */
      sender: z.object({ name: z.string(), lines: z.array(z.string()) }),
      seller: z.string(),
      hasPdf: z.boolean(),
      /** Where the accepted PDF goes by mail; null: nowhere. */
      copyTo: z.string().nullable(),
      hasScene: z.boolean(),
      /** Pictures and words of the positions. */
      hasPositions: z.boolean(),
      hasDrawings: z.boolean(),
      comments: z.array(offerComment),
      acceptance: offerAcceptance.nullable(),
      /** As in the PDF: prices with their tax in them, or without it. */
      vat: z.enum(["apart", "included"]),
      /** The offer's amounts by line are empty texts where it says `total`. */
      shows: linkShows,
    }),
    404: notFound,
    410: linkGone,
    429: refusal("too-many-attempts"),
  },
});

/** A row as far as a viewer needs it. */
export interface SharedRow {
  readonly row: Pick<EvaluatedRow["row"], "id" | "placement">;
  readonly frame: EvaluatedRow["frame"];
  readonly article: Pick<EvaluatedRow["article"], "parts" | "opening">;
}

/** The frozen rooms to orbit; nothing else of the project. */
export interface SharedScene {
  /** One for each project of the offer. */
  readonly parts: readonly {
    readonly title: string;
    readonly rooms: readonly Room[];
    readonly rows: readonly SharedRow[];
  }[];
  readonly materials: readonly Material[];
}

export const sharedScene = domainValue<SharedScene>("SharedScene", "Rooms, evaluated rows and materials");

export const getSharedScene = operation({
  id: "getSharedScene",
  method: "GET",
  path: "/api/o/:token/scene",
  summary: "The rooms of the frozen offer in 3D",
  access: "public",
  params: tokenParameter,
  responses: {
    200: sharedScene,
    404: notFound,
    410: linkGone,
  },
});

/** What the positions of an offer are, in pictures and words, by row id. */
export interface SharedPositions {
  /** A photorealistic picture of the room, as a data URL; absent: none was chosen for the offer. */
  readonly render?: { readonly name: string; readonly picture: string };
  readonly words: Readonly<Record<string, PositionWords>>;
  /** Index of its picture; absent: there is nothing to see. Positions that look the same share one. */
  readonly pictureOf: Readonly<Record<string, number>>;
  /** SVG, or a photograph as a `data:` address. */
  readonly pictures: readonly string[];
}

export const getSharedPositions = operation({
  id: "getSharedPositions",
  method: "GET",
  path: "/api/o/:token/positions",
  summary: "Picture, size and finishes of every position and option",
  access: "public",
  params: tokenParameter,
  responses: {
    200: domainValue<SharedPositions>("SharedPositions", "Words and pictures by row"),
    404: notFound,
    410: linkGone,
  },
});

/** The plans and elevations of the PDF. */
export interface SharedDrawings {
  readonly drawings: readonly Drawing[];
}

export const getSharedDrawings = operation({
  id: "getSharedDrawings",
  method: "GET",
  path: "/api/o/:token/drawings",
  summary: "Plans and elevations, with the numbers of the positions",
  access: "public",
  params: tokenParameter,
  responses: {
    200: domainValue<SharedDrawings>("SharedDrawings", "Drawings as data, in millimetres"),
    404: notFound,
    410: linkGone,
  },
});

export const getSharedPdf = operation({
  id: "getSharedPdf",
  method: "GET",
  path: "/api/o/:token/pdf",
  summary: "The offer's PDF",
  access: "public",
  params: tokenParameter,
  responses: { 200: binary("application/pdf"), 404: notFound, 409: refusal("pdf-pending"), 410: linkGone },
});

export const priceSharedOptions = operation({
  id: "priceSharedOptions",
  method: "POST",
  path: "/api/o/:token/options",
  summary: "The offer with these optional positions taken; stores nothing",
  access: "public",
  params: tokenParameter,
  body: z.object({ options: z.array(z.string().max(200)).max(500) }),
  responses: {
    200: z.object({ offer: offerDocument }),
    404: notFound,
    410: linkGone,
    422: z.union([invalidRequest, refusal("unknown-option")]),
    429: refusal("too-many-attempts"),
  },
});

export const commentSharedOffer = operation({
  id: "commentSharedOffer",
  method: "POST",
  path: "/api/o/:token/comments",
  summary: "The client's comment on a position or on the whole",
  access: "public",
  params: tokenParameter,
  body: z.object({ ...commentBody, name: z.string().trim().min(1).max(120) }),
  responses: {
    201: z.object({ comments: z.array(offerComment) }),
    404: notFound,
    409: refusal("too-many-comments", "offer-closed", "no-comments"),
    410: linkGone,
    422: z.union([invalidRequest, refusal("unknown-position")]),
    429: refusal("too-many-attempts"),
  },
});

export const acceptSharedOffer = operation({
  id: "acceptSharedOffer",
  method: "POST",
  path: "/api/o/:token/acceptance",
  summary: "Accept the offer by name; from then on it is as it was accepted",
  access: "public",
  params: tokenParameter,
  body: z.object({
    /** One line: it is printed, and stands in the subject of a letter. */
    name: z
      .string()
      .trim()
      .min(2)
      .max(120)
      .regex(/^[^\p{Cc}\u2028\u2029]*$/u, "expected one line"),
    /** The hash of the document that the client has before their eyes. */
    hash: z.string().regex(/^[0-9a-f]{64}$/),
    options: z.array(z.string().max(200)).max(500),
    /** The amount as shown; another amount means that the page is stale. */
    payable: z.string().max(40),
  }),
  responses: {
    200: z.object({ acceptance: offerAcceptance }),
    404: notFound,
    409: refusal(
      "already-accepted",
      "stale-document",
      "offer-expired",
      "offer-closed",
      "superseded",
      "incomplete",
    ),
    410: linkGone,
    422: z.union([invalidRequest, refusal("unknown-option")]),
    429: refusal("too-many-attempts"),
  },
});
