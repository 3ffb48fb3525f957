import { type Kysely, sql } from "kysely";

/** The bin: who put a project into it, and its list (PR-06). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  "alter table project add column deleted_by uuid references app_user",
  `create index project_in_bin on project (shop_id, deleted_at desc, id desc)
    where deleted_at is not null and purged_at is null`,
];
