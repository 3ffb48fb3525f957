import { type Kysely, sql } from "kysely";

/** Discount limits and approvals, the life of an offer, its links for clients, what they write, and notifications. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // Percent of the goods' gross; null: what the shop says.
  "alter table app_user add column discount_limit numeric check (discount_limit between 0 and 100)",
  // basis: what an offer with optional positions is totalled from anew; made_from: the revisions it shows; scene_sha: its rooms in 3D.
  `alter table offer
    add column status text not null default 'draft'
      check (status in ('draft', 'sent', 'viewed', 'accepted', 'rejected', 'expired', 'withdrawn')),
    add column lost_reason text,
    add column status_note text not null default '',
    add column signed_off boolean not null default false,
    add column complete boolean not null default true,
    add column hash text,
    add column basis json,
    add column made_from jsonb not null default '[]',
    add column scene_sha bytea,
    add column acceptance jsonb,
    add column accepted_document json`,
  "update offer set complete = coalesce((document->>'complete')::boolean, true)",
  "create index offer_by_end on offer (valid_until) where status in ('draft', 'sent', 'viewed')",
  `create table offer_event (
    id bigint generated always as identity primary key,
    offer_id bigint not null references offer (id),
    at timestamptz not null,
    kind text not null,
    by_name text not null default '',
    by_user uuid references app_user,
    note text not null default ''
  )`,
  "create index offer_event_by_offer on offer_event (offer_id, id)",
  `insert into offer_event (offer_id, at, kind, by_name, by_user)
    select o.id, o.created_at, 'created', coalesce(nullif(u.name, ''), u.login), u.id
    from offer o join app_user u on u.id = o.created_by order by o.id`,
  `create table discount_approval (
    id bigint generated always as identity primary key,
    shop_id text not null references shop,
    project_id bigint not null,
    revision int not null,
    status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
    currency text not null,
    gross text not null,
    discount text not null,
    discount_limit text not null,
    reason text not null,
    requested_by uuid not null references app_user,
    requested_at timestamptz not null,
    supervisor_id uuid not null references app_user,
    decided_by uuid references app_user,
    decided_at timestamptz,
    note text not null default ''
  )`,
  "create index discount_approval_by_project on discount_approval (project_id, revision)",
  "create index discount_approval_by_shop on discount_approval (shop_id, id desc)",
  // The secret itself is stored nowhere.
  `create table offer_link (
    id bigint generated always as identity primary key,
    offer_id bigint not null references offer (id),
    token_hash bytea not null unique,
    recipient text not null,
    created_at timestamptz not null,
    created_by uuid not null references app_user,
    expires_at timestamptz not null,
    revoked_at timestamptz
  )`,
  "create index offer_link_by_offer on offer_link (offer_id)",
  `create table offer_link_view (
    id bigint generated always as identity primary key,
    link_id bigint not null references offer_link,
    at timestamptz not null,
    visitor text not null,
    user_agent text not null
  )`,
  "create index offer_link_view_by_link on offer_link_view (link_id, id)",
  `create table offer_comment (
    id bigint generated always as identity primary key,
    offer_id bigint not null references offer (id),
    link_id bigint references offer_link,
    user_id uuid references app_user,
    row_id text,
    name text not null,
    text text not null,
    at timestamptz not null
  )`,
  "create index offer_comment_by_offer on offer_comment (offer_id, id)",
  // One of each key for a person, however often it is found that they should know.
  `create table notification (
    id bigint generated always as identity primary key,
    user_id uuid not null references app_user on delete cascade,
    key text not null,
    kind text not null,
    project_id bigint,
    offer_id bigint,
    data jsonb not null,
    created_at timestamptz not null,
    read_at timestamptz,
    deleted_at timestamptz,
    unique (user_id, key)
  )`,
  "create index notification_by_user on notification (user_id, id desc) where deleted_at is null",
];
