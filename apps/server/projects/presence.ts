import { PRESENCE } from "@stanza/contract";
import type { Db } from "../db/pool.ts";
import type { Session } from "../session/sessions.ts";
import type { ProjectRecord } from "./project-record.ts";

/** Notes that a page of this person shows the project, and answers the names of the others who have it open. */
export async function meet(
  db: Db,
  session: Session,
  { id, shop_id }: Pick<ProjectRecord, "id" | "shop_id">,
  { tab, now }: { readonly tab: string; readonly now: Date },
): Promise<readonly string[]> {
  const since = new Date(now.getTime() - PRESENCE.goneAfterMs);
  await db.query({
    name: "presence-note",
    text: `with gone as (
        delete from project_presence where project_id = $2 and tab <> $3 and seen_at < $6
      )
      insert into project_presence (shop_id, project_id, tab, user_id, seen_at) values ($1, $2, $3, $4, $5)
      on conflict (project_id, tab) do update set user_id = excluded.user_id, seen_at = excluded.seen_at`,
    values: [shop_id, id, tab, session.actor.userId, now, since],
  });
  const { rows } = await db.query<{ name: string }>({
    name: "presence-others",
    text: `select distinct case when u.kind = 'guest' then u.name else coalesce(nullif(u.name, ''), u.login) end as name
      from project_presence p join app_user u on u.id = p.user_id
      where p.project_id = $1 and p.user_id <> $2 and p.seen_at >= $3 order by name`,
    values: [id, session.actor.userId, since],
  });
  return rows.map(({ name }) => name);
}

/** The page shows the project no more. */
export async function leave(db: Db, session: Session, id: number, tab: string): Promise<void> {
  await db.query({
    name: "presence-leave",
    text: "delete from project_presence where project_id = $1 and tab = $2 and user_id = $3",
    values: [id, tab, session.actor.userId],
  });
}
