import { LOST_REASONS, type Offer } from "@stanza/offer";
import { z } from "zod";
import { offerTerms } from "./offer-terms.ts";
import {
  binary,
  domainValue,
  idParameter,
  invalidRequest,
  languageTag,
  notFound,
  notSignedIn,
  operation,
  refusal,
} from "./operation.ts";
import { promotionChoice, promotionStanding } from "./promotions.ts";

/** An offer as composed by the server. */
export const offerDocument = domainValue<Offer>(
  "Offer",
  "The whole offer: parties, lines, groups, taxes, totals and terms; amounts are decimal text",
);

/** The grouping and pricing of an offer's lines on paper. */
export const printLayout = z
  .object({
    grouping: z.enum(["catalogue", "room", "itemGroup", "none"]).default("catalogue"),
    /** False: subtotals and summary alone have amounts. */
    linePrices: z.boolean().default(true),
    vat: z.enum(["apart", "included"]).default("apart"),
  })
  .meta({ id: "PrintLayout" });
export type PrintLayout = z.output<typeof printLayout>;

/** The parts of an offer's document that may be chosen; `link`: a new link to the client's page, as a QR code. `offer` itself is always printed: with it alone nothing else is. */
export const OFFER_PRINTS = ["offer", "plan", "elevations", "pictures", "codes", "link"] as const;
export type OfferPrint = (typeof OFFER_PRINTS)[number];

/** Codes of the prints to make, as a list or joined by semicolons (spec 2 §7); none: the usual ones. The server knows the codes. */
export const selectedPrints = z.union([z.array(z.string().max(60)).max(20), z.string().max(400)]);

export const quoteLanguage = z.string().regex(/^(it|en|de)(-[A-Z]{2})?$/);

/** The life of an offer; `expired` follows from its last day, without anybody doing anything. */
export const OFFER_STATUSES = [
  "draft",
  "sent",
  "viewed",
  "accepted",
  "rejected",
  "expired",
  "withdrawn",
] as const;
export const offerStatus = z.enum(OFFER_STATUSES);
export type OfferStatus = z.output<typeof offerStatus>;

/** Why an offer was lost. */
export const lostReason = z.enum(LOST_REASONS);
export type LostReason = z.output<typeof lostReason>;

export const offerSummary = z
  .object({
    id: z.int(),
    number: z.string(),
    name: z.string(),
    projectId: z.int(),
    revision: z.int(),
    currency: z.string(),
    payable: z.string(),
    createdAt: z.iso.datetime(),
    createdBy: z.string(),
    validUntil: z.string().nullable(),
    language: z.string(),
    /** The state of the document alone; the life of the offer is `status`. */
    state: z.enum(["pdf-pending", "pdf-too-large", "complete"]),
    status: offerStatus,
    /** 1 for the first offer of its project, counted on from there; a combined quotation is counted with those of the same projects. */
    version: z.int(),
    lostReason: lostReason.nullable(),
    statusNote: z.string(),
    /** Hex SHA-256 of the frozen document; null for offers of before there were any. */
    hash: z.string().nullable(),
    /** False: a line has no price, and no person has signed that off. Such an offer is not sent. */
    canBeSent: z.boolean(),
    /** Projects of a combined quotation; empty: an offer of one. */
    combines: z.array(z.int()),
    comments: z.int(),
    /** True: the project was changed since the client accepted the offer; what was accepted is ordered. */
    changedSince: z.boolean(),
    /** The printed parts, joined by semicolons, and their options. */
    prints: z.string(),
    layout: printLayout,
  })
  .meta({ id: "OfferSummary" });
export type OfferSummary = z.output<typeof offerSummary>;

/** The discounts of an offer against the limit of the person who makes it. Percentages are decimal text of the goods' gross. */
export const discountGuard = z
  .object({
    percent: z.string(),
    /** null: none. */
    limit: z.string().nullable(),
    /** True: `createOffer` will refuse until a supervisor has approved. */
    needsApproval: z.boolean(),
    /** The latest one for this revision that covers these discounts, or is still to be decided. */
    approval: z
      .object({
        id: z.int(),
        status: z.enum(["pending", "approved", "rejected"]),
        supervisor: z.string(),
        note: z.string(),
      })
      .nullable(),
  })
  .meta({ id: "DiscountGuard" });
export type DiscountGuard = z.output<typeof discountGuard>;

/** An offer whose discounts are above the limit; `details` says by how much. */
const approvalNeeded = z.object({
  error: z.literal("approval-needed"),
  message: z.string(),
  details: discountGuard,
});

