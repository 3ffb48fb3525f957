import { type Kysely, sql } from "kysely";

/**
 * What people answered about their data, each answer kept (reliability.md T39). `app_user.gdpr_flags` has the latest one as the profile
 * shows it, so that a request need not look here; flags that an earlier import left there are no answer to words that we know.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table consent (
    id bigint generated always as identity primary key,
    user_id uuid not null references app_user on delete cascade,
    contact boolean not null,
    news boolean not null,
    usage boolean not null,
    makers boolean not null,
    version text not null,
    at timestamptz(3) not null
  )`,
  "create index consent_by_user on consent (user_id, id desc)",
];
