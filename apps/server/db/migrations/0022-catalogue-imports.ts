import { type Kysely, sql } from "kysely";

/** Catalogues that shops make of manufacturers' tables. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // source_sha: an archive of the catalogue's folder after the latest delivery. version: the one in use; null: none was published yet.
  // published_sha: the source that it was made from; another one than source_sha: the latest delivery is a draft.
  `create table catalogue_import (
    code text primary key,
    shop_id text not null references shop,
    name text not null,
    mapping jsonb not null,
    articles integer not null,
    source_sha bytea not null,
    published_sha bytea,
    version text,
    updated_at timestamptz(3) not null,
    updated_by uuid references app_user on delete set null
  )`,
  "create index catalogue_import_by_shop on catalogue_import (shop_id, updated_at desc)",
];
