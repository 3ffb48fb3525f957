import type { Offer } from "@stanza/offer";
import type { OfferTerms } from "@stanza/pricing";
import { z } from "zod";
import {
  binary,
  domainValue,
  idParameter,
  invalidRequest,
  notFound,
  notSignedIn,
  operation,
  refusal,
} from "./operation.ts";

/** Terms of an offer as a person enters them; the server checks each against the seller's limits. */
export const offerTerms = domainValue<OfferTerms>(
  "OfferTerms",
  "Discounts, delivery, installation, taxes and texts of an offer",
);

/** An offer as composed by the server. */
export const offerDocument = domainValue<Offer>(
  "Offer",
  "The whole offer: parties, lines, groups, taxes, totals and terms; amounts are decimal text",
);

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
    state: z.enum(["pdf-pending", "complete"]),
  })
  .meta({ id: "OfferSummary" });
export type OfferSummary = z.output<typeof offerSummary>;

export const quoteProject = operation({
  id: "quoteProject",
  method: "POST",
  path: "/api/projects/:id/quote",
  summary: "What an offer with these terms would say; stores nothing",
  access: "guest",
  params: idParameter,
  body: z.object({ terms: offerTerms, language: z.string().max(10).optional() }),
  responses: {
    200: z.object({
      offer: offerDocument,
      /** Lines without a price: row and line, so that they can be pointed at. */
      unpriced: z.array(z.object({ row: z.string(), line: z.string() })),
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
  access: "guest",
  params: idParameter,
  headers: z.looseObject({ "x-save-id": z.uuid().optional() }),
  body: z.object({
    terms: offerTerms,
    /** Codes of the parts of the document to print; empty: the usual ones. */
    prints: z.array(z.string().max(60)).max(20),
    name: z.enum(["offer", "AS400"]).default("offer"),
    /** Last day of validity, ISO date. */
    validity: z.iso.date().optional(),
    language: z.string().max(10).optional(),
  }),
  responses: {
    202: z.object({ jobId: z.uuid() }),
    401: notSignedIn,
    403: refusal("read-only", "forbidden"),
    404: notFound,
    422: z.union([invalidRequest, refusal("invalid-terms")]),
    428: refusal("save-id-required"),
  },
});

export const listOffers = operation({
  id: "listOffers",
  method: "GET",
  path: "/api/projects/:id/offers",
  summary: "The offers of a project, newest first",
  access: "guest",
  params: idParameter,
  responses: { 200: z.object({ offers: z.array(offerSummary) }), 401: notSignedIn, 404: notFound },
});

export const getOffer = operation({
  id: "getOffer",
  method: "GET",
  path: "/api/offers/:id",
  summary: "An offer as it was frozen",
  access: "guest",
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
  access: "guest",
  params: idParameter,
  responses: {
    200: binary("application/pdf"),
    401: notSignedIn,
    404: notFound,
    409: refusal("pdf-pending"),
  },
});
