import { pictureHeader } from "@stanza/plans";
import { projectCan } from "@stanza/project";
import { only, transaction } from "../../db/pool.ts";
import { Encoded } from "../../http/encoded.ts";
import type { Handler } from "../../operation/handler.ts";
import { denied, notFound, refuse } from "../../operation/refuse.ts";
import { findProject, metaOf } from "../../projects/project-record.ts";
import { withoutMetadata } from "../without-metadata.ts";

/** Kept of one project, those that its document names no more included. */
const MOST_PHOTOS = 200;
/** Pixels of a photograph (reliability.md T28). */
const MOST_PIXELS = 40_000_000;

/** Keeps a photograph among the project's files; nothing of the project changes until a document that names it is saved. */
export const addProjectPhoto: Handler<"addProjectPhoto"> = async ({ context, params, session, body }) => {
  const known = await findProject(context.pool, session, params.id);
  if (!known) return notFound();
  const permission = projectCan.save(metaOf(known), session.actor, context.policy);
  if (!permission.allowed) return denied(permission.because, known.status);
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
      "select count(*)::int as photos from project_photo where project_id = $1 and sha <> $2",
      [record.id, sha],
    );
    if (only(counted.rows).photos >= MOST_PHOTOS)
      return refuse(409, "too-many", `A project keeps at most ${MOST_PHOTOS} photographs.`);
    await db.query(
      `insert into project_photo (project_id, sha, media_type, size, added_at, added_by)
        values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
      [record.id, sha, mediaType, picture.length, context.now(), session.actor.userId],
    );
    return { status: 200, body: { sha: sha.toString("hex"), widthPx, heightPx } };
  });
};

/** For whoever may see the project: they show somebody's home, so a hash alone opens none of another project. */
export const getProjectPhoto: Handler<"getProjectPhoto"> = async ({ context, params, session }) => {
  const record = await findProject(context.pool, session, params.id);
  if (!record || !/^[0-9a-f]{64}$/.test(params.sha)) return notFound();
  const { rows } = await context.pool.query<{ sha: Buffer; media_type: string }>(
    "select sha, media_type from project_photo where project_id = $1 and sha = $2",
    [record.id, Buffer.from(params.sha, "hex")],
  );
  const [found] = rows;
  const bytes = found ? await context.files.get(found.sha) : null;
  if (!found || !bytes) return notFound();
  return {
    status: 200,
    body: new Encoded(bytes, found.media_type),
    headers: {
      // The name is the hash of the content, so it never changes.
      "cache-control": "private, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'; sandbox",
    },
  };
};
