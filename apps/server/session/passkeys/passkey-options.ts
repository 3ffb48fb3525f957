import type { PasskeyCreationOptions, PasskeyRequestOptions } from "@stanza/contract";
import { CHALLENGE_MINUTES } from "./passkey-challenge.ts";
import type { RelyingParty } from "./relying-party.ts";

/** Ed25519, ES256 and RS256, the one that is liked most first. */
export const ALGORITHMS = [-8, -7, -257];
const TIMEOUT_MS = CHALLENGE_MINUTES * 60_000;
const TYPE = "public-key" as const;

/** The passkeys that a browser is to look for, or not to make again. */
type Descriptors = readonly { readonly id: string; readonly transports: readonly string[] }[];
const described = (keys: Descriptors) =>
  keys.map(({ id, transports }) => ({ id, type: TYPE, transports: [...transports] }));

/** What authenticators know a person by: it is stored in them and says nothing about who that is. */
export const userHandle = (userId: string): string =>
  Buffer.from(userId.replaceAll("-", ""), "hex").toString("base64url");

/**
 * What a browser needs to make a passkey: one that is found without a user id, by an authenticator that knows its person by finger, face
 * or PIN. No maker's word about the authenticator is asked for.
 */
export const creationOptions = (
  { id, name }: RelyingParty,
  challenge: string,
  person: { readonly userId: string; readonly login: string; readonly name: string },
  known: Descriptors,
): PasskeyCreationOptions => ({
  rp: { id, name },
  user: {
    id: userHandle(person.userId),
    name: person.login,
    displayName: person.name || person.login,
  },
  challenge,
  pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: TYPE, alg })),
  timeout: TIMEOUT_MS,
  attestation: "none",
  excludeCredentials: described(known),
  authenticatorSelection: {
    residentKey: "required",
    requireResidentKey: true,
    userVerification: "required",
  },
});

/** What a browser needs to ask for a passkey. among: only one of these; empty: whichever of this site the person picks */
export const requestOptions = (
  { id }: RelyingParty,
  challenge: string,
  among: Descriptors = [],
): PasskeyRequestOptions => ({
  rpId: id,
  challenge,
  timeout: TIMEOUT_MS,
  userVerification: "required",
  allowCredentials: described(among),
});

/** What a browser tells authenticators so that they forget the person's passkeys that were removed (WebAuthn, signal methods). */
export const acceptedCredentials = ({ id }: RelyingParty, userId: string, keys: Descriptors) => ({
  rpId: id,
  userId: userHandle(userId),
  allAcceptedCredentialIds: keys.map((key) => key.id),
});
