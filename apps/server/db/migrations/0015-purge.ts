import { type Kysely, sql } from "kysely";

/** The columns by which projects deleted long ago are erased (reliability.md T39). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  "alter table project add column purged_at timestamptz",
  "create index project_to_purge on project (deleted_at) where deleted_at is not null and purged_at is null",
  // Files that a purged project named: erased unless something else names them.
  "create table discarded_file (sha bytea primary key, since timestamptz not null)",
  // Copies of order files in the drop folder that are to go: shop and number, as the drop names them.
  `create table discarded_order (
    order_id bigint primary key references order_file,
    since timestamptz not null
  )`,
  "create index project_photo_by_sha on project_photo (sha)",
  "create index row_photo_by_sha on row_photo (sha)",
  "create index attachment_by_sha on attachment (sha)",
  "create index blob_by_sha on blob (sha)",
];
