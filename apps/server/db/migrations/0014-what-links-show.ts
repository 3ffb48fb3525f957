import { type Kysely, sql } from "kysely";

/** The parts of an offer that each of its links shows. Links made before this migration show everything. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table offer_link add column shows jsonb not null
    default '{"prices":"lines","drawings":true,"scene":true,"comments":true}'`,
];
