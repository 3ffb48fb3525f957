import { type Kysely, sql } from "kysely";

/** When a person was erased: their row stays for what names it, with nothing in it that says who it was (decision 027). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw("alter table app_user add column erased_at timestamptz").execute(db);
}
