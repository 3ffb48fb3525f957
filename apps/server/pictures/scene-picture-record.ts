import type { Db } from "../db/pool.ts";

/** A server that has claimed a picture and has not made it for so long is gone. */
const CLAIM = "5 minutes";

/** A picture of a scene; `null`: nobody has asked for it. `sha` of one that is made is null where it cannot be made. */
export async function findPicture(
  db: Db,
  shopId: string,
  key: Buffer,
): Promise<{ readonly isMade: boolean; readonly sha: Buffer | null } | null> {
  const { rows } = await db.query<{ is_made: boolean; picture_sha: Buffer | null }>({
    name: "scene-picture-find",
    text: "select made_at is not null as is_made, picture_sha from scene_picture where shop_id = $1 and key = $2",
    values: [shopId, key],
  });
  const [row] = rows;
  return row ? { isMade: row.is_made, sha: row.picture_sha } : null;
}

/** Takes a picture to be made here. False: another server makes it, or it is made. */
export async function claimPicture(
  db: Db,
  {
    shopId,
    key,
    projectId,
  }: { readonly shopId: string; readonly key: Buffer; readonly projectId?: number | undefined },
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: "scene-picture-claim",
    text: `insert into scene_picture (shop_id, key, project_id, claimed_at) values ($1, $2, $3, now())
      on conflict (shop_id, key) do update set claimed_at = now()
        where scene_picture.made_at is null and scene_picture.claimed_at < now() - interval '${CLAIM}'`,
    values: [shopId, key, projectId ?? null],
  });
  return (rowCount ?? 0) > 0;
}

/** Notes that a picture is made. sha: of its file, which is stored; `null`: it cannot be made. */
export async function notePicture(db: Db, shopId: string, key: Buffer, sha: Buffer | null): Promise<void> {
  await db.query(
    "update scene_picture set made_at = now(), picture_sha = $3 where shop_id = $1 and key = $2",
    [shopId, key, sha],
  );
}

/** Gives back what was claimed and not made. */
export async function releasePicture(db: Db, shopId: string, key: Buffer): Promise<void> {
  await db.query("delete from scene_picture where shop_id = $1 and key = $2 and made_at is null", [
    shopId,
    key,
  ]);
}

/** Forgets the pictures of projects' rooms; files are noted and erased later. */
export async function forgetScenePictures(db: Db, projects: readonly number[], at: Date): Promise<void> {
  await db.query(
    `with gone as (delete from scene_picture where project_id = any($1) returning picture_sha)
      insert into discarded_file (sha, since) select distinct picture_sha, $2::timestamptz from gone where picture_sha is not null on conflict do nothing`,
    [projects, at],
  );
}

/** Forgets pictures that were made long ago: whoever looks has them made again. */
export async function forgetOldScenePictures(db: Db, madeBefore: Date, at: Date): Promise<void> {
  await db.query(
    `with gone as (delete from scene_picture where made_at < $1 returning picture_sha)
      insert into discarded_file (sha, since) select distinct picture_sha, $2::timestamptz from gone where picture_sha is not null on conflict do nothing`,
    [madeBefore, at],
  );
}
