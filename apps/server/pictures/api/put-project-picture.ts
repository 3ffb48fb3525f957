import { projectCan } from "@stanza/project";
import { transaction } from "../../db/pool.ts";
import { sniffPicture } from "../../files/sniff-picture.ts";
import type { Handler } from "../../operation/handler.ts";
import { denied, notFound, refuse } from "../../operation/refuse.ts";
import { findProject, metaOf } from "../../projects/project-record.ts";

export const putProjectPicture: Handler<"putProjectPicture"> = async ({ context, params, session, body }) => {
  const known = await findProject(context.pool, session, params.id);
  if (!known) return notFound();
  if (body.length === 0) return refuse(422, "not-a-picture", "Missing image");
  const mediaType = sniffPicture(body);
  if (!mediaType) return refuse(422, "not-a-picture", "This is neither a JPEG nor a PNG picture.");
  const sha = await context.files.put(body);
  return transaction(context.pool, async (db) => {
    const record = await findProject(db, session, params.id, true);
    if (!record) return notFound();
    const permission = projectCan.save(metaOf(record), session.actor, context.policy);
    if (!permission.allowed) {
      return denied(permission.because, record.status);
    }
    await db.query(
      `insert into blob (shop_id, sha, size, media_type) values ($1, $2, $3, $4) on conflict do nothing`,
      [record.shop_id, sha, body.length, mediaType],
    );
    await db.query(
      "update project set picture_sha = $3, picture_revision = revision where shop_id = $1 and id = $2",
      [record.shop_id, record.id, sha],
    );
    return { status: 204, body: undefined };
  });
};
