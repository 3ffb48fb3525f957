import { type Kysely, sql } from "kysely";

/**
 * The search index of a published catalogue's articles and galleries. It can be rebuilt from the catalogue at any time, and nothing refers
 * to it. Likeness is our own, by the parts of words: no extension is needed, so any PostgreSQL will do.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table catalogue_index (
    id int generated always as identity primary key,
    code text not null,
    version text not null,
    form int not null,
    built_at timestamptz not null default now(),
    unique (code, version, form)
  )`,
  `create table catalogue_item (
    index_id int not null references catalogue_index on delete cascade,
    item int not null,
    kind text not null check (kind in ('article', 'gallery')),
    model text not null,
    code text not null,
    folders text[] not null,
    tags text[] not null,
    shown jsonb not null,
    primary key (index_id, item)
  )`,
  `create table catalogue_word (
    index_id int not null references catalogue_index on delete cascade,
    word_id int not null,
    word text not null,
    shown text not null,
    parts text[] not null,
    primary key (index_id, word_id)
  )`,
  "create index catalogue_word_by_word on catalogue_word (word text_pattern_ops, index_id)",
  "create index catalogue_word_by_part on catalogue_word using gin (parts)",
  `create table catalogue_posting (
    index_id int not null references catalogue_index on delete cascade,
    word_id int not null,
    item int not null,
    weight smallint not null,
    field smallint not null
  )`,
  "create index catalogue_posting_by_word on catalogue_posting (index_id, word_id) include (item, weight, field)",
];
