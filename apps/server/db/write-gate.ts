import type pg from "pg";
import { codeOf, type Db, transaction } from "./pool.ts";

/**
 * Tables that are written during maintenance too: what signing in needs, the windows themselves with the audit log, unsaved work of pages whose browser keeps nothing, and what a server
 * writes about its catalogues when it starts. Every other table is closed, also one that a later migration makes.
 */
const OPEN_TABLES = [
  "session",
  "attempt",
  "used_key",
  "user_identity",
  "oidc_flow",
  "one_time_secret",
  "recovery_code",
  "half_sign_in",
  "passkey",
  "passkey_challenge",
  "maintenance",
  "project_draft",
  "audit",
  "catalogue_version",
  "catalogue_index",
  "catalogue_item",
  "catalogue_word",
  "catalogue_posting",
  "kysely_migration",
  "kysely_migration_lock",
];

/** The SQLSTATE with which a closed table refuses a write. */
const REFUSED = "MT001";

/** Longest wait for the transactions that have begun to write, each time it is tried. */
const WAIT_FOR_WRITERS = "3s";

/** Returns true for the error of a write that came during maintenance: nothing of its transaction is stored. */
export const isMaintenanceRefusal = (error: unknown): boolean => codeOf(error) === REFUSED;

/** Gives every table that has none its gate, after migrations. Servers may do it at once. */
export async function gateTables(pool: pg.Pool): Promise<void> {
  await transaction(pool, async (db) => {
    await db.query("select pg_advisory_xact_lock(33, 2)");
    const { rows } = await db.query<{ name: string }>(
      `select quote_ident(c.relname) as name from pg_class c
        where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and c.relname <> all($1)
          and not exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'maintenance_gate')`,
      [OPEN_TABLES],
    );
    for (const { name } of rows)
      await db.query(
        `create trigger maintenance_gate before insert or update or delete or truncate on ${name}
          for each statement execute function refuse_in_maintenance()`,
      );
  });
}

/** Options of a connection that writes in spite of maintenance: that of the migrations, which are what a window is often for. */
export const PASSES_MAINTENANCE = "-c stanza.passes_maintenance=on";

/**
 * Waits in a transaction until no other one has written without being committed, and lets nobody begin to until this one ends. Throws
 * SQLSTATE 55P03 where that takes too long.
 */
export async function waitForWriters(db: Db): Promise<void> {
  await db.query(`set local lock_timeout = '${WAIT_FOR_WRITERS}'`);
  await db.query("select pg_advisory_xact_lock(33, 1)");
}
