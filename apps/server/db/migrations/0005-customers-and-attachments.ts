import { type Kysely, sql } from "kysely";

/** The register of a shop's customers, and the files of projects. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  "create sequence customer_id",
  `create table customer (
    shop_id text not null references shop,
    id bigint not null unique default nextval('customer_id'),
    code text not null,
    details jsonb not null,
    -- What it is searched by, in lower case.
    words text not null,
    created_at timestamptz not null default now(),
    created_by uuid not null references app_user,
    updated_at timestamptz(3) not null,
    updated_by uuid not null references app_user,
    primary key (shop_id, id),
    unique (shop_id, code)
  )`,
  "create index customer_by_change on customer (shop_id, updated_at desc, id desc)",
  "create sequence attachment_id",
  `create table attachment (
    shop_id text not null references shop,
    id bigint not null unique default nextval('attachment_id'),
    project_id bigint not null references project (id),
    name text not null,
    media_type text not null,
    size int not null,
    sha bytea not null,
    added_at timestamptz(3) not null,
    added_by uuid not null references app_user,
    primary key (shop_id, id)
  )`,
  "create index attachment_by_project on attachment (project_id, id desc)",
];
