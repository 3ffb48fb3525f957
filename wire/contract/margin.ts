import type { OfferMargin } from "@stanza/pricing";
import { z } from "zod";
import { offerTerms } from "./offer-terms.ts";
import {
  domainValue,
  idParameter,
  invalidRequest,
  notFound,
  notSignedIn,
  operation,
  refusal,
} from "./operation.ts";

export const getMargin = operation({
  id: "getMargin",
  method: "POST",
  path: "/api/projects/:id/margin",
  summary: "What the saved project costs the shop under these terms; for those who may see purchase prices",
  access: "user",
  params: idParameter,
  body: z.object({ terms: offerTerms }),
  responses: {
    200: domainValue<OfferMargin>(
      "OfferMargin",
      "Purchase and margin of the goods by line, position, catalogue and in all; amounts are decimal text without tax",
    ),
    401: notSignedIn,
    403: refusal("forbidden"),
    404: notFound,
    422: z.union([invalidRequest, refusal("invalid-terms", "no-price-list")]),
  },
});
