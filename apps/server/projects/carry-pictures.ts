import type { Project } from "@stanza/project";
import type { Db } from "../db/pool.ts";

/**
 * Gives a new project the photographs that its document names, taken from other projects of the shop. Nobody knows a photograph's hash
 * without having seen a document that names it.
 */
export async function carryPhotos(
  db: Db,
  shopId: string,
  projectId: number,
  { photos = [] }: Project,
): Promise<void> {
  if (photos.length === 0) return;
  await db.query(
    `insert into project_photo (project_id, sha, media_type, size, added_at, added_by)
      select distinct on (f.sha) $2::bigint, f.sha, f.media_type, f.size, f.added_at, f.added_by
      from project_photo f join project p on p.id = f.project_id
      where p.shop_id = $1 and f.sha = any($3) order by f.sha, f.added_at on conflict do nothing`,
    [shopId, projectId, photos.map(({ sha }) => Buffer.from(sha, "hex"))],
  );
}

/** Gives a clone the pictures of its original's rows, because the rows look the same. */
export async function carryRowPhotos(db: Db, from: number, projectId: number): Promise<void> {
  await db.query(
    `insert into row_photo (project_id, key, kind, sha, taken_at)
      select $2, key, kind, sha, taken_at from row_photo where project_id = $1 on conflict do nothing`,
    [from, projectId],
  );
}
