import { pictureHeader } from "@stanza/plans";
import { transaction } from "../../db/pool.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound, refuse } from "../../operation/refuse.ts";
import { findSavableProject } from "../../projects/find-savable-project.ts";
import { findProject } from "../../projects/project-record.ts";
import { revisionRequired, staleRevision, startRevision } from "../../projects/start-revision.ts";
import { keepBlob } from "../keep-blob.ts";

/** ASSUMED: pixels of a project's picture. The web app's has 200 × 200; a list of large ones would fill a browser's memory. */
const MOST_PIXELS = 4_000_000;

/** Keeps the picture of a revision for lists, while it is the project's last. */
export const putProjectPicture: Handler<"putProjectPicture"> = async (call) => {
  const { context, params, session, body, headers } = call;
  const base = startRevision(headers);
  if (base === null) return revisionRequired();
  if (!(await findProject(context.pool, session, params.id))) return notFound();
  if (body.length === 0) return refuse(422, "not-a-picture", "Missing image");
  const header = pictureHeader(body);
  if (!header.ok && header.cause === "pictureTooLarge")
    return refuse(413, "too-large", `Too large: ${header.message}.`);
  if (!header.ok || header.value.mediaType === "image/webp")
    return refuse(422, "not-a-picture", "This is neither a JPEG nor a PNG picture.");
  const { mediaType, widthPx, heightPx } = header.value;
  if (widthPx * heightPx > MOST_PIXELS)
    return refuse(413, "too-large", `Too large: the picture has ${widthPx} × ${heightPx} pixels.`);
  const sha = await context.files.put(body);
  return transaction(context.pool, async (db) => {
    const { project, refusal } = await findSavableProject(db, call, params.id, true);
    if (refusal) return refusal;
    if (project.revision !== base) return staleRevision(project);
    await keepBlob(db, project.shop_id, { sha, size: body.length, mediaType });
    await db.query(
      "update project set picture_sha = $3, picture_revision = revision where shop_id = $1 and id = $2",
      [project.shop_id, project.id, sha],
    );
    return { status: 204, body: undefined };
  });
};
