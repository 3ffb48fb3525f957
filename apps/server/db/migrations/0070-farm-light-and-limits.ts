import { type Kysely, sql } from "kysely";

/**
 * The render farm: the operator's own environment of a picture by its hash (CD-07), what a shop may spend in a month, and which workers can
 * make films.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  "alter table render_job add column environment_sha bytea",
  // Absent: as much as there is.
  "alter table render_account add column month_limit int check (month_limit >= 0)",
  "alter table render_worker add column films boolean not null default false",
];
