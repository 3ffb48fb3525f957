import { type Kysely, sql } from "kysely";

/** Passkeys, which sign their person in without a password (decision 029). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // credential: the authenticator's name for it. public_key: as COSE. counter: of its last use; an authenticator that does not count says 0.
  // transports: how the browser reaches the authenticator, in its words.
  `create table passkey (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references app_user on delete cascade,
    credential bytea not null unique,
    public_key bytea not null,
    counter bigint not null,
    transports text[] not null,
    name text not null,
    created_at timestamptz(3) not null default now(),
    used_at timestamptz(3)
  )`,
  "create index passkey_by_user on passkey (user_id)",
  // What a passkey has to sign next, once. flow_hash: of what only the browser that asked knows. session_id: the session in which it was
  // asked for; null where somebody signs in.
  `create table passkey_challenge (
    flow_hash bytea primary key,
    challenge text not null,
    purpose text not null check (purpose in ('add', 'confirm', 'sign-in')),
    session_id uuid references session (id) on delete cascade on update cascade,
    expires_at timestamptz not null
  )`,
  "create index passkey_challenge_by_end on passkey_challenge (expires_at)",
  "create index passkey_challenge_by_session on passkey_challenge (session_id)",
];
