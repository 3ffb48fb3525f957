import type { Db } from "../db/pool.ts";
import type { FileStore } from "../files/file-store.ts";

/** A finished picture that was chosen for offers. */
export interface OfferedRender {
  readonly name: string;
  readonly png: Buffer;
}

/** The picture that was chosen for a project's offers; `null`: none was. */
export async function renderInOffer(
  { pool, files }: { readonly pool: Db; readonly files: FileStore },
  projectId: number,
): Promise<OfferedRender | null> {
  const { rows } = await pool.query<{ name: string; picture_sha: Buffer }>(
    `select settings ->> 'name' as name, picture_sha from render_job
      where project_id = $1 and in_offer_at is not null and picture_sha is not null order by in_offer_at desc limit 1`,
    [projectId],
  );
  const [chosen] = rows;
  const png = chosen ? await files.get(chosen.picture_sha) : null;
  return chosen && png ? { name: chosen.name, png } : null;
}
