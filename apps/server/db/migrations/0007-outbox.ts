import { type Kysely, sql } from "kysely";

/** The outbox for outside systems, and the mail of offers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // One of each key, however often its cause is asked for. leased_until: somebody is at it until then.
  `create table outbox (
    id bigint generated always as identity primary key,
    shop_id text not null references shop,
    kind text not null,
    key text not null,
    payload jsonb not null,
    state text not null default 'pending' check (state in ('pending', 'sent', 'dead')),
    attempts int not null default 0,
    next_at timestamptz not null default now(),
    leased_until timestamptz,
    error text not null default '',
    created_at timestamptz not null default now(),
    ended_at timestamptz,
    unique (shop_id, kind, key)
  )`,
  "create index outbox_due on outbox (next_at) where state = 'pending'",
  `create table offer_mail (
    id bigint generated always as identity primary key,
    offer_id bigint not null references offer (id),
    outbox_id bigint not null unique references outbox,
    recipient text not null,
    copy text not null default '',
    subject text not null,
    created_at timestamptz not null,
    created_by uuid not null references app_user
  )`,
  "create index offer_mail_by_offer on offer_mail (offer_id, id)",
];
