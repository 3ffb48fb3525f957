import { z } from "zod";
import { PRIVACY_VERSION } from "./consent-names.ts";
import { binary, invalidRequest, noContent, notFound, notSignedIn, operation, refusal } from "./operation.ts";

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

const zip = binary("application/zip");
const forbidden = refusal("forbidden");
const inPath = z.object({ person: z.uuid() });

export const getOwnData = operation({
  id: "getOwnData",
  method: "GET",
  path: "/api/privacy/data",
  summary:
    "Everything that is kept about the signed-in person: data.json, and the files of their own projects",
  access: "data.own",
  responses: {
    200: zip,
    401: notSignedIn,
    403: forbidden,
    404: notFound,
    429: refusal("too-many-attempts"),
  },
});

export const eraseOwnAccount = operation({
  id: "eraseOwnAccount",
  method: "POST",
  path: "/api/privacy/erasure",
  summary:
    "Erases the signed-in person for good and ends their sessions; projects and accepted offers of a shop stay without their name",
  access: "data.own",
  /** The password once more; of somebody who has none, the user id. */
  body: z.strictObject({ confirm: z.string().min(1).max(200) }),
  responses: {
    204: noContent,
    401: notSignedIn,
    403: forbidden,
    409: refusal("not-confirmed", "last-supervisor"),
    422: invalidRequest,
    429: refusal("too-many-attempts"),
  },
});

export const getPersonData = operation({
  id: "getPersonData",
  method: "GET",
  path: "/api/people/:person/data",
  summary: "Everything that is kept about somebody who signs in, for their question what is known of them",
  access: "person.administer",
  params: inPath,
  responses: { 200: zip, 401: notSignedIn, 403: forbidden, 404: notFound, 422: invalidRequest },
});

export const erasePerson = operation({
  id: "erasePerson",
  method: "DELETE",
  path: "/api/people/:person",
  summary: "Erases somebody for good and ends their sessions; the last supervisor and oneself stay",
  access: "person.administer",
  params: inPath,
  responses: {
    204: noContent,
    401: notSignedIn,
    403: forbidden,
    404: notFound,
    409: refusal("own-account", "last-supervisor"),
    422: invalidRequest,
  },
});
