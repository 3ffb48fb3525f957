import { type Kysely, sql } from "kysely";

/** What of an offer each of its links shows. Links of before show everything. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table offer_link add column shows jsonb not null
    default '{"prices":"lines","drawings":true,"scene":true,"comments":true}'`,
];
