/** Hex SHA-256; undefined where the browser has no cryptography (a page over plain HTTP from another machine). */
export async function bytesHash(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined;
  const hash = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Hex SHA-256 of a document's JSON text, as the server computes it; undefined as `bytesHash`. */
export const contentHash = (document: unknown): Promise<string | undefined> =>
  bytesHash(new TextEncoder().encode(JSON.stringify(document)));
