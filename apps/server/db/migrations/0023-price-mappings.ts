import { type Kysely, sql } from "kysely";

/** What the price tables of a catalogue mean whose files are a manufacturer's own: kept for its next price list. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table price_mapping (
        site_id text not null references site on delete cascade,
        catalogue text not null,
        mapping jsonb not null,
        updated_at timestamptz(3) not null,
        updated_by uuid references app_user on delete set null,
        primary key (site_id, catalogue)
      )`,
    )
    .execute(db);
}
