import { type Kysely, sql } from "kysely";

/** The CRM order and the offer mark of a project, and the pictures that the server draws. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table project
    add column crm_order text not null default '',
    add column is_offer boolean not null default false,
    add column has_scene boolean not null default true,
    add column picture_revision int,
    add column drawn_sha bytea,
    add column drawn_revision int`,
  "update project set picture_revision = revision where picture_sha is not null",
  // The answer that a repeated save gets.
  "alter table project_revision add column status text, add column is_offer boolean not null default false",
  "update project_revision r set status = p.status from project p where p.shop_id = r.shop_id and p.id = r.project_id",
  "alter table project_revision alter column status set not null",
];
