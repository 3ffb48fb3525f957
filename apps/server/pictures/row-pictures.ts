import type pg from "pg";
import type { FileStore } from "../files/file-store.ts";

/** The small pictures of a project's rows, JPEG bytes by `rowPictureKey`; keys without a picture are left out. */
export async function rowPictures(
  { pool, files }: { readonly pool: pg.Pool; readonly files: FileStore },
  projectId: number,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Uint8Array>> {
  const { rows } = await pool.query<{ key: string; sha: Buffer }>(
    "select key, sha from row_photo where project_id = $1 and kind = 'thumbnail' and key = any($2)",
    [projectId, keys],
  );
  const pictures = new Map<string, Uint8Array>();
  for (const { key, sha } of rows) {
    const bytes = await files.get(sha);
    if (bytes) pictures.set(key, bytes);
  }
  return pictures;
}
