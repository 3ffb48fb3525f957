import { type Kysely, sql } from "kysely";

/** What follows from the acceptance of an offer, and what the client of a project would pay. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // offered_pdf_sha: the PDF as it was offered, once the accepted one takes its place; agreed_from: the documents of its projects with the
  // options taken, as [{ projectId, docSha }].
  `alter table offer
    add column acceptance_job uuid,
    add column offered_pdf_sha bytea,
    add column agreed_from jsonb not null default '[]'`,
  // The address at which the seller made the link; the client's request is not asked for it.
  "alter table offer_link add column origin text not null default ''",
  // With taxes, without optional rows; null: the terms allow no total.
  "alter table project add column payable numeric",
  `update project p set payable = (r.totals->>'payable')::numeric from project_revision r
    where r.project_id = p.id and r.revision = p.revision`,
];
