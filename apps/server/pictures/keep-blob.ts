import type { Db } from "../db/pool.ts";

/** Notes that a shop has a file of the file store. The bytes must be stored before. */
export async function keepBlob(
  db: Db,
  shopId: string,
  { sha, size, mediaType }: { readonly sha: Buffer; readonly size: number; readonly mediaType: string },
): Promise<void> {
  await db.query(
    "insert into blob (shop_id, sha, size, media_type) values ($1, $2, $3, $4) on conflict do nothing",
    [shopId, sha, size, mediaType],
  );
}
