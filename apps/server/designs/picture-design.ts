import type { ProjectDocument } from "@stanza/codecs";
import { encodePng } from "../files/encode-png.ts";
import type { Context } from "../operation/context.ts";
import type { LetterPicture } from "./design-letters.ts";

/** The room of a design for its letters; `null`: there is nothing to see, or it could not be drawn. */
export async function pictureDesign(
  { evaluator, log }: Pick<Context, "evaluator" | "log">,
  { project }: ProjectDocument,
): Promise<LetterPicture | null> {
  try {
    const pixels = await evaluator.drawPixels(project, null);
    if (!pixels) return null;
    const { width, height } = pixels;
    return { png: encodePng(pixels).toString("base64"), width, height };
  } catch (error) {
    log.warn({ err: error }, "The picture of a design could not be drawn");
    return null;
  }
}