export const quoteProject = operation({
  id: "quoteProject",
  method: "POST",
  path: "/api/projects/:id/quote",
  summary: "What an offer with these terms would say; stores nothing",
  access: "project.read",
  params: idParameter,
  body: z.object({
    /** Absent: as saved with the project. */
    terms: offerTerms.optional(),
    language: languageTag.optional(),
    /** null: none; absent: as saved with the project. */
    promotion: promotionChoice.nullish(),
  }),
  responses: {
    200: z.object({
      offer: offerDocument,
      /** Lines without a price: row and line, so that they can be pointed at. */
      unpriced: z.array(z.object({ row: z.string(), line: z.string() })),
      guard: discountGuard,
      promotion: promotionStanding,
      /** True: this person may ask for purchase prices (`getMargin`). */
      seesMargin: z.literal(true).optional(),
    }),
    401: notSignedIn,
    403: refusal("forbidden"),
    404: notFound,
    422: z.union([invalidRequest, refusal("invalid-terms", "no-price-list")]),
  },
});

export const createOffer = operation({
  id: "createOffer",
  method: "POST",
  path: "/api/projects/:id/offers",
  summary: "Freeze an offer, number it and print its PDF, as a job",
  access: "offer.make",
  params: idParameter,
  headers: z.looseObject({ "x-save-id": z.uuid().optional() }),
  body: z.object({
    terms: offerTerms,
    prints: selectedPrints,
    layout: printLayout.optional(),
    name: z.enum(["offer", "AS400"]).default("offer"),
    /** The findings that were still open and that the person answered for, in the words that they read: kept with the offer. */
    confirmed: z.array(z.string().trim().min(1).max(300)).max(100).optional(),
    /** Last day of validity, ISO date; never before the shop's today. */
    validity: z.iso.date().optional(),
    /** The language of the quote; absent: the person's. */
    language: quoteLanguage.optional(),
  }),
  responses: {
    202: z.object({ jobId: z.uuid() }),
    401: notSignedIn,
    403: refusal("read-only", "forbidden"),
    404: notFound,
    409: z.union([approvalNeeded, refusal("different-shops")]),
    422: z.union([invalidRequest, refusal("invalid-terms", "promotion-refused")]),
    428: refusal("save-id-required"),
    502: refusal("promotions-unavailable"),
  },
});

/** Projects of one offer with how many of each; the offer belongs to the first of them. */
export const combinedParts = z
  .array(
    z.object({
      projectId: z.int().positive(),
      quantity: z.int().min(1).max(9999),
      /** Absent: the project's description. */
      title: z.string().trim().max(200).optional(),
    }),
  )
  .min(2)
  .max(50);

export const createCombinedOffer = operation({
  id: "createCombinedOffer",
  method: "POST",
  path: "/api/offers/combined",
  summary: "One offer of several projects with quantities, as a job; it belongs to the first of them",
  access: "offer.make",
  headers: z.looseObject({ "x-save-id": z.uuid().optional() }),
  body: z.object({
    parts: combinedParts,
    terms: offerTerms,
    prints: selectedPrints,
    layout: printLayout.optional(),
    validity: z.iso.date().optional(),
    language: quoteLanguage.optional(),
  }),
  responses: {
    202: z.object({ jobId: z.uuid() }),
    401: notSignedIn,
    403: refusal("read-only", "forbidden"),
    404: notFound,
    409: z.union([approvalNeeded, refusal("different-shops")]),
    422: z.union([invalidRequest, refusal("invalid-terms", "same-project-twice", "promotion-refused")]),
    428: refusal("save-id-required"),
    502: refusal("promotions-unavailable"),
  },
});

export const quoteCombinedOffer = operation({
  id: "quoteCombinedOffer",
  method: "POST",
  path: "/api/offers/combined/quote",
  summary: "What one offer of several projects would say; stores nothing",
  access: "offer.make",
  body: z.object({ parts: combinedParts, terms: offerTerms, language: languageTag.optional() }),
  responses: {
    200: z.object({
      offer: offerDocument,
      guard: discountGuard,
      promotion: promotionStanding,
      /** True: this person may ask for purchase prices (`getCombinedMargin`). */
      seesMargin: z.literal(true).optional(),
    }),
    401: notSignedIn,
    404: notFound,
    409: refusal("different-shops"),
    422: z.union([invalidRequest, refusal("invalid-terms", "same-project-twice")]),
  },
});

export const listOffers = operation({
  id: "listOffers",
  method: "GET",
  path: "/api/projects/:id/offers",
  summary: "The offers of a project, newest first",
  access: "project.read",
  params: idParameter,
  responses: { 200: z.object({ offers: z.array(offerSummary) }), 401: notSignedIn, 404: notFound },
});

export const getOffer = operation({
  id: "getOffer",
  method: "GET",
  path: "/api/offers/:id",
  summary: "An offer as it was frozen",
  access: "offer.read",
  params: idParameter,
  responses: {
    200: z.object({ summary: offerSummary, offer: offerDocument }),
    401: notSignedIn,
    404: notFound,
  },
});

export const getOfferPdf = operation({
  id: "getOfferPdf",
  method: "GET",
  path: "/api/offers/:id/pdf",
  summary: "The offer's PDF",
  access: "offer.read",
  params: idParameter,
  responses: {
    200: binary("application/pdf"),
    401: notSignedIn,
    404: notFound,
    409: refusal("pdf-pending"),
  },
});
