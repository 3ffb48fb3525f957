import type { OfferDifference } from "@stanza/offer";
import { z } from "zod";
import { lostReason, offerSummary } from "./offers.ts";
import {
  binary,
  domainValue,
  idParameter,
  invalidRequest,
  notFound,
  notSignedIn,
  operation,
  refusal,
  repeatableRequest,
} from "./operation.ts";

export const compareOffers = operation({
  id: "compareOffers",
  method: "GET",
  path: "/api/offers/:id/difference/:other",
  summary:
    "What changed from offer `id` to offer `other`: rows added, removed, moved, changed, and the totals",
  access: "offer.read",
  params: z.object({
    id: z.coerce.number<number | string>().int().positive(),
    other: z.coerce.number<number | string>().int().positive(),
  }),
  responses: {
    200: z.object({
      before: offerSummary,
      after: offerSummary,
      difference: domainValue<OfferDifference>("OfferDifference", "Positions and amounts before and after"),
    }),
    401: notSignedIn,
    404: notFound,
    409: refusal("other-project", "other-currency"),
  },
});

export const getChangeOrderPdf = operation({
  id: "getChangeOrderPdf",
  method: "GET",
  path: "/api/offers/:id/difference/:other/pdf",
  summary:
    "The change order from offer `id` to offer `other` as a PDF, made anew each time of the frozen documents",
  access: "offer.read",
  params: z.object({
    id: z.coerce.number<number | string>().int().positive(),
    other: z.coerce.number<number | string>().int().positive(),
  }),
  responses: {
    200: binary("application/pdf"),
    401: notSignedIn,
    404: notFound,
    409: refusal("other-project", "other-currency"),
    503: refusal("pdf-failed"),
  },
});

export const setOfferStatus = operation({
  id: "setOfferStatus",
  method: "PUT",
  path: "/api/offers/:id/status",
  summary:
    "Mark an offer as sent, accepted on paper, rejected with the reason it was lost for, or withdrawn; repeated with the same save id it is done once",
  access: "offer.deal",
  params: idParameter,
  headers: repeatableRequest,
  body: z.object({
    status: z.enum(["sent", "accepted", "rejected", "withdrawn"]),
    /** The reason, with `rejected`. */
    lostReason: lostReason.optional(),
    note: z.string().trim().max(1000).default(""),
    /** With `accepted`: rows of the optional positions that the client takes. */
    options: z.array(z.string().max(200)).max(500).default([]),
  }),
  responses: {
    200: z.object({ summary: offerSummary }),
    401: notSignedIn,
    403: refusal("forbidden"),
    404: notFound,
    409: refusal("save-id-used", "status-not-allowed", "offer-expired", "incomplete"),
    422: z.union([invalidRequest, refusal("reason-needed", "unknown-option")]),
  },
});

export const signOffOffer = operation({
  id: "signOffOffer",
  method: "POST",
  path: "/api/offers/:id/sign-off",
  summary: "Answer for the lines without a price, so that the offer may be sent as it is",
  access: "offer.deal",
  params: idParameter,
  body: z.object({ reason: z.string().trim().min(3).max(1000) }),
  responses: {
    200: z.object({ summary: offerSummary }),
    401: notSignedIn,
    403: refusal("forbidden"),
    404: notFound,
    422: invalidRequest,
  },
});

export const offerEvent = z
  .object({
    at: z.iso.datetime(),
    kind: z.enum([
      "created",
      "confirmed",
      "signedOff",
      "linked",
      "revoked",
      "sent",
      "viewed",
      "commented",
      "reminded",
      "accepted",
      "rejected",
      "expired",
      "withdrawn",
    ]),
    /** A name, where a person did it. */
    by: z.string(),
    note: z.string(),
  })
  .meta({ id: "OfferEvent" });
export type OfferEvent = z.output<typeof offerEvent>;

export const listOfferEvents = operation({
  id: "listOfferEvents",
  method: "GET",
  path: "/api/offers/:id/events",
  summary: "What happened to an offer, oldest first",
  access: "offer.read",
  params: idParameter,
  responses: {
    200: z.object({ events: z.array(offerEvent) }),
    401: notSignedIn,
    403: refusal("forbidden"),
    404: notFound,
  },
});
