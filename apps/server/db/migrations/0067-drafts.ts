import { type Kysely, sql } from "kysely";

/** Unsaved work of pages whose browser keeps nothing (PR-17, reliability.md F10). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // holder: hash of the page's secret; content: the draft as JSON, packed by Brotli.
  `create table project_draft (
    user_id uuid not null references app_user,
    key text not null,
    holder bytea,
    content bytea not null,
    kept_at timestamptz(3) not null,
    primary key (user_id, key)
  )`,
  "create index project_draft_by_holder on project_draft (holder) where holder is not null",
  "create index project_draft_by_age on project_draft (kept_at)",
];
