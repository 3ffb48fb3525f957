import { z } from "zod";
import { invalidRequest, noContent, notFound, notSignedIn, operation, refusal } from "./operation.ts";

export const shopSummary = z.object({ code: z.string(), name: z.string() }).meta({ id: "ShopSummary" });

/** The shop a session works for. `priceLists` names one list a catalogue. */
export const shop = shopSummary
  .extend({
    language: z.string(),
    country: z.string(),
    currency: z.string(),
    priceLists: z.record(z.string(), z.string()),
    /** SRL, ITA, INC, LTD, LLC (spec 2 §6) or another code the shop uses. */
    documentType: z.string(),
    extra: z.record(z.string(), z.unknown()),
  })
  .meta({ id: "Shop" });
export type Shop = z.output<typeof shop>;

/** The signed-in person (spec 1 §3 Profile). The three kinds exclude each other; a supervisor is any of them with `isAdmin`. */
export const profile = z
  .object({
    userId: z.uuid(),
    login: z.string(),
    name: z.string(),
    kind: z.enum(["guest", "pro", "customer"]),
    isAdmin: z.boolean(),
    sellerLevel: z.int(),
    /** Flags separated by semicolons. */
    gdprFlags: z.string(),
    language: z.string(),
    shop,
    shops: z.array(shopSummary),
  })
  .meta({ id: "Profile" });
export type Profile = z.output<typeof profile>;

/** A session that was just opened. */
export const signedIn = z.object({ profile, token: z.string() });

/** The first half of a sign-in is done. `code`: the second factor is asked for; `enrol`: the person has to set one up. */
const halfSignedIn = z.object({ ticket: z.string(), step: z.enum(["code", "enrol"]) });

export const signIn = operation({
  id: "signIn",
  method: "POST",
  path: "/api/session",
  summary:
    "Sign in with login and password; sets the session cookie and returns the same token for use as a bearer",
  access: "public",
  body: z.object({
    /** The deployment's id, where it asks for one (spec 1 §7). */
    id: z.string().max(60).optional(),
    user: z.string().min(1).max(200),
    password: z.string().min(1).max(1000),
    shop: z.string().max(60).optional(),
  }),
  responses: {
    200: signedIn,
    202: halfSignedIn,
    401: refusal("login-failed"),
    422: invalidRequest,
    429: refusal("too-many-attempts"),
  },
});

/** The answer to a sign-in that is refused: the same for whatever is wrong with it. */
const loginFailed = refusal("login-failed");
const tooOften = refusal("too-many-attempts");

export const signInKey = operation({
  id: "signInKey",
  method: "POST",
  path: "/api/session/key",
  summary:
    "Sign in with a key that another system has signed: a compact JWS (PS256, RS256) with iss, aud, sub, shop, exp within five minutes and a jti that is used once",
  access: "public",
  body: z.object({ key: z.string().min(1).max(4000) }),
  responses: { 200: signedIn, 202: halfSignedIn, 401: loginFailed, 422: invalidRequest, 429: tooOften },
});

export const beginCompanySignIn = operation({
  id: "beginCompanySignIn",
  method: "POST",
  path: "/api/session/company",
  summary:
    "Begin to sign in at the company's own provider (OpenID Connect): its address, and a secret by which this browser proves that it began",
  access: "public",
  responses: {
    200: z.object({ url: z.url(), flow: z.string() }),
    404: notFound,
    429: tooOften,
    503: refusal("unavailable"),
  },
});

const noAccount = refusal("no-account");

export const finishCompanySignIn = operation({
  id: "finishCompanySignIn",
  method: "POST",
  path: "/api/session/company/answer",
  summary:
    "End a sign-in at the company's provider with its answer, the query of the page that it leads back to",
  access: "public",
  body: z.object({ answer: z.string().min(1).max(8000), flow: z.string().min(1).max(100) }),
  responses: {
    200: signedIn,
    401: loginFailed,
    403: noAccount,
    404: notFound,
    422: invalidRequest,
    429: tooOften,
    503: refusal("unavailable"),
  },
});

export const signInToken = operation({
  id: "signInToken",
  method: "POST",
  path: "/api/session/token",
  summary:
    "Sign in with an access token of the configured provider that was issued for this deployment; the authority is compared, never fetched",
  access: "public",
  body: z.object({
    accessToken: z.string().min(1).max(8000),
    authority: z.string().max(500),
    /** `COMPUSOFT` unless the deployment says otherwise (spec 2 §7). */
    provider: z.string().max(60),
  }),
  responses: {
    200: signedIn,
    401: loginFailed,
    403: noAccount,
    422: invalidRequest,
    429: tooOften,
    503: refusal("unavailable"),
  },
});

export const signInGuest = operation({
  id: "signInGuest",
  method: "POST",
  path: "/api/session/guest",
  summary: "Enter as a guest with rows of one's own",
  access: "public",
  body: z.object({ language: z.string().max(10).optional(), shop: z.string().max(60).optional() }),
  responses: {
    200: signedIn,
    403: refusal("guests-not-admitted"),
    422: invalidRequest,
    429: refusal("too-many-attempts"),
  },
});

export const signInAutomatically = operation({
  id: "signInAutomatically",
  method: "POST",
  path: "/api/session/automatic",
  summary: "Sign in on a device whose network the deployment has named; anywhere else there is nothing here",
  access: "public",
  responses: { 200: signedIn, 404: notFound },
});

