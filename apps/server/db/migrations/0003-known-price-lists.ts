import { type Kysely, sql } from "kysely";

/** The price lists that a project may be priced with besides its shop's present one: those that it has been priced with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw("alter table project add column known_price_lists text[] not null default '{}'").execute(db);
  await sql.raw("update project set known_price_lists = price_lists").execute(db);
}
