import { type Kysely, sql } from "kysely";

/** Texts of the interface that a deployment words itself, edited in the translator. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // name: of the set (`config.transname`), so that several deployments may share their words. rev: raised by every save.
  "create table translation_set (name text primary key, rev int not null)",
  `create table translation (
    name text not null references translation_set,
    language text not null,
    key text not null,
    text text not null,
    updated_at timestamptz(3) not null,
    updated_by uuid references app_user on delete set null,
    primary key (name, language, key)
  )`,
];
