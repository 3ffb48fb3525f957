import { type Kysely, sql } from "kysely";

/**
 * A word of a catalogue's search index holds the items that have it: one row where there were as many as the word has items. The table of
 * before stays for servers of the release before, which may run beside this one; indexes of theirs leave it when they are replaced.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw("alter table catalogue_word add column postings int[] not null default '{}'").execute(db);
}
