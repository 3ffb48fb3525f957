import type { Db } from "../db/pool.ts";
import type { Context } from "../operation/context.ts";
import { RENDER_COLUMNS, RENDER_TABLES, type RenderRecord } from "../renders/render-record.ts";
import type { Session } from "../session/sessions.ts";
import { findProject } from "./project-record.ts";

/** A job of a project that the session may see; `null` for a foreign one as for one that does not exist. */
export async function findRender(
  { pool }: Pick<Context, "pool">,
  session: Session,
  id: string,
  db: Db = pool,
): Promise<RenderRecord | null> {
  const { rows } = await db.query<RenderRecord>({
    name: "render-find",
    text: `select ${RENDER_COLUMNS} from ${RENDER_TABLES} where j.id = $1`,
    values: [id],
  });
  const [job] = rows;
  return job && (await findProject(db, session, job.project_id)) ? job : null;
}
