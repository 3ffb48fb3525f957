import type { Vec2 } from "@stanza/geometry";

/** Longest side of what is exported, px: what a picture may have at most (spec 1 §7). */
const LONGEST = 4096;

/** The size that a photograph is shown or exported in: its own, or smaller in its proportions. Whole pixels. */
export function fittedSize([width, height]: Vec2, longest = LONGEST): Vec2 {
  const k = Math.min(1, longest / Math.max(width, height));
  return [Math.max(1, Math.round(width * k)), Math.max(1, Math.round(height * k))];
}

/** The photograph with the furniture over it, as a PNG. @throws Error when the browser cannot draw or encode it */
export async function composePhoto(photo: string, furniture: Blob, [width, height]: Vec2): Promise<Blob> {
  const image = new Image();
  image.src = photo;
  await image.decode();
  const over = await createImageBitmap(furniture);
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser gave no canvas for the picture.");
  context.drawImage(image, 0, 0, width, height);
  context.drawImage(over, 0, 0, width, height);
  over.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  // Safari keeps the memory of a dropped canvas until its size is given back.
  canvas.width = canvas.height = 1;
  if (!blob) throw new Error("The browser could not encode the picture.");
  return blob;
}
