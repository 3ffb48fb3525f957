import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const NONCE = 12;
const TAG = 16;

/**
 * Encrypts a text so that whoever has the database alone can neither read nor change it (AES-256-GCM).
 *
 * about   what it belongs to, e.g. a user's id: sealed for one it cannot be opened for another
 */
export function seal(key: Buffer, text: string, about: string): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(about));
  const bytes = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), bytes]);
}

/** The text that was sealed; `null`: it was sealed with another key or for something else, or it was changed. */
export function unseal(key: Buffer, sealed: Buffer, about: string): string | null {
  try {
    const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(0, NONCE))
      .setAAD(Buffer.from(about))
      .setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
    return Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}
