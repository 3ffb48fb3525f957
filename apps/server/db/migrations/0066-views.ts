import { type Kysely, sql } from "kysely";

/** The views that are kept with a project (PR-16). Their pictures are photographs of the project that go when the views are replaced. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table project_views (
    project_id bigint primary key references project (id) on delete cascade,
    revision int not null,
    mode_2d boolean not null,
    views jsonb not null,
    made_at timestamptz(3) not null,
    made_by uuid not null references app_user
  )`,
  "alter table project_photo add column is_view boolean not null default false",
];
