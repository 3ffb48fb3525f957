import type { Material } from "@stanza/catalogue";
import type { Drawing } from "@stanza/drawing";
import type { EvaluatedRow } from "@stanza/evaluation";
import type { PositionWords } from "@stanza/offer";
import type { Room } from "@stanza/project";
import { z } from "zod";
import { commentBody, linkShows, offerAcceptance, offerComment } from "./offer-links.ts";
import { offerDocument } from "./offers.ts";
import { binary, domainValue, invalidRequest, notFound, operation, refusal } from "./operation.ts";

// What a client does with an offer's link. It is open to everyone who has the link: the secret is the only key.

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

export const createSharedArLink = operation({
  id: "createSharedArLink",
  method: "POST",
  path: "/api/o/:token/ar",
  summary: "Make a link to a project of the frozen offer in AR; it opens for seven days",
  access: "public",
  params: tokenParameter,
  body: z.object({
    /** Index of the project among those that are shown. */
    part: z.int().min(0).max(100).default(0),
  }),
  responses: {
    /** `path` holds a secret of its own: `/arwebView/<project>?key=<secret>`. */
    201: z.object({ path: z.string(), expiresAt: z.iso.datetime() }),
    404: notFound,
    410: linkGone,
    413: refusal("too-large"),
    422: z.union([invalidRequest, refusal("nothing-to-show")]),
    429: refusal("too-many-attempts"),
  },
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
