import { type Kysely, sql } from "kysely";

/** Codes by mail: to set a password anew, and to make an account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // user_id: the account, or the guest who wants one. token_hash: null until the letter is written; the code itself is stored nowhere.
  // doc_sha: the design that becomes the account's first project. consent: when, and to which words.
  `create table account_code (
    id bigint generated always as identity primary key,
    kind text not null check (kind in ('reset', 'register')),
    token_hash bytea unique,
    user_id uuid not null references app_user on delete cascade,
    shop_id text not null references shop,
    email text not null,
    name text not null default '',
    language text not null,
    doc_sha bytea,
    consent jsonb,
    created_at timestamptz(3) not null,
    expires_at timestamptz not null,
    used_at timestamptz,
    foreign key (shop_id, doc_sha) references project_doc
  )`,
  "create index account_code_by_user on account_code (user_id, kind, created_at)",
  "create index account_code_by_doc on account_code (shop_id, doc_sha)",
];
