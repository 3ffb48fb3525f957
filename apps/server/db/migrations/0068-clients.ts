import { type Kysely, sql } from "kysely";

/** Whose a project is, so that everything of one client is found (decision 027). Null: not saved since; its document says it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  "alter table project add column customer_code text, add column customer_email text",
  "create index project_by_client on project (shop_id, customer_code) where customer_code <> ''",
  "create index project_by_client_email on project (shop_id, customer_email) where customer_email <> ''",
];
