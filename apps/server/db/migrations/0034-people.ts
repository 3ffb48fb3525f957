import { type Kysely, sql } from "kysely";

/** People who are administered on screen: a number that each change raises, and codes that invite. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // rev: a change says from which it starts, so that two supervisors do not undo each other unseen.
  "alter table app_user add column rev int not null default 1",
  "alter table shop add column rev int not null default 1",
  "alter table account_code drop constraint account_code_kind_check",
  "alter table account_code add constraint account_code_kind_check check (kind in ('reset', 'register', 'invite'))",
  "create index audit_of_site on audit (id desc) where entity in ('user', 'shop', 'catalogue', 'maintenance')",
];
