import { type Kysely, sql } from "kysely";

/** The articles that a person marked, in whatever version of its catalogue; `marked` counts up, the latest last. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create table favourite_article (
      user_id uuid not null references app_user on delete cascade,
      catalogue text not null,
      article text not null,
      marked bigint generated always as identity,
      primary key (user_id, catalogue, article)
    )`)
    .execute(db);
}
