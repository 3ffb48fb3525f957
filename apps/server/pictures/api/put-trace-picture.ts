import { pictureHeader } from "@stanza/plans";
import type { Handler } from "../../operation/handler.ts";
import { refuse } from "../../operation/refuse.ts";
import { findSavableProject } from "../../projects/find-savable-project.ts";
import { keepBlob } from "../keep-blob.ts";

/** Keeps a picture to draw over among the shop's files. The project changes only when a document that names the picture is saved. */
export const putTracePicture: Handler<"putTracePicture"> = async (call) => {
  const { context, params, body } = call;
  const { project, refusal } = await findSavableProject(context.pool, call, params.id);
  if (refusal) return refusal;
  const header = pictureHeader(body);
  if (!header.ok) {
    return header.cause === "pictureTooLarge"
      ? refuse(413, "too-large", `Too large: ${header.message}.`)
      : refuse(422, "not-a-picture", "This is neither a PNG nor a JPEG nor a WebP picture.");
  }
  const sha = await context.files.put(body);
  const { mediaType, widthPx, heightPx } = header.value;
  await keepBlob(context.pool, project.shop_id, { sha, size: body.length, mediaType });
  return { status: 200, body: { sha: sha.toString("hex"), widthPx, heightPx } };
};
