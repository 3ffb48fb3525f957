import { type Kysely, sql } from "kysely";

/**
 * Lists of any length: the text that projects and customers are searched by, and an index for each order. Trigrams make searches fast where
 * the database has the extension and lets us make it; without it a search reads the shop's rows and finds the same (decision 021).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** A project's way, as the list's order by status has it. */
const STATUSES = `array['unsaved', 'inactive', 'unassigned', 'anonymous', 'assigned', 'sellerDesign', 'agency', 'offer', 'awaitingApproval',
  'approved', 'rejected', 'suspended', 'awaitingOrder', 'ordered', 'inProduction', 'shipped', 'delivered']`;

const STATEMENTS = [
  // Lower case without accents; what is typed goes through it too.
  `create function plain_text(text) returns text language sql immutable strict parallel safe return
    replace(replace(lower(regexp_replace(normalize($1, NFD), '[\\u0300-\\u036f]', '', 'g')), 'ß', 'ss'), 'æ', 'ae')`,
  `alter table project add column words text not null generated always as
    (plain_text(description || E'\\n' || customer_name || E'\\n' || id || E'\\n' || crm_order)) stored`,
  "update customer set words = plain_text(words)",
  "create index project_by_name on project (shop_id, lower(description), id) where deleted_at is null",
  "create index project_by_customer on project (shop_id, lower(customer_name), id) where deleted_at is null",
  `create index project_by_way on project (shop_id, array_position(${STATUSES}, status), id) where deleted_at is null`,
  "create index project_by_total on project (shop_id, coalesce(payable, -1), id) where deleted_at is null",
  `create index project_by_assignee on project (assigned_user_id, updated_at desc)
    where deleted_at is null and assigned_user_id is not null`,
  // An extension may be missing, forbidden, or in a schema of its own.
  `do $$
    declare place text;
    begin
      begin
        create extension if not exists pg_trgm;
      exception when others then
        raise notice 'Searches go without trigrams: %', sqlerrm;
      end;
      select n.nspname into place from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = 'pg_trgm';
      if place is not null then
        execute format('create index project_by_words on project using gin (words %I.gin_trgm_ops) with (fastupdate = off)', place);
        execute format('create index customer_by_words on customer using gin (words %I.gin_trgm_ops) with (fastupdate = off)', place);
      end if;
    end $$`,
];
