import { type Kysely, sql } from "kysely";

/** The answers to requests with an id of their own, for those that are sent again because their answer was lost. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table answered_request (
    user_id uuid not null references app_user on delete cascade,
    save_id uuid not null,
    asked bytea not null,
    answer jsonb not null,
    at timestamptz not null,
    primary key (user_id, save_id)
  )`,
  "create index answered_request_by_age on answered_request (at)",
];
