import { PictureError, type PicturePixels, type PictureSize } from "./darkroom.ts";

const JPEG_QUALITY = 0.9;

/** RGBA bytes as a file. @throws PictureError when the browser cannot encode it */
export async function encodePicture(
  pixels: PicturePixels,
  { width, height }: PictureSize,
  type: "image/jpeg" | "image/png",
): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) throw new PictureError("The browser gave no canvas for the picture.");
  context.putImageData(new ImageData(pixels, width, height), 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, JPEG_QUALITY));
  // Safari keeps the memory of a dropped canvas until its size is given back.
  canvas.width = canvas.height = 1;
  if (!blob) throw new PictureError("The browser could not encode the picture.");
  return blob;
}
