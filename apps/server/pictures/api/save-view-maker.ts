import type { KeptView } from "@stanza/contract";
import { pictureHeader } from "@stanza/plans";
import { type Db, transaction } from "../../db/pool.ts";
import { audit } from "../../operation/audit.ts";
import type { Handler } from "../../operation/handler.ts";
import { refuse } from "../../operation/refuse.ts";
import { findSavableProject } from "../../projects/find-savable-project.ts";
import { revisionRequired, staleRevision, startRevision } from "../../projects/start-revision.ts";
import { withoutMetadata } from "../without-metadata.ts";

const MOST_PIXELS = 4_000_000;

interface Picture {
  readonly bytes: Buffer;
  readonly mediaType: string;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Keeps the views of the present revision in the place of those before, whose pictures go. */
export const saveViewMaker: Handler<"saveViewMaker"> = async (call) => {
  const { context, params, session, body, headers } = call;
  const base = startRevision(headers);
  if (base === null) return revisionRequired();
  const { refusal } = await findSavableProject(context.pool, call, params.id);
  if (refusal) return refusal;
  const kept: { readonly view: KeptView; readonly picture: Picture; readonly sha: Buffer }[] = [];
  for (const { picture: base64, ...subject } of body.views) {
    const picture = pictureOf(base64);
    if (!picture)
      return refuse(422, "not-a-picture", `This is neither a PNG nor a JPEG picture: ${subject.title}.`);
    const { widthPx, heightPx } = picture;
    if (widthPx * heightPx > MOST_PIXELS)
      return refuse(413, "too-large", `Too large: ${subject.title} has ${widthPx} × ${heightPx} pixels.`);
    const sha = await context.files.put(picture.bytes);
    kept.push({ view: { ...subject, sha: sha.toString("hex"), widthPx, heightPx }, picture, sha });
  }
  const now = context.now();
  const views = kept.map(({ view }) => view);
  return transaction(context.pool, async (db) => {
    const { project, refusal: late } = await findSavableProject(db, call, params.id, true);
    if (late) return late;
    if (project.revision !== base) return staleRevision(project);
    await db.query(
      `insert into project_photo (project_id, sha, media_type, size, added_at, added_by, is_view)
        select distinct on (s) $1::bigint, s, m, z, $5::timestamptz, $6::uuid, true
        from unnest($2::bytea[], $3::text[], $4::int[]) as t (s, m, z) on conflict do nothing`,
      [
        project.id,
        kept.map(({ sha }) => sha),
        kept.map(({ picture }) => picture.mediaType),
        kept.map(({ picture }) => picture.bytes.length),
        now,
        session.actor.userId,
      ],
    );
    await discardFormer(
      db,
      project.id,
      kept.map(({ sha }) => sha),
      now,
    );
    await db.query(
      `insert into project_views (project_id, revision, mode_2d, views, made_at, made_by) values ($1, $2, $3, $4, $5, $6)
        on conflict (project_id) do update set revision = excluded.revision, mode_2d = excluded.mode_2d, views = excluded.views,
          made_at = excluded.made_at, made_by = excluded.made_by`,
      [project.id, base, body.mode2D, JSON.stringify(views), now, session.actor.userId],
    );
    await audit(db, call, "keep-views", "project", project.id, { views: views.length, revision: base });
    return {
      status: 200,
      body: { mode2D: body.mode2D, revision: base, madeAt: now.toISOString(), views },
    };
  });
};

/** Forgets the pictures of views that are replaced; their bytes are erased once nothing else names them. */
async function discardFormer(db: Db, id: number, kept: readonly Buffer[], at: Date): Promise<void> {
  await db.query(
    `with gone as (delete from project_photo where project_id = $1 and is_view and sha <> all($2) returning sha)
      insert into discarded_file (sha, since) select sha, $3 from gone on conflict do nothing`,
    [id, kept, at],
  );
}

/** A view's picture without metadata; `null`: the text is none. */
function pictureOf(base64: string): Picture | null {
  const sent = Buffer.from(base64, "base64");
  const header = pictureHeader(sent);
  if (!header.ok || header.value.mediaType === "image/webp") return null;
  const bytes = withoutMetadata(sent);
  return bytes && { bytes, ...header.value };
}
