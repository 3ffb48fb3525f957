import type { Db } from "../db/pool.ts";
import { endIn } from "./end-render.ts";

/** Erases pictures and scenes of projects: what is under way is stopped and its credits given back; files are noted and erased later. */
export async function forgetRenders(db: Db, projects: readonly number[], at: Date): Promise<void> {
  const { rows } = await db.query<{ id: string }>(
    "select id from render_job where project_id = any($1) and state in ('queued', 'running')",
    [projects],
  );
  for (const { id } of rows) await endIn(db, id, { state: "cancelled" });
  await db.query(
    `insert into discarded_file (sha, since) select sha, $2 from (select sha from render_scene where project_id = any($1)
        union select unnest(array[picture_sha, environment_sha]) from render_job where project_id = any($1)) f where sha is not null on conflict do nothing`,
    [projects, at],
  );
  await db.query("delete from render_job where project_id = any($1)", [projects]);
  await db.query("delete from render_scene where project_id = any($1)", [projects]);
}
