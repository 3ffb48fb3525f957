import type { NewPasskey, UsedPasskey } from "@stanza/contract";
import { ALGORITHMS, userHandle } from "./passkey-options.ts";
import type { RelyingParty } from "./relying-party.ts";

/** What is kept of a passkey to check it by. */
export interface StoredKey {
  /** The authenticator's name for it. */
  readonly credential: Buffer;
  /** As COSE. */
  readonly publicKey: Buffer;
  /** Of its last use; an authenticator that does not count says 0. */
  readonly counter: number;
}

/** What an answer of a browser is measured by. */
interface Expected {
  readonly rp: RelyingParty;
  readonly challenge: string;
}

// 27 MB and a third of a second of loading: not for a server on which nobody uses a passkey.
const library = () => import("@simplewebauthn/server");
const helpers = () => import("@simplewebauthn/server/helpers");

const expectedOf = ({ rp, challenge }: Expected) => ({
  expectedChallenge: challenge,
  expectedOrigin: rp.origin,
  expectedRPID: rp.id,
  requireUserVerification: true,
});

/** The passkey that a browser has made for us; a sentence for the log where its answer is not to be trusted. */
export async function checkNewPasskey(
  { response, ...credential }: NewPasskey,
  expected: Expected,
): Promise<(StoredKey & { readonly transports: readonly string[] }) | string> {
  const { transports = [], ...signed } = response;
  try {
    await refuseFramed(response.clientDataJSON);
    await refuseCertificates(response.attestationObject);
    const { verifyRegistrationResponse } = await library();
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, response: { ...signed, transports }, clientExtensionResults: {} },
      ...expectedOf(expected),
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) return "its signature is wrong";
    const { id, publicKey, counter } = registrationInfo.credential;
    return {
      credential: Buffer.from(id, "base64url"),
      publicKey: Buffer.from(publicKey),
      counter,
      transports,
    };
  } catch (error) {
    return whyOf(error);
  }
}

/**
 * The count of a passkey that its person has just used for us; a sentence for the log where the answer is not to be trusted.
 *
 * mustNamePerson  the authenticator has to say whose passkey it is, as one does that was found without a user id
 */
export async function checkUsedPasskey(
  { response, ...credential }: UsedPasskey,
  { credential: id, publicKey, counter, userId }: StoredKey & { readonly userId: string },
  { mustNamePerson, ...expected }: Expected & { readonly mustNamePerson: boolean },
): Promise<{ readonly counter: number } | string> {
  const { userHandle: handle, ...signed } = response;
  if (handle ? handle !== userHandle(userId) : mustNamePerson) return "it is another person's";
  try {
    await refuseFramed(response.clientDataJSON);
    const { verifyAuthenticationResponse } = await library();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, response: signed, clientExtensionResults: {} },
      credential: { id: id.toString("base64url"), publicKey: new Uint8Array(publicKey), counter },
      ...expectedOf(expected),
    });
    return verified ? { counter: authenticationInfo.newCounter } : "its signature is wrong";
  } catch (error) {
    return whyOf(error);
  }
}

/** Another site's frame around the page could lay something else over it while its person confirms. */
async function refuseFramed(clientDataJSON: string): Promise<void> {
  const { decodeClientDataJSON } = await helpers();
  if (decodeClientDataJSON(clientDataJSON).crossOrigin)
    throw new Error("it was made in another site's frame");
}

/**
 * We ask for no maker's word about the authenticator, so a browser sends none, or what the new key itself has signed. Certificates would be
 * followed to the addresses that they name, which whoever sends them can choose.
 */
async function refuseCertificates(attestationObject: string): Promise<void> {
  const { decodeAttestationObject } = await helpers();
  const object = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, "base64url")));
  const format = object.get("fmt");
  const isPlain =
    format === "none" || (format === "packed" && object.get("attStmt").get("x5c") === undefined);
  if (!isPlain) throw new Error(`it came with a statement of the kind ${format}`);
}

const whyOf = (error: unknown): string => (error instanceof Error ? error.message : "it cannot be read");
