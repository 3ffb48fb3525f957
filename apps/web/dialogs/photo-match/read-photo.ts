import type { Vec2 } from "@stanza/geometry";
import { PLAN_LIMITS, pictureHeader } from "@stanza/plans";
import { log } from "../../stores/log-store.ts";

/** A picture that can be shown, or why not. `missing`: the file has no picture in it. */
export type ReadPhoto =
  | { readonly kind: "read"; readonly urlpic: string; readonly size: Vec2; readonly softFault?: "E05" }
  | { readonly kind: "missing" | "tooLarge" };

/**
 * Reads the file of a photograph. What its header does not tell is left to the browser: where that shows the picture all the same, the
 * header's fault is E05, which is told and stops nothing (spec 1 §5, 2 §5). A file without a picture is "Missing image".
 *
 * ASSUMED: E05 is a picture whose header could not be read.
 */
export async function readPhoto(file: File): Promise<ReadPhoto> {
  if (file.size > PLAN_LIMITS.maxPictureBytes) return { kind: "tooLarge" };
  const header = pictureHeader(new Uint8Array(await file.arrayBuffer()));
  const urlpic = URL.createObjectURL(file);
  const image = new Image();
  image.src = urlpic;
  try {
    await image.decode();
  } catch {
    URL.revokeObjectURL(urlpic);
    log("error", `Missing image: ${file.name}`);
    return { kind: "missing" };
  }
  if (!header.ok) log("warning", `E05: the header of ${file.name} was not understood: ${header.cause}`);
  const size: Vec2 = [image.naturalWidth, image.naturalHeight];
  return { kind: "read", urlpic, size, ...(header.ok ? {} : { softFault: "E05" }) };
}