export const enterSuperGuestShop = operation({
  id: "enterSuperGuestShop",
  method: "POST",
  path: "/api/session/super-guest",
  summary: "A guest inside another page's frame begins a new project in the shop for that, and stays a guest",
  access: "guest",
  responses: { 200: signedIn, 401: notSignedIn, 403: refusal("forbidden"), 404: notFound },
});

export const getSession = operation({
  id: "getSession",
  method: "GET",
  path: "/api/session",
  summary: "The profile of the session; null for nobody, which every first visit is",
  access: "public",
  responses: { 200: z.object({ profile: profile.nullable() }) },
});

export const signOut = operation({
  id: "signOut",
  method: "DELETE",
  path: "/api/session",
  summary: "End the session; harmless without one",
  access: "public",
  responses: { 204: noContent },
});

export const setShop = operation({
  id: "setShop",
  method: "PUT",
  path: "/api/session/shop",
  summary: "Work for another of one's shops; the token changes with it",
  access: "user",
  body: z.object({ shop: z.string().min(1).max(60) }),
  responses: {
    200: signedIn,
    401: notSignedIn,
    403: refusal("forbidden", "shop-not-yours"),
    422: invalidRequest,
  },
});

/** A session of the person who asks. */
export const ownSession = z
  .object({
    id: z.uuid(),
    /** How it began. */
    how: z.string(),
    /** The browser's own words. */
    agent: z.string(),
    /** The network address that it began at. */
    address: z.string(),
    startedAt: z.iso.datetime(),
    /** Last use, to the hour. */
    seenAt: z.iso.datetime(),
    isThis: z.boolean(),
  })
  .meta({ id: "OwnSession" });
export type OwnSession = z.output<typeof ownSession>;

export const listSessions = operation({
  id: "listSessions",
  method: "GET",
  path: "/api/sessions",
  summary: "One's own sessions: this one first, then the one used last",
  access: "session.own",
  responses: {
    200: z.object({ sessions: z.array(ownSession) }),
    401: notSignedIn,
    403: refusal("forbidden"),
  },
});

export const endSession = operation({
  id: "endSession",
  method: "DELETE",
  path: "/api/sessions/:id",
  summary: "End one of one's own sessions, e.g. of a device that was left behind",
  access: "session.own",
  params: z.object({ id: z.uuid() }),
  responses: { 204: noContent, 401: notSignedIn, 403: refusal("forbidden"), 404: notFound },
});

export const signOutEverywhere = operation({
  id: "signOutEverywhere",
  method: "DELETE",
  path: "/api/sessions",
  summary: "End all of one's own sessions, this one too",
  access: "session.own",
  responses: { 204: noContent, 401: notSignedIn, 403: refusal("forbidden") },
});

const ticket = z.string().min(1).max(100);
const code = z.string().min(6).max(40);

export const confirmSignIn = operation({
  id: "confirmSignIn",
  method: "POST",
  path: "/api/session/code",
  summary: "The second half of a sign-in: a one-time code, or a recovery code, which is used up",
  access: "public",
  body: z.object({ ticket, code }),
  responses: {
    200: signedIn,
    401: refusal("wrong-code"),
    410: refusal("ticket-gone"),
    422: invalidRequest,
    429: tooOften,
  },
});

export const getSecondFactor = operation({
  id: "getSecondFactor",
  method: "GET",
  path: "/api/second-factor",
  summary: "Whether one's sign-in asks for a second factor, and how many recovery codes are left",
  access: "user",
  responses: {
    200: z.object({ isOn: z.boolean(), isRequired: z.boolean(), recoveryCodesLeft: z.int() }),
    401: notSignedIn,
    403: refusal("forbidden"),
  },
});

export const beginSecondFactor = operation({
  id: "beginSecondFactor",
  method: "POST",
  path: "/api/second-factor",
  summary:
    "Begin to set up one-time codes, with the password or with the ticket of a sign-in that waits for it; answers the secret for the only time",
  access: "public",
  body: z.object({ ticket: ticket.optional(), password: z.string().min(1).max(1000).optional() }),
  responses: {
    200: z.object({ secret: z.string(), address: z.string() }),
    403: refusal("forbidden"),
    409: refusal("already-on"),
    422: invalidRequest,
    429: tooOften,
  },
});

export const finishSecondFactor = operation({
  id: "finishSecondFactor",
  method: "PUT",
  path: "/api/second-factor",
  summary: "Put one-time codes into use with the first of them; answers the recovery codes for the only time",
  access: "public",
  body: z.object({ ticket: ticket.optional(), code }),
  responses: {
    200: z.object({ recoveryCodes: z.array(z.string()), signedIn: signedIn.nullable() }),
    403: refusal("forbidden"),
    409: refusal("wrong-code"),
    422: invalidRequest,
    429: tooOften,
  },
});

export const removeSecondFactor = operation({
  id: "removeSecondFactor",
  method: "POST",
  path: "/api/second-factor/removal",
  summary:
    "Sign in without a second factor from now on; a last code proves that it is its person who wants that",
  access: "user",
  body: z.object({ code }),
  responses: {
    204: noContent,
    401: notSignedIn,
    403: refusal("forbidden"),
    409: refusal("wrong-code"),
    422: invalidRequest,
    429: tooOften,
  },
});
