import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from "node:crypto";
import type {
  NewPasskey,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  UsedPasskey,
} from "@stanza/contract";

type Cbor = number | string | Uint8Array | ReadonlyMap<number | string, Cbor> | readonly Cbor[];

/** The little of CBOR that authenticators write. */
function cbor(value: Cbor): Buffer {
  const head = (major: number, size: number): Buffer => {
    if (size < 24) return Buffer.from([(major << 5) | size]);
    if (size < 256) return Buffer.from([(major << 5) | 24, size]);
    return Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
  };
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string")
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  if (value instanceof Map)
    return Buffer.concat([head(5, value.size), ...[...value].flat().map((part) => cbor(part as Cbor))]);
  const list = value as readonly Cbor[];
  return Buffer.concat([head(4, list.length), ...list.map(cbor)]);
}

const sha256 = (data: string | Uint8Array) => createHash("sha256").update(data).digest();
const base64url = (data: string | Uint8Array) => Buffer.from(data).toString("base64url");

/** What browser and authenticator say; each may be a lie. */
interface Said {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly type?: string;
  readonly counter?: number;
  /** False: whoever held the authenticator was not asked for finger, face or PIN. */
  readonly isVerified?: boolean;
  readonly crossOrigin?: boolean;
  readonly userHandle?: string | null;
  readonly signedBy?: KeyObject;
  readonly statement?: { readonly fmt: string; readonly attStmt: ReadonlyMap<string, Cbor> };
}

/** A passkey as the authenticator has it. */
export interface SoftPasskey {
  readonly id: string;
  readonly userHandle: string;
  readonly privateKey: KeyObject;
  /** Of its uses; 0 where it does not count. */
  counter: number;
}

/** A browser with an authenticator in software, on the pages of one origin. */
export function softAuthenticator(origin: string, { counts = true } = {}) {
  const clientData = (type: string, challenge: string, said: Said) =>
    JSON.stringify({
      type: said.type ?? type,
      challenge: said.challenge ?? challenge,
      origin: said.origin ?? origin,
      crossOrigin: said.crossOrigin ?? false,
    });
  const authenticatorData = (rpId: string, counter: number, said: Said, attested?: Buffer) => {
    const flags = 0x01 | (said.isVerified === false ? 0 : 0x04) | (attested ? 0x40 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(said.counter ?? counter);
    return Buffer.concat([
      sha256(said.rpId ?? rpId),
      Buffer.from([flags]),
      count,
      ...(attested ? [attested] : []),
    ]);
  };
  return {
    /** Makes a passkey. again: under the name of that one */
    create(options: PasskeyCreationOptions, said: Said = {}, again?: SoftPasskey) {
      const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
      const { x = "", y = "" } = publicKey.export({ format: "jwk" });
      const point = (text: string) => Buffer.from(text, "base64url");
      // COSE: an elliptic curve key for ES256 on P-256.
      const entries: [number, Cbor][] = [
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, point(x)],
        [-3, point(y)],
      ];
      const id = again ? Buffer.from(again.id, "base64url") : randomBytes(32);
      const size = Buffer.from([0, id.length]);
      const attested = Buffer.concat([Buffer.alloc(16), size, id, cbor(new Map(entries))]);
      const passkey: SoftPasskey = {
        id: base64url(id),
        userHandle: options.user.id,
        privateKey,
        counter: counts ? 1 : 0,
      };
      const { fmt, attStmt } = said.statement ?? { fmt: "none", attStmt: new Map<string, Cbor>() };
      const authData = authenticatorData(options.rp.id, passkey.counter, said, attested);
      const attestation = new Map<string, Cbor>([
        ["fmt", fmt],
        ["attStmt", attStmt],
        ["authData", authData],
      ]);
      const response: NewPasskey = {
        id: passkey.id,
        rawId: passkey.id,
        type: "public-key",
        response: {
          clientDataJSON: base64url(clientData("webauthn.create", options.challenge, said)),
          attestationObject: base64url(cbor(attestation)),
          transports: ["internal"],
        },
      };
      return { passkey, response };
    },

    /** Uses a passkey. */
    get(passkey: SoftPasskey, options: PasskeyRequestOptions, said: Said = {}): UsedPasskey {
      if (counts && said.counter === undefined) passkey.counter++;
      const clientDataJSON = clientData("webauthn.get", options.challenge, said);
      const data = authenticatorData(options.rpId, passkey.counter, said);
      const signature = createSign("sha256")
        .update(Buffer.concat([data, sha256(clientDataJSON)]))
        .sign(said.signedBy ?? passkey.privateKey);
      return {
        id: passkey.id,
        rawId: passkey.id,
        type: "public-key",
        response: {
          clientDataJSON: base64url(clientDataJSON),
          authenticatorData: base64url(data),
          signature: base64url(signature),
          userHandle: said.userHandle === undefined ? passkey.userHandle : said.userHandle,
        },
      };
    },
  };
}
