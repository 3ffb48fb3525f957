import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const STEP_SECONDS = 30;
const DIGITS = 6;
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Random bytes in Base32 (RFC 4648), as authenticator apps take them. */
export function randomBase32(bytes: number): string {
  let bits = "";
  for (const byte of randomBytes(bytes)) bits += byte.toString(2).padStart(8, "0");
  return (bits.match(/.{1,5}/g) ?? [])
    .map((group) => ALPHABET[Number.parseInt(group.padEnd(5, "0"), 2)])
    .join("");
}

function bytesOf(base32: string): Buffer {
  let bits = "";
  for (const sign of base32) bits += ALPHABET.indexOf(sign).toString(2).padStart(5, "0");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The step of a moment: whole half minutes since 1970. */
export const stepAt = (at: Date): number => Math.floor(at.getTime() / 1000 / STEP_SECONDS);

/**
 * The one-time code of a step.
 *
 * secret  Base32
 * Source: RFC 6238 with HMAC-SHA-1 and six digits, which every authenticator app knows.
 */
export function totp(secret: string, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", bytesOf(secret)).update(counter).digest();
  const at = (mac.at(-1) ?? 0) & 15;
  const number = (mac.readUInt32BE(at) & 0x7fffffff) % 10 ** digits;
  return String(number).padStart(digits, "0");
}

/** The step whose code this is, of now and one step around it; `null`: none. */
export function stepOf(code: string, secret: string, at: Date): number | null {
  const given = Buffer.from(code);
  const now = stepAt(at);
  let found: number | null = null;
  for (const step of [now - 1, now, now + 1]) {
    const right = Buffer.from(totp(secret, step));
    if (given.length === right.length && timingSafeEqual(given, right)) found = step;
  }
  return found;
}

/** What an authenticator app reads from the QR code. */
export const totpAddress = (secret: string, issuer: string, login: string): string =>
  `otpauth://totp/${encodeURIComponent(`${issuer}:${login}`)}?${new URLSearchParams({ secret, issuer, digits: "6", period: "30" })}`;
