import type { Db } from "../db/pool.ts";
import type { FileStore } from "../files/file-store.ts";

/** Pictures of one project that its offers show. */
export const MOST_IN_OFFER = 6;

/** A finished picture that was chosen for offers. */
export interface OfferedRender {
  readonly name: string;
  readonly png: Buffer;
}

/** The pictures that were chosen for a project's offers, in the order in which they were. */
export async function rendersInOffer(
  { pool, files }: { readonly pool: Db; readonly files: FileStore },
  projectId: number,
): Promise<readonly OfferedRender[]> {
  const { rows } = await pool.query<{ name: string; picture_sha: Buffer }>(
    `select settings ->> 'name' as name, picture_sha from render_job
      where project_id = $1 and in_offer_at is not null and picture_sha is not null order by in_offer_at, id limit ${MOST_IN_OFFER}`,
    [projectId],
  );
  const pictures: OfferedRender[] = [];
  for (const { name, picture_sha } of rows) {
    const png = await files.get(picture_sha);
    if (png) pictures.push({ name, png });
  }
  return pictures;
}
