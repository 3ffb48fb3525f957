import { type Kysely, sql } from "kysely";

/** The options with which an offer is printed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // prints: codes of the selected prints, joined by semicolons. Offers of before were printed with the usual ones, by catalogue.
  `alter table offer
    add column prints text not null default 'offer;plan;elevations;pictures',
    add column layout jsonb not null default '{"grouping":"catalogue","linePrices":true,"vat":"apart"}'`,
];
