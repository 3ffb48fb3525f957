import { z } from "zod";
import { CONSENT_VERSION } from "./consent-version.ts";
import { address, invalidDesign, personName } from "./designs.ts";
import { invalidRequest, notFound, notSignedIn, operation, refusal } from "./operation.ts";
import { storedDocument } from "./projects.ts";
import { profile } from "./session.ts";
import { spokenLanguage } from "./spoken-language.ts";

const tooOften = refusal("too-many-attempts");
const noMail = refusal("no-mail-server");
const password = z.string().min(1).max(1000);

export const requestPasswordReset = operation({
  id: "requestPasswordReset",
  method: "POST",
  path: "/api/accounts/resets",
  summary:
    "Ask for a mail by which a password is set anew; answered the same, and as fast, whether or not there is such an account",
  access: "public",
  body: z.object({
    /** User id or e-mail address. */
    user: z.string().trim().min(1).max(200),
    language: spokenLanguage,
  }),
  responses: { 202: z.object({}), 409: noMail, 422: invalidRequest, 429: tooOften },
});

export const requestAccount = operation({
  id: "requestAccount",
  method: "POST",
  path: "/api/accounts",
  summary:
    "A guest asks for a mail by which they make an account that keeps their projects and the design that is open; answered the same whether or not the address has an account",
  access: "account.request",
  body: z.object({
    email: address,
    name: personName,
    language: spokenLanguage,
    /** The version of the words that the person agreed to. */
    consent: z.literal(CONSENT_VERSION),
    /** The design that becomes the account's first project. */
    document: storedDocument.optional(),
  }),
  responses: {
    202: z.object({}),
    401: notSignedIn,
    403: refusal("forbidden"),
    409: noMail,
    413: refusal("too-large"),
    422: invalidDesign,
    429: tooOften,
  },
});

// The operations below are open to everyone who has the code: it is the only key.

/** 256 bits, base64url. A code in another form is answered like one that does not exist. */
const codeParameter = z.object({ code: z.string().regex(/^[A-Za-z0-9_-]{43}$/) });
const codeGone = refusal("code-expired", "code-used");

export const openAccountCode = operation({
  id: "openAccountCode",
  method: "GET",
  path: "/api/accounts/codes/:code",
  summary: "What a mailed code is for; looking uses nothing up",
  access: "public",
  params: codeParameter,
  responses: {
    200: z.object({
      kind: z.enum(["reset", "register", "invite"]),
      /** The user id to sign in with. */
      login: z.string(),
      name: z.string(),
      /** A design is kept with it. */
      hasDesign: z.boolean(),
    }),
    404: notFound,
    410: codeGone,
    429: tooOften,
  },
});

export const setNewPassword = operation({
  id: "setNewPassword",
  method: "POST",
  path: "/api/accounts/codes/:code/password",
  summary: "Set the password anew, once, with a mailed code; ends every session of the account",
  access: "public",
  params: codeParameter,
  body: z.object({ password }),
  responses: {
    200: z.object({ login: z.string() }),
    404: notFound,
    410: codeGone,
    422: z.union([invalidRequest, refusal("weak-password")]),
    429: tooOften,
  },
});

export const completeAccount = operation({
  id: "completeAccount",
  method: "POST",
  path: "/api/accounts/codes/:code/account",
  summary:
    "Make the account, once, with a mailed code: the guest's own projects and the design go over to it, and the person is signed in",
  access: "public",
  params: codeParameter,
  body: z.object({ password, name: personName }),
  responses: {
    201: z.object({
      profile,
      token: z.string(),
      /** The project that the design has become; null: none was kept. */
      projectId: z.int().positive().nullable(),
    }),
    404: notFound,
    409: refusal("account-exists"),
    410: codeGone,
    422: z.union([invalidRequest, refusal("weak-password")]),
    429: tooOften,
  },
});
