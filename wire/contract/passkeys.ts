import { z } from "zod";
import { invalidRequest, noContent, notFound, notSignedIn, operation, refusal } from "./operation.ts";
import { signedIn } from "./session.ts";

/** Bytes as WebAuthn writes them in JSON. longest: of the text */
const base64url = (longest: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(longest);
const credentialId = base64url(1400);
const clientDataJSON = base64url(8000);
const credential = { id: credentialId, rawId: credentialId, type: z.literal("public-key") };

/** What a browser answers that has made a passkey (WebAuthn `RegistrationResponseJSON`). */
const newPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON,
    attestationObject: base64url(40_000),
    transports: z.array(z.string().max(30)).max(10).optional(),
  }),
});
export type NewPasskey = z.output<typeof newPasskey>;

/** What a browser answers whose person has used a passkey (WebAuthn `AuthenticationResponseJSON`). */
const usedPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON,
    authenticatorData: base64url(8000),
    signature: base64url(8000),
    userHandle: base64url(100).nullish(),
  }),
});
export type UsedPasskey = z.output<typeof usedPasskey>;

const known = z.object({
  id: z.string(),
  type: z.literal("public-key"),
  transports: z.array(z.string()).optional(),
});

/** What a browser needs to make a passkey (WebAuthn `PublicKeyCredentialCreationOptionsJSON`). */
const creationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal("none"),
  excludeCredentials: z.array(known),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.literal(true),
    userVerification: z.literal("required"),
  }),
});
export type PasskeyCreationOptions = z.output<typeof creationOptions>;

/** What a browser needs to ask for a passkey (WebAuthn `PublicKeyCredentialRequestOptionsJSON`). */
const requestOptions = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.int(),
  userVerification: z.literal("required"),
  /** Empty: whichever of this site the person picks. */
  allowCredentials: z.array(known),
});
export type PasskeyRequestOptions = z.output<typeof requestOptions>;

/** `flow` is a secret by which the same browser proves, with its answer, that it asked. */
const flow = z.string().min(1).max(100);
const asked = z.object({ flow: z.string(), options: requestOptions });
const answered = z.object({ flow, response: usedPasskey });

const forbidden = refusal("forbidden");
const tooOften = refusal("too-many-attempts");
const challengeGone = refusal("challenge-gone");

/** A passkey of the person who asks. */
export const ownPasskey = z
  .object({
    id: z.uuid(),
    name: z.string(),
    createdAt: z.iso.datetime(),
    /** Null: not yet. */
    usedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "OwnPasskey" });
export type OwnPasskey = z.output<typeof ownPasskey>;

const passkeyName = z.string().trim().min(1).max(60);

export const listPasskeys = operation({
  id: "listPasskeys",
  method: "GET",
  path: "/api/passkeys",
  summary: "One's own passkeys, the oldest first, and what adding one asks for",
  access: "passkey.own",
  responses: {
    200: z.object({
      passkeys: z.array(ownPasskey),
      /** False: the person has no password, so that one of their passkeys has to confirm. */
      hasPassword: z.boolean(),
      /** Beside the password a code of the second factor is asked for. */
      asksCode: z.boolean(),
      /** What authenticators may keep (WebAuthn `AllAcceptedCredentialsOptions`); null: passkeys are bound to no address here. */
      accepted: z
        .object({ rpId: z.string(), userId: z.string(), allAcceptedCredentialIds: z.array(z.string()) })
        .nullable(),
    }),
    401: notSignedIn,
    403: forbidden,
  },
});

export const beginPasskeyProof = operation({
  id: "beginPasskeyProof",
  method: "POST",
  path: "/api/passkeys/proof",
  summary: "Begin to confirm by one of one's passkeys that it is oneself who adds another one",
  access: "passkey.own",
  responses: { 200: asked, 401: notSignedIn, 403: forbidden, 404: notFound, 429: tooOften },
});

export const beginPasskey = operation({
  id: "beginPasskey",
  method: "POST",
  path: "/api/passkeys/challenge",
  summary:
    "Begin to add a passkey, with the password once more and, where one has a second factor, its code; or with a passkey",
  access: "passkey.own",
  body: z.object({
    password: z.string().min(1).max(1000).optional(),
    code: z.string().min(6).max(40).optional(),
    proof: answered.optional(),
  }),
  responses: {
    200: z.object({ flow: z.string(), options: creationOptions }),
    401: notSignedIn,
    403: forbidden,
    404: notFound,
    409: refusal("not-confirmed", "wrong-code", "too-many-passkeys"),
    422: invalidRequest,
    429: tooOften,
  },
});

export const addPasskey = operation({
  id: "addPasskey",
  method: "POST",
  path: "/api/passkeys",
  summary: "Add the passkey that the browser has made",
  access: "passkey.own",
  body: z.object({ flow, name: passkeyName, response: newPasskey }),
  responses: {
    201: ownPasskey,
    401: notSignedIn,
    403: forbidden,
    404: notFound,
    409: refusal("not-taken", "known-passkey", "too-many-passkeys"),
    410: challengeGone,
    422: invalidRequest,
  },
});

const inPath = z.object({ id: z.uuid() });

export const renamePasskey = operation({
  id: "renamePasskey",
  method: "PUT",
  path: "/api/passkeys/:id",
  summary: "Give one of one's passkeys another name",
  access: "passkey.own",
  params: inPath,
  body: z.object({ name: passkeyName }),
  responses: { 204: noContent, 401: notSignedIn, 403: forbidden, 404: notFound, 422: invalidRequest },
});

export const removePasskey = operation({
  id: "removePasskey",
  method: "DELETE",
  path: "/api/passkeys/:id",
  summary: "Take a passkey away: it signs nobody in any more",
  access: "passkey.own",
  params: inPath,
  responses: { 204: noContent, 401: notSignedIn, 403: forbidden, 404: notFound },
});

export const beginPasskeySignIn = operation({
  id: "beginPasskeySignIn",
  method: "POST",
  path: "/api/session/passkey/challenge",
  summary: "Begin to sign in with a passkey; nobody is named, whoever has one of this site picks it",
  access: "public",
  responses: { 200: asked, 404: notFound, 429: tooOften },
});

export const signInPasskey = operation({
  id: "signInPasskey",
  method: "POST",
  path: "/api/session/passkey",
  summary: "Sign in with a passkey, which is password and second factor at once",
  access: "public",
  body: answered.extend({ shop: z.string().max(60).optional() }),
  responses: {
    200: signedIn,
    401: refusal("login-failed"),
    404: notFound,
    410: challengeGone,
    422: invalidRequest,
    429: tooOften,
  },
});
