import { Encoded } from "../http/encoded.ts";

/**
 * The answer that shows a picture whose address names its content, so that a browser may keep it for good. Opened by itself, the picture
 * may load nothing and run nothing.
 */
export function lastingPicture(bytes: Buffer, mediaType: string) {
  return {
    status: 200,
    body: new Encoded(bytes, mediaType),
    headers: {
      "cache-control": "private, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'; sandbox",
    },
  } as const;
}

/** The bytes of a SHA-256 in hex; `null`: the text is none. */
export const shaOf = (hex: string): Buffer | null =>
  /^[0-9a-f]{64}$/.test(hex) ? Buffer.from(hex, "hex") : null;
