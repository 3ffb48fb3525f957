import { type Kysely, sql } from "kysely";

/** Links to the designs of people who sell nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // doc_sha: the design as it was, without anything personal. project_id: the project that a request became; a request that is sent again
  // has another link to the same project. consent: when, and to which words. address_hash: of the
  // mailbox, which stays when the address itself is forgotten, so that it is not written to too often. The secret itself is stored nowhere.
  `create table design_link (
    id bigint generated always as identity primary key,
    shop_id text not null references shop,
    token_hash bytea not null unique,
    doc_sha bytea not null,
    kind text not null check (kind in ('mail', 'request')),
    project_id bigint references project (id),
    name text not null default '',
    email text not null,
    address_hash bytea not null,
    language text not null,
    consent jsonb,
    save_id uuid not null,
    created_at timestamptz(3) not null,
    created_by uuid not null references app_user,
    expires_at timestamptz not null,
    revoked_at timestamptz,
    foreign key (shop_id, doc_sha) references project_doc
  )`,
  "create index design_link_by_person on design_link (created_by, id desc)",
  "create index design_link_by_save on design_link (created_by, save_id)",
  "create index design_link_by_address on design_link (address_hash, created_at)",
];
