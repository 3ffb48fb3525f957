import { type Kysely, sql } from "kysely";

/**
 * Sites, people, projects, offers, jobs. PostgreSQL 15 is enough. Tenant tables start with shop_id, which comes from the session and
 * never from a request (server.md §10).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table site (
    id text primary key,
    name text not null,
    created_at timestamptz not null default now()
  )`,
  "insert into site (id, name) values ('main', 'Stanza')",
  `create table shop (
    id text primary key,
    site_id text not null references site,
    code text not null,
    name text not null,
    language text not null,
    country text not null,
    currency text not null,
    price_lists jsonb not null default '{}',
    document_type text not null,
    extra jsonb not null default '{}',
    unique (site_id, code)
  )`,
  `create table app_user (
    id uuid primary key,
    site_id text not null references site,
    login text not null,
    name text not null,
    kind text not null check (kind in ('guest', 'pro', 'customer')),
    email text not null default '',
    password_hash text,
    seller_level smallint not null default 0,
    is_admin boolean not null default false,
    gdpr_flags text not null default '',
    language text not null,
    disabled_at timestamptz,
    created_at timestamptz not null default now(),
    check (kind <> 'guest' or not is_admin)
  )`,
  "create unique index app_user_login on app_user (site_id, lower(login))",
  `create table user_shop (
    user_id uuid not null references app_user on delete cascade,
    shop_id text not null references shop,
    is_default boolean not null default false,
    primary key (user_id, shop_id)
  )`,
  `create table session (
    token_hash bytea primary key,
    user_id uuid not null references app_user on delete cascade,
    shop_id text not null references shop,
    created_at timestamptz not null default now(),
    seen_at timestamptz not null default now(),
    expires_at timestamptz not null
  )`,
  "create index session_by_user on session (user_id)",
  "create index session_by_expiry on session (expires_at)",
  // Counted here and not in memory: all nodes together, and over a restart.
  `create table attempt (
    key text primary key,
    count int not null,
    window_ends timestamptz not null,
    blocked_until timestamptz not null
  )`,
  "create sequence project_id",
  `create table project_doc (
    shop_id text not null references shop,
    sha bytea not null,
    encoding text not null,
    size int not null,
    bytes bytea not null,
    created_at timestamptz not null default now(),
    primary key (shop_id, sha)
  )`,
  // Already compressed: PostgreSQL would only try again.
  "alter table project_doc alter column bytes set storage external",
  `create table project (
    shop_id text not null references shop,
    id bigint not null unique,
    owner_id uuid not null references app_user,
    assigned_user_id uuid references app_user,
    description text not null,
    status text not null,
    customer_name text not null default '',
    price_lists text[] not null default '{}',
    currency text not null,
    total numeric,
    price_date date,
    picture_sha bytea,
    revision int not null,
    doc_sha bytea not null,
    create_id uuid,
    created_at timestamptz not null default now(),
    created_by uuid not null references app_user,
    updated_at timestamptz(3) not null,
    updated_by uuid not null references app_user,
    deleted_at timestamptz,
    primary key (shop_id, id)
  )`,
  "create index project_by_change on project (shop_id, updated_at desc, id desc) where deleted_at is null",
  "create index project_by_status on project (shop_id, status, updated_at desc) where deleted_at is null",
  "create index project_by_owner on project (owner_id, updated_at desc) where deleted_at is null",
  "create unique index project_create_id on project (created_by, create_id)",
  // Append-only: every document that was ever acknowledged, with the answer that was given.
  `create table project_revision (
    shop_id text not null,
    project_id bigint not null,
    revision int not null,
    save_id uuid,
    doc_sha bytea not null,
    totals jsonb not null,
    saved_at timestamptz(3) not null,
    saved_by uuid not null references app_user,
    primary key (shop_id, project_id, revision),
    foreign key (shop_id, project_id) references project on update cascade,
    foreign key (shop_id, doc_sha) references project_doc
  )`,
  "create unique index project_revision_save on project_revision (project_id, save_id)",
  `create table project_status_log (
    id bigint generated always as identity primary key,
    project_id bigint not null,
    at timestamptz not null default now(),
    from_status text not null,
    to_status text not null,
    target_shop text,
    target_user uuid,
    extra jsonb,
    by_user uuid not null references app_user
  )`,
  "create index project_status_log_by_project on project_status_log (project_id, at)",
  `create table blob (
    shop_id text not null references shop,
    sha bytea not null,
    size int not null,
    media_type text not null,
    created_at timestamptz not null default now(),
    primary key (shop_id, sha)
  )`,
  `create table offer_number (
    shop_id text not null references shop,
    year int not null,
    last int not null,
    primary key (shop_id, year)
  )`,
  "create sequence offer_id",
  `create table offer (
    shop_id text not null references shop,
    id bigint not null unique,
    project_id bigint not null,
    revision int not null,
    job_id uuid not null unique,
    number text not null,
    name text not null,
    document json not null,
    currency text not null,
    payable text not null,
    language text not null,
    valid_until date,
    pdf_sha bytea,
    created_at timestamptz not null default now(),
    created_by uuid not null references app_user,
    primary key (shop_id, id),
    unique (shop_id, number)
  )`,
  "create index offer_by_project on offer (project_id, id desc)",
  `create table job (
    id uuid primary key,
    shop_id text not null references shop,
    kind text not null,
    project_id bigint,
    save_id uuid,
    state text not null check (state in ('queued', 'running', 'done', 'failed', 'cancelled')),
    progress real not null default 0,
    step text not null default '',
    rev int not null default 1,
    input jsonb not null,
    result jsonb,
    error jsonb,
    created_by uuid not null references app_user,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    unique (project_id, save_id)
  )`,
  `create table audit (
    id bigint generated always as identity primary key,
    at timestamptz not null default now(),
    shop_id text,
    user_id uuid,
    action text not null,
    entity text not null,
    entity_id text not null,
    detail jsonb not null default '{}',
    ip text
  )`,
  "create index audit_by_entity on audit (entity, entity_id, at desc)",
  `create table catalogue_version (
    code text not null,
    version text not null,
    source_hash text not null,
    published_at timestamptz not null default now(),
    primary key (code, version)
  )`,
];
