import { type Kysely, sql } from "kysely";

/** A second factor beside the password: one-time codes and, for a lost device, recovery codes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // secret: sealed with a key that the database does not have. confirmed_at: null until a first code has proved that the app has it.
  // last_step: the half minute of the last code; it and what is older counts no more.
  `create table one_time_secret (
    user_id uuid primary key references app_user on delete cascade,
    secret bytea not null,
    confirmed_at timestamptz,
    last_step bigint not null default 0
  )`,
  `create table recovery_code (
    user_id uuid not null references app_user on delete cascade,
    code_hash bytea not null,
    used_at timestamptz,
    primary key (user_id, code_hash)
  )`,
  // A sign-in whose first half is done.
  `create table half_sign_in (
    ticket_hash bytea primary key,
    user_id uuid not null references app_user on delete cascade,
    shop_id text not null references shop,
    how text not null,
    step text not null check (step in ('code', 'enrol')),
    expires_at timestamptz not null
  )`,
  "create index half_sign_in_by_end on half_sign_in (expires_at)",
];
