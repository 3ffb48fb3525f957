/** A plain grey PNG, as somebody would choose it from their disk. */
export async function pictureFile(name = "room.png", widthPx = 400, heightPx = 300): Promise<File> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [widthPx, heightPx];
  const context = canvas.getContext("2d")!;
  context.fillStyle = "#8a8a8a";
  context.fillRect(0, 0, widthPx, heightPx);
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  return new File([png!], name, { type: "image/png" });
}

/** A file that says that it is a picture and is none. */
export const brokenPicture = (name = "broken.png"): File =>
  new File(["not a picture"], name, { type: "image/png" });
