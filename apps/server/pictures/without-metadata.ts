/** The parts of each format that are kept: the picture itself and its colour profile. */
const JPEG_KEPT = new Set([0xe0, 0xe2, 0xee]);
const PNG_KEPT = new Set("IHDR PLTE tRNS gAMA cHRM sRGB iCCP sBIT IDAT IEND acTL fcTL fdAT".split(" "));
const WEBP_KEPT = new Set(["VP8X", "VP8 ", "VP8L", "ALPH", "ANIM", "ANMF", "ICCP"]);

/**
 * A JPEG, PNG or WebP without its metadata: EXIF with place and device, XMP, comments, thumbnails, and any bytes after its end.
 * Nothing is decoded, so a picture of many pixels costs no more than its bytes (reliability.md T28).
 *
 * returns   the same bytes where there is no metadata; `null` where they are none of the three formats or broken
 *
 * Source: ITU-T T.81 §B.1, PNG (W3C) §11, WebP container specification. ASSUMED: the sender has turned the picture upright, because its
 * orientation is part of the EXIF; the web app does so.
 */
export function withoutMetadata(bytes: Buffer): Buffer | null {
  const kept = jpegParts(bytes) ?? pngParts(bytes) ?? webpParts(bytes);
  if (!kept) return null;
  const length = kept.reduce((sum, part) => sum + part.length, 0);
  return length === bytes.length ? bytes : Buffer.concat(kept);
}

function jpegParts(bytes: Buffer): Buffer[] | null {
  if (bytes.length < 4 || bytes[0] !== 0xff || bytes[1] !== 0xd8) return null;
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  for (let at = 2; at + 4 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length || end < at + 4) return null;
    const isApplication = marker >= 0xe0 && marker <= 0xef;
    if (marker !== 0xfe && (!isApplication || JPEG_KEPT.has(marker))) kept.push(bytes.subarray(at, end));
    at = end;
    if (marker !== 0xda) continue;
    const over = endOfScan(bytes, at);
    kept.push(bytes.subarray(at, over));
    if (bytes[over + 1] === 0xd9) {
      kept.push(bytes.subarray(over, over + 2));
      return kept;
    }
    at = over;
  }
  return null;
}

/** The end of a scan's data: the next marker that is neither stuffing nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = from; ; at++) {
    at = bytes.indexOf(0xff, at);
    if (at < 0 || at + 1 >= bytes.length) return bytes.length;
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
}

function pngParts(bytes: Buffer): Buffer[] | null {
  if (bytes.length < 8 || bytes.readUInt32BE(0) !== 0x89504e47) return null;
  const kept: Buffer[] = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const kind = bytes.toString("latin1", at + 4, at + 8);
    if (end > bytes.length) return null;
    if (PNG_KEPT.has(kind)) kept.push(bytes.subarray(at, end));
    if (kind === "IEND") return kept;
    at = end;
  }
  return null;
}

/** The bits of VP8X that announce EXIF and XMP. */
const WEBP_METADATA_BITS = 0b0000_1100;

function webpParts(bytes: Buffer): Buffer[] | null {
  if (bytes.length < 20 || bytes.toString("latin1", 0, 4) !== "RIFF") return null;
  if (bytes.toString("latin1", 8, 12) !== "WEBP") return null;
  const until = 8 + bytes.readUInt32LE(4);
  if (until > bytes.length) return null;
  const kept: Buffer[] = [];
  for (let at = 12; at + 8 <= until; ) {
    const size = bytes.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    const kind = bytes.toString("latin1", at, at + 4);
    if (end > until) return null;
    const chunk = bytes.subarray(at, end);
    if (kind === "VP8X") {
      const header = Buffer.from(chunk);
      header[8] = (header[8] ?? 0) & ~WEBP_METADATA_BITS;
      kept.push(header);
    } else if (WEBP_KEPT.has(kind)) kept.push(chunk);
    at = end;
  }
  const body = kept.reduce((sum, chunk) => sum + chunk.length, 4);
  const head = Buffer.from(bytes.subarray(0, 12));
  head.writeUInt32LE(body, 4);
  return [head, ...kept];
}
