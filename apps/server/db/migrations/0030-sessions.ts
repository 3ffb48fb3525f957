import { type Kysely, sql } from "kysely";

/** Sessions that their person can tell apart and end one by one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // id: names a session without opening it. how: the way of signing in. agent, address: the browser's own words and its network address, for
  // its person to recognise. role: what the person was when it began; a session does not outlive a change of it.
  `alter table session
    add column id uuid not null default gen_random_uuid(),
    add column how text not null default 'password',
    add column agent text not null default '',
    add column address text not null default '',
    add column role text not null default ''`,
  "update session s set role = u.kind || case when u.is_admin then '+' else '' end from app_user u where u.id = s.user_id",
  "create unique index session_by_id on session (id)",
];
