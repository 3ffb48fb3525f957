import type { Context } from "../operation/context.ts";
import { findProject } from "../projects/project-record.ts";
import type { Session } from "../session/sessions.ts";

/** The project that a person saved last, of those that they may see; `null`: there is none. */
export async function lastProjectOf({ pool }: Pick<Context, "pool">, session: Session) {
  const { rows } = await pool.query<{ id: number }>({
    name: "project-saved-last",
    text: `select p.id from project p where p.updated_by = $1 and p.shop_id = any($2) and p.deleted_at is null
      order by p.updated_at desc, p.id desc limit 1`,
    values: [session.actor.userId, session.actor.shops],
  });
  const [last] = rows;
  return last ? findProject(pool, session, last.id) : null;
}
