import { pictureHeader } from "@stanza/plans";
import { only, transaction } from "../../db/pool.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound, refuse } from "../../operation/refuse.ts";
import { findSavableProject } from "../../projects/find-savable-project.ts";
import { findProject } from "../../projects/project-record.ts";
import { withoutMetadata } from "../without-metadata.ts";

/** Photographs kept of one project, including those that its document no longer names. */
const MOST_PHOTOS = 200;
/** Pixels of a photograph (reliability.md T28). */
const MOST_PIXELS = 40_000_000;

/** Keeps a photograph with the project. The project itself changes only when a document that names the photograph is saved. */
export const addProjectPhoto: Handler<"addProjectPhoto"> = async (call) => {
  const { context, params, session, body } = call;
  const { refusal } = await findSavableProject(context.pool, call, params.id);
  if (refusal) return refusal;
  if (body.length === 0) return refuse(422, "not-a-picture", "Missing image");
  const header = pictureHeader(body);
  if (!header.ok && header.cause === "pictureTooLarge")
    return refuse(413, "too-large", `Too large: ${header.message}.`);
  const picture = header.ok ? withoutMetadata(body) : null;
  if (!header.ok || !picture)
    return refuse(422, "not-a-picture", "This is neither a PNG nor a JPEG nor a WebP picture.");
  const { mediaType, widthPx, heightPx } = header.value;
  if (widthPx * heightPx > MOST_PIXELS)
    return refuse(413, "too-large", `Too large: the picture has ${widthPx} × ${heightPx} pixels.`);
  const sha = await context.files.put(picture);
  return transaction(context.pool, async (db) => {
    const record = await findProject(db, session, params.id, true);
    if (!record) return notFound();
    const counted = await db.query<{ photos: number }>(
      "select count(*)::int as photos from project_photo where project_id = $1 and sha <> $2 and not is_view",
      [record.id, sha],
    );
    if (only(counted.rows).photos >= MOST_PHOTOS)
      return refuse(409, "too-many", `A project keeps at most ${MOST_PHOTOS} photographs.`);
    await db.query(
      `insert into project_photo (project_id, sha, media_type, size, added_at, added_by)
        values ($1, $2, $3, $4, $5, $6) on conflict (project_id, sha) do update set is_view = false`,
      [record.id, sha, mediaType, picture.length, context.now(), session.actor.userId],
    );
    return { status: 200, body: { sha: sha.toString("hex"), widthPx, heightPx } };
  });
};
