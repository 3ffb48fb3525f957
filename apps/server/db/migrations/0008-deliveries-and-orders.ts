import { type Kysely, sql } from "kysely";

/** Deliveries with every try; uploads to the CRM; orders with their hand-over files. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // about: recipient of a mail, number of an offer or an order.
  `alter table outbox
    add column project_id bigint,
    add column created_by uuid references app_user,
    add column about text not null default ''`,
  `update outbox b set project_id = o.project_id, created_by = m.created_by, about = m.recipient
    from offer_mail m join offer o on o.id = m.offer_id where m.outbox_id = b.id`,
  "create index outbox_by_project on outbox (project_id, id desc)",
  "create index outbox_dead on outbox (shop_id, id desc) where state = 'dead'",
  `create table outbox_attempt (
    id bigint generated always as identity primary key,
    outbox_id bigint not null references outbox,
    at timestamptz not null,
    error text not null
  )`,
  "create index outbox_attempt_by_message on outbox_attempt (outbox_id, id)",
  // sent_order: the link when it was sent; the answer changes the project only while that still stands.
  `create table crm_upload (
    id bigint generated always as identity primary key,
    project_id bigint not null,
    revision int not null,
    offer_id bigint references offer (id),
    outbox_id bigint not null unique references outbox,
    sent_order text not null,
    crm_order text not null default ''
  )`,
  "create index crm_upload_by_project on crm_upload (project_id, id desc)",
  "create table order_number (shop_id text not null references shop, year int not null, last int not null, primary key (shop_id, year))",
  // content: the file as it left, byte for byte. doc_sha: of what was ordered without an offer.
  `create table order_file (
    id bigint generated always as identity primary key,
    shop_id text not null references shop,
    project_id bigint not null,
    revision int not null,
    offer_id bigint references offer (id),
    doc_sha bytea,
    number text not null,
    replaces text,
    currency text not null,
    payable text not null,
    content text not null,
    checksum text not null,
    erp_order text not null default '',
    created_at timestamptz not null,
    created_by uuid not null references app_user,
    unique (shop_id, number)
  )`,
  "create index order_file_by_offer on order_file (offer_id)",
  // Which offers show a project, those of several included.
  "create index offer_by_origin on offer using gin (made_from jsonb_path_ops)",
  // The projects that an order covers: several where it is of a combined offer.
  `create table order_project (
    project_id bigint not null,
    order_id bigint not null references order_file,
    primary key (project_id, order_id)
  )`,
];
