import { PLAN_LIMITS } from "../plan-limits.ts";
import { type PlanOutcome, PlanRefusal, planOutcome } from "../plan-refusal.ts";

/** The facts that a picture's first bytes state. */
export interface PictureHeader {
  readonly mediaType: "image/png" | "image/jpeg" | "image/webp";
  /** The width as stored: a JPEG that is to be shown turned is measured unturned. */
  readonly widthPx: number;
  readonly heightPx: number;
}

/**
 * Type and size of a PNG, JPEG or WebP, read from its header; nothing is decoded.
 *
 * refused   `notAPicture` for anything else, a broken header and a size of zero; `pictureTooLarge` above 12,000 pixels a side or 10 MB
 *
 * Source: PNG (W3C) §11.2.2; ITU-T T.81 §B.2.2; WebP container specification.
 */
export function pictureHeader(bytes: Uint8Array): PlanOutcome<PictureHeader> {
  return planOutcome(() => {
    if (bytes.length > PLAN_LIMITS.maxPictureBytes)
      throw new PlanRefusal("pictureTooLarge", `the picture has ${Math.round(bytes.length / 1e6)} MB`);
    const found = pngSize(bytes) ?? jpegSize(bytes) ?? webpSize(bytes);
    if (!found || found.widthPx < 1 || found.heightPx < 1)
      throw new PlanRefusal("notAPicture", "the file is no PNG, JPEG or WebP picture");
    const { maxPicturePixels } = PLAN_LIMITS;
    if (found.widthPx > maxPicturePixels || found.heightPx > maxPicturePixels)
      throw new PlanRefusal("pictureTooLarge", `the picture has ${found.widthPx} × ${found.heightPx} pixels`);
    return found;
  });
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function pngSize(bytes: Uint8Array): PictureHeader | null {
  if (bytes.length < 33 || !PNG.every((one, i) => bytes[i] === one) || textAt(bytes, 12, 4) !== "IHDR")
    return null;
  const view = viewOf(bytes);
  return { mediaType: "image/png", widthPx: view.getUint32(16), heightPx: view.getUint32(20) };
}

function jpegSize(bytes: Uint8Array): PictureHeader | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null;
  const view = viewOf(bytes);
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1]!;
    // Filling bytes before a marker, and markers without a length.
    if (marker === 0xff) at += 1;
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)) at += 2;
    else {
      const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
      if (isFrame)
        return { mediaType: "image/jpeg", heightPx: view.getUint16(at + 5), widthPx: view.getUint16(at + 7) };
      const length = view.getUint16(at + 2);
      if (length < 2) return null;
      at += 2 + length;
    }
  }
  return null;
}

function webpSize(bytes: Uint8Array): PictureHeader | null {
  if (bytes.length < 30 || textAt(bytes, 0, 4) !== "RIFF" || textAt(bytes, 8, 4) !== "WEBP") return null;
  const view = viewOf(bytes);
  const mediaType = "image/webp";
  switch (textAt(bytes, 12, 4)) {
    case "VP8 ":
      return {
        mediaType,
        widthPx: view.getUint16(26, true) & 0x3fff,
        heightPx: view.getUint16(28, true) & 0x3fff,
      };
    case "VP8L": {
      const bits = view.getUint32(21, true);
      return { mediaType, widthPx: (bits & 0x3fff) + 1, heightPx: ((bits >> 14) & 0x3fff) + 1 };
    }
    case "VP8X":
      return {
        mediaType,
        widthPx: 1 + view.getUint16(24, true) + (view.getUint8(26) << 16),
        heightPx: 1 + view.getUint16(27, true) + (view.getUint8(29) << 16),
      };
    default:
      return null;
  }
}

const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));
