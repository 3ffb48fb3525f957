import type { Vec2 } from "@stanza/geometry";
import { PLAN_LIMITS, pictureHeader } from "@stanza/plans";
import { log } from "@stanza/web-ui";
import { fittedSize } from "./compose-photo.ts";

/** A photograph made anew, or why there is none. `missing`: the file has no picture in it. */
export type ReadPhoto =
  | { readonly kind: "read"; readonly picture: Blob; readonly size: Vec2; readonly softFault?: "E05" }
  | { readonly kind: "missing" | "tooLarge" };

const JPEG_QUALITY = 0.9;

/**
 * Reads the file of a photograph and makes a picture of its own of it: upright, as a JPEG of at most 4096 pixels a side, without what the
 * camera wrote beside it. What its header does not tell is left to the browser: where that shows the picture all the same, the header's
 * fault is E05, which is reported and stops nothing (spec 1 §5, spec 2 §5). A file without a picture is "Missing image".
 *
 * ASSUMED: E05 is a picture whose header could not be read.
 */
export async function readPhoto(file: File): Promise<ReadPhoto> {
  if (file.size > PLAN_LIMITS.maxPictureBytes) return { kind: "tooLarge" };
  const header = pictureHeader(new Uint8Array(await file.arrayBuffer()));
  if (!header.ok && header.cause === "pictureTooLarge") return { kind: "tooLarge" };
  const made = await madeAnew(file);
  if (!made) {
    log("error", `Missing image: ${file.name}`);
    return { kind: "missing" };
  }
  if (!header.ok) log("warning", `E05: the header of ${file.name} was not understood: ${header.cause}`);
  return { kind: "read", ...made, ...(header.ok ? {} : { softFault: "E05" }) };
}

/** `null`: the browser shows no picture for it. */
async function madeAnew(file: File): Promise<{ readonly picture: Blob; readonly size: Vec2 } | null> {
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.src = url;
  const canvas = document.createElement("canvas");
  try {
    await image.decode();
    const size = fittedSize([image.naturalWidth, image.naturalHeight]);
    [canvas.width, canvas.height] = size;
    const context = canvas.getContext("2d");
    if (!context) return null;
    // Transparent parts become white like paper.
    context.fillStyle = "#ffffff";
    context.fillRect(0, 0, ...size);
    context.drawImage(image, 0, 0, ...size);
    const picture = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, "image/jpeg", JPEG_QUALITY),
    );
    return picture && { picture, size };
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(url);
    // Safari keeps the memory of a dropped canvas until its size is given back.
    canvas.width = canvas.height = 1;
  }
}
