import { type Kysely, sql } from "kysely";

/** The photographs that a project's furniture is seen in, and the pictures of its rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // They show somebody's home: who may see the project may see them, and nobody else of the shop.
  `create table project_photo (
    project_id bigint not null references project (id) on delete cascade,
    sha bytea not null,
    media_type text not null,
    size int not null,
    added_at timestamptz(3) not null,
    added_by uuid not null references app_user,
    primary key (project_id, sha)
  )`,
  // key: of what a row looks like, so that equal rows share a picture and a changed one has none yet.
  `create table row_photo (
    project_id bigint not null references project (id) on delete cascade,
    key text not null,
    kind text not null check (kind in ('row', 'thumbnail', 'large')),
    sha bytea not null,
    taken_at timestamptz(3) not null,
    primary key (project_id, key, kind)
  )`,
];
