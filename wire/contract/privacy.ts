import { z } from "zod";
import { PRIVACY_VERSION } from "./consent-names.ts";
import { invalidRequest, notSignedIn, operation, refusal } from "./operation.ts";

const consentFlags = z
  .strictObject({ contact: z.boolean(), news: z.boolean(), usage: z.boolean(), makers: z.boolean() })
  .meta({ id: "ConsentFlags" });
export type ConsentFlags = z.output<typeof consentFlags>;

const consentAnswer = z
  .object({ flags: consentFlags, version: z.string(), at: z.iso.datetime() })
  .meta({ id: "ConsentAnswer" });
/** What a person answered, when, and to which version of the words. */
export type ConsentAnswer = z.output<typeof consentAnswer>;

const consents = z.object({
  /** The version of the words that is asked now. */
  version: z.string(),
  /** The latest first; empty for a person who was never asked. */
  answers: z.array(consentAnswer),
});
export type Consents = z.output<typeof consents>;

export const getConsents = operation({
  id: "getConsents",
  method: "GET",
  path: "/api/privacy/consents",
  summary: "What the signed-in person agreed to, with every earlier answer; the latest first",
  access: "consent.own",
  responses: { 200: consents, 401: notSignedIn, 403: refusal("forbidden") },
});

export const setConsents = operation({
  id: "setConsents",
  method: "PUT",
  path: "/api/privacy/consents",
  summary: "Keeps an answer with its time and version; the same answer to the same words again adds nothing",
  access: "consent.own",
  body: z.strictObject({ flags: consentFlags, version: z.literal(PRIVACY_VERSION) }),
  responses: { 200: consents, 401: notSignedIn, 403: refusal("forbidden"), 422: invalidRequest },
});
