import { ROW_PHOTO_SIDES, type RowPhotoKind } from "@stanza/contract";
import { pictureHeader } from "@stanza/plans";
import { transaction } from "../../db/pool.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound, refuse } from "../../operation/refuse.ts";
import { findSavableProject } from "../../projects/find-savable-project.ts";
import { findProject } from "../../projects/project-record.ts";
import { withoutMetadata } from "../without-metadata.ts";

/** Looks kept of one project, the newest: the 2,000 that its rows can have at a time, and some earlier ones. */
const MOST_LOOKS = 3000;

/** Keeps pictures of rows by the key of their look. A look that has a picture already keeps it: an equal key shows the same. */
export const putRowPhotos: Handler<"putRowPhotos"> = async (call) => {
  const { context, params, session, body } = call;
  const { refusal } = await findSavableProject(context.pool, call, params.id);
  if (refusal) return refusal;
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

/** The bytes of a square JPEG of that side, without metadata; `null`: the text is none. side: pixels */
function jpegOf(base64: string, side: number): Buffer | null {
  const bytes = Buffer.from(base64, "base64");
  const header = pictureHeader(bytes);
  if (!header.ok || header.value.mediaType !== "image/jpeg") return null;
  if (header.value.widthPx !== side || header.value.heightPx !== side) return null;
  return withoutMetadata(bytes);
}
