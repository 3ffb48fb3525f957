import { type Kysely, sql } from "kysely";

/** What an offer's link shows beside its prices: pictures and words of the positions, plans and elevations; null where it was not drawn. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw("alter table offer add column positions_sha bytea, add column drawings_sha bytea")
    .execute(db);
}
