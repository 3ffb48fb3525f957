import { transaction } from "../../db/pool.ts";
import { sniffPicture } from "../../files/sniff-picture.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound, refuse } from "../../operation/refuse.ts";
import { findSavableProject } from "../../projects/find-savable-project.ts";
import { findProject } from "../../projects/project-record.ts";
import { keepBlob } from "../keep-blob.ts";

/** Keeps the picture of the project's present revision for lists. */
export const putProjectPicture: Handler<"putProjectPicture"> = async (call) => {
  const { context, params, session, body } = call;
  if (!(await findProject(context.pool, session, params.id))) return notFound();
  if (body.length === 0) return refuse(422, "not-a-picture", "Missing image");
  const mediaType = sniffPicture(body);
  if (!mediaType) return refuse(422, "not-a-picture", "This is neither a JPEG nor a PNG picture.");
  const sha = await context.files.put(body);
  return transaction(context.pool, async (db) => {
    const { project, refusal } = await findSavableProject(db, call, params.id, true);
    if (refusal) return refusal;
    await keepBlob(db, project.shop_id, { sha, size: body.length, mediaType });
    await db.query(
      "update project set picture_sha = $3, picture_revision = revision where shop_id = $1 and id = $2",
      [project.shop_id, project.id, sha],
    );
    return { status: 204, body: undefined };
  });
};
