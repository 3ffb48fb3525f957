import type { ProjectDocument } from "@stanza/codecs";
import { encodePng } from "../files/encode-png.ts";
import type { Context } from "../operation/context.ts";
import { roomPicture } from "../pictures/room-picture.ts";
import type { LetterPicture } from "./design-letters.ts";

/** A letter waits so long for its picture; then the room is drawn. */
const WAIT_MS = 3_000;

/** The room of a design for its letters; `null`: there is nothing to see, or it could not be made. */
export async function pictureDesign(
  context: Pick<Context, "evaluator" | "scenes" | "log">,
  shopId: string,
  { project }: ProjectDocument,
): Promise<LetterPicture | null> {
  try {
    const png = await roomPicture(context, { shopId, project, priceDate: null }, "mail", WAIT_MS);
    if (png)
      return { png: png.toString("base64"), width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
    const pixels = await context.evaluator.drawPixels(project, null);
    if (!pixels) return null;
    const { width, height } = pixels;
    return { png: encodePng(pixels).toString("base64"), width, height };
  } catch (error) {
    context.log.warn({ err: error }, "The picture of a design could not be made");
    return null;
  }
}
