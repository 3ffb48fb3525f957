import { type Kysely, sql } from "kysely";

/** Who has a project open (decision 030). What a crash loses of it is said anew within half a minute, so it is not logged. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create unlogged table project_presence (
        shop_id text not null,
        project_id bigint not null,
        tab uuid not null,
        user_id uuid not null references app_user on delete cascade,
        seen_at timestamptz not null,
        primary key (project_id, tab)
      )`,
    )
    .execute(db);
}
