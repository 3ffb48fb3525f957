import { ROW_PHOTO_SIDES, type RowPhotoKind } from "@stanza/contract";
import { pictureHeader } from "@stanza/plans";
import { projectCan } from "@stanza/project";
import { transaction } from "../../db/pool.ts";
import { Encoded } from "../../http/encoded.ts";
import type { Handler } from "../../operation/handler.ts";
import { denied, notFound, refuse } from "../../operation/refuse.ts";
import { findProject, metaOf } from "../../projects/project-record.ts";
import { withoutMetadata } from "../without-metadata.ts";

/** Looks that are kept of a project, the newest: more than its rows can have at a time (2,000), with some of what they were before. */
const MOST_LOOKS = 3000;

/** A picture whose look is known already stays: its name says what it shows. */
export const putRowPhotos: Handler<"putRowPhotos"> = async ({ context, params, session, body }) => {
  const known = await findProject(context.pool, session, params.id);
  if (!known) return notFound();
  const permission = projectCan.save(metaOf(known), session.actor, context.policy);
  if (!permission.allowed) return denied(permission.because, known.status);
  const kept: { key: string; kind: RowPhotoKind; sha: Buffer }[] = [];
  for (const { key, kind, jpeg } of body.photos) {
    const picture = jpegOf(jpeg, ROW_PHOTO_SIDES[kind]);
    if (!picture)
      return refuse(
        422,
        "not-a-picture",
        jpeg === "" ? "Missing image" : `This is no JPEG of ${ROW_PHOTO_SIDES[kind]} pixels square.`,
      );
    kept.push({ key, kind, sha: await context.files.put(picture) });
  }
  return transaction(context.pool, async (db) => {
    const record = await findProject(db, session, params.id, true);
    if (!record) return notFound();
    await db.query(
      `insert into row_photo (project_id, key, kind, sha, taken_at)
        select $1, k, n, s, $5 from unnest($2::text[], $3::text[], $4::bytea[]) as t (k, n, s) on conflict do nothing`,
      [
        record.id,
        kept.map(({ key }) => key),
        kept.map(({ kind }) => kind),
        kept.map(({ sha }) => sha),
        context.now(),
      ],
    );
    await db.query(
      `delete from row_photo where project_id = $1 and key in
        (select key from row_photo where project_id = $1 group by key order by max(taken_at) desc, key offset $2)`,
      [record.id, MOST_LOOKS],
    );
    return { status: 204, body: undefined };
  });
};

/** The bytes of a JPEG of that size, without metadata; `null`: it is none. */
function jpegOf(base64: string, side: number): Buffer | null {
  const bytes = Buffer.from(base64, "base64");
  const header = pictureHeader(bytes);
  if (!header.ok || header.value.mediaType !== "image/jpeg") return null;
  if (header.value.widthPx !== side || header.value.heightPx !== side) return null;
  return withoutMetadata(bytes);
}

export const listRowPhotos: Handler<"listRowPhotos"> = async ({ context, params, session }) => {
  const record = await findProject(context.pool, session, params.id);
  if (!record) return notFound();
  const { rows } = await context.pool.query<{ key: string; kinds: RowPhotoKind[] }>(
    "select key, array_agg(kind order by kind) as kinds from row_photo where project_id = $1 group by key order by key",
    [record.id],
  );
  return { status: 200, body: { photos: rows } };
};

export const getRowPhoto: Handler<"getRowPhoto"> = async ({ context, params, query, session }) => {
  const record = await findProject(context.pool, session, params.id);
  if (!record) return notFound();
  const { rows } = await context.pool.query<{ sha: Buffer }>(
    "select sha from row_photo where project_id = $1 and key = $2 and kind = $3",
    [record.id, params.key, query.kind],
  );
  const bytes = rows[0] ? await context.files.get(rows[0].sha) : null;
  if (!bytes) return notFound();
  return {
    status: 200,
    body: new Encoded(bytes, "image/jpeg"),
    headers: {
      // Its name says what it shows.
      "cache-control": "private, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'; sandbox",
    },
  };
};
