import { type Kysely, sql } from "kysely";

/**
 * Where a project's articles stand has a column of its own, as text: the totals stay small for the lists that read them, and nothing is
 * taken apart that is only handed on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw("alter table project_revision add column boxes json").execute(db);
  await sql
    .raw(
      "update project_revision set boxes = (totals->'boxes')::json, totals = totals - 'boxes' where totals ? 'boxes'",
    )
    .execute(db);
}
