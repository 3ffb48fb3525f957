import type { DeliveredArticle } from "@stanza/tables";

/** A larger picture of one article is a mistake, bytes. */
const MOST_BYTES = 8_000_000;

/** The ending of a picture's file by what its bytes are; `undefined`: no picture that a browser shows. */
export function pictureEnding(bytes: Uint8Array): "png" | "jpg" | "webp" | undefined {
  const begins = (...start: readonly number[]) => start.every((byte, i) => bytes[i] === byte);
  if (begins(0x89, 0x50, 0x4e, 0x47)) return "png";
  if (begins(0xff, 0xd8, 0xff)) return "jpg";
  const isWebp = begins(0x52, 0x49, 0x46, 0x46) && bytes[8] === 0x57 && bytes[9] === 0x45;
  return isWebp ? "webp" : undefined;
}

/** The picture that a delivery has for an article, with the path that it gets in the catalogue; `undefined`: none that can be used. */
export function pictureOf(
  { code, picture }: DeliveredArticle,
  delivered: ReadonlyMap<string, Uint8Array>,
): { readonly path: string; readonly bytes: Uint8Array } | undefined {
  if (!picture) return undefined;
  const bytes = "embedded" in picture ? picture.embedded.bytes : delivered.get(pictureKey(picture.file));
  const ending = bytes && bytes.length <= MOST_BYTES ? pictureEnding(bytes) : undefined;
  return bytes && ending ? { path: `pictures/${code}.${ending}`, bytes } : undefined;
}

/** What a picture's file is compared by: its name without folder, ending and capitals. */
export const pictureKey = (file: string): string =>
  file
    .replace(/^.*[\\/]/, "")
    .replace(/\.[A-Za-z]{3,4}$/, "")
    .toLowerCase();
