import { type Kysely, sql } from "kysely";

/** Links to a project, or one article of it, in AR (CD-09, decision 036). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // content: the hash of everything that the files depend on; a further link to the same content has the same files. view: what the page says.
  // The secret itself is stored nowhere.
  `create table ar_link (
    id bigint generated always as identity primary key,
    shop_id text not null references shop,
    project_id bigint not null references project (id),
    token_hash bytea not null unique,
    content bytea not null,
    view jsonb not null,
    glb_sha bytea not null,
    usdz_sha bytea not null,
    scene_sha bytea not null,
    created_at timestamptz(3) not null,
    created_by uuid not null references app_user,
    expires_at timestamptz not null,
    revoked_at timestamptz
  )`,
  "create index ar_link_of_project on ar_link (project_id, content)",
];
