import { type Kysely, sql } from "kysely";

/** An AR link that a client made from an offer's link ends with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw("alter table ar_link add column offer_link_id bigint references offer_link").execute(db);
}
