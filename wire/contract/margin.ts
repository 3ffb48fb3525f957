import type { OfferMargin } from "@stanza/pricing";
import { z } from "zod";
import { offerTerms } from "./offer-terms.ts";
import { combinedParts } from "./offers.ts";
import {
  domainValue,
  idParameter,
  invalidRequest,
  notFound,
  notSignedIn,
  operation,
  refusal,
} from "./operation.ts";

const offerMargin = domainValue<OfferMargin>(
  "OfferMargin",
  "Purchase and margin of the goods by line, position, catalogue and in all; amounts are decimal text without tax",
);

export const getMargin = operation({
  id: "getMargin",
  method: "POST",
  path: "/api/projects/:id/margin",
  summary: "What the saved project costs the shop under these terms; for those who may see purchase prices",
  access: "margin.read",
  params: idParameter,
  body: z.object({ terms: offerTerms }),
  responses: {
    200: offerMargin,
    401: notSignedIn,
    403: refusal("forbidden"),
    404: notFound,
    422: z.union([invalidRequest, refusal("invalid-terms", "no-price-list")]),
  },
});

export const getCombinedMargin = operation({
  id: "getCombinedMargin",
  method: "POST",
  path: "/api/offers/combined/margin",
  summary:
    "What the projects of one offer cost the shop under these terms, each as often as it is sold; for those who may see purchase prices",
  access: "margin.read",
  body: z.object({ parts: combinedParts, terms: offerTerms }),
  responses: {
    200: offerMargin,
    401: notSignedIn,
    403: refusal("forbidden"),
    404: notFound,
    409: refusal("different-shops"),
    422: z.union([invalidRequest, refusal("invalid-terms", "same-project-twice")]),
  },
});
