import { createHash } from "node:crypto";
import { createLocalJWKSet, decodeProtectedHeader, type JWK, jwtVerify } from "jose";
import type { Db } from "../db/pool.ts";

/** The system that signs keys for its people, e.g. an ERP. */
export interface KeyIssuer {
  readonly issuer: string;
  /** What the keys name as the one they are for: this deployment. */
  readonly audience: string;
  /** Public keys by `kid`. */
  readonly keys: readonly JWK[];
}

/** A signed key that holds: whom it lets in, and into which shop. */
export interface KeyClaims {
  readonly login: string;
  readonly shop: string;
  /** SHA-256 of its issuer and id. */
  readonly hash: Buffer;
  /** From then on it would be refused anyway. */
  readonly forgetAt: Date;
}

/** Seconds for which a key may hold, and by which two clocks may differ (reliability.md T20). */
const LONGEST_SECONDS = 300;
const TOLERANCE_SECONDS = 60;

/** The claims of a signed key; a sentence where it is none, for the log: it never holds anything of the key. */
export async function readSignedKey(key: string, from: KeyIssuer, at: Date): Promise<KeyClaims | string> {
  try {
    if (decodeProtectedHeader(key).kid === undefined) return "it names no key id";
    const { payload } = await jwtVerify(key, createLocalJWKSet({ keys: [...from.keys] }), {
      algorithms: ["PS256", "RS256"],
      issuer: from.issuer,
      audience: from.audience,
      clockTolerance: TOLERANCE_SECONDS,
      currentDate: at,
      requiredClaims: ["sub", "shop", "exp", "jti"],
    });
    const { sub, shop, jti, exp = 0, iat } = payload;
    if (!isText(sub) || !isText(shop) || !isText(jti)) return "sub, shop or jti is no text";
    const now = Math.floor(at.getTime() / 1000);
    if (exp > now + LONGEST_SECONDS + TOLERANCE_SECONDS || (iat !== undefined && exp - iat > LONGEST_SECONDS))
      return "it holds for more than five minutes";
    if (iat !== undefined && iat > now + TOLERANCE_SECONDS) return "it was issued in the future";
    return {
      login: sub,
      shop,
      hash: createHash("sha256")
        .update(JSON.stringify([from.issuer, jti]))
        .digest(),
      forgetAt: new Date((exp + 2 * TOLERANCE_SECONDS) * 1000),
    };
  } catch (error) {
    return error instanceof Error && "code" in error ? String(error.code) : "it cannot be read";
  }
}

const isText = (value: unknown): value is string =>
  typeof value === "string" && value !== "" && value.length <= 200;

/** Uses a key up. Of any number of parallel uses one gets true. */
export async function useUpKey(db: Db, { hash, forgetAt }: KeyClaims): Promise<boolean> {
  const { rowCount } = await db.query({
    name: "used-key-add",
    text: "insert into used_key (key_hash, forget_at) values ($1, $2) on conflict do nothing",
    values: [hash, forgetAt],
  });
  return rowCount === 1;
}

/** Forgets the keys that are refused by their age. */
export async function forgetUsedKeys(db: Db, at: Date): Promise<void> {
  await db.query("delete from used_key where forget_at < $1", [at]);
}
