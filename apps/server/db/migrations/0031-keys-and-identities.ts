import { type Kysely, sql } from "kysely";

/** Signing in by a signed key and at the company's own provider. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // A signed key that has been used: its second use finds it here. The id is hashed, as its issuer may put a name into it.
  `create table used_key (
    key_hash bytea primary key,
    forget_at timestamptz not null
  )`,
  "create index used_key_by_end on used_key (forget_at)",
  // A person at the company's provider. Neither name nor e-mail address says who that is, only issuer and subject (reliability.md T21).
  `create table user_identity (
    issuer text not null,
    subject text not null,
    user_id uuid not null references app_user on delete cascade,
    created_at timestamptz not null default now(),
    primary key (issuer, subject)
  )`,
  "create unique index user_identity_by_user on user_identity (user_id, issuer)",
  // A sign-in that is under way at the provider. flow_hash: of what only the browser that began it knows.
  `create table oidc_flow (
    state_hash bytea primary key,
    flow_hash bytea not null,
    nonce text not null,
    verifier text not null,
    redirect_uri text not null,
    expires_at timestamptz not null
  )`,
  // renew_at: when the provider is asked whether the person may stay. refresh: its token for that, encrypted.
  `alter table session
    add column renew_at timestamptz,
    add column refresh bytea,
    add column renew_tried_at timestamptz`,
];
