import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

/** What runs a statement: the pool, or a client inside a transaction. */
export type Db = Pick<pg.Pool, "query">;

const INT8 = 20;
const DATE = 1082;
const types = {
  getTypeParser: ((oid: number, format?: "text" | "binary") => {
    // Ids stay below 2^53; a date stays the text it is, without a time zone to move it.
    if (oid === INT8) return Number;
    if (oid === DATE) return String;
    return pg.types.getTypeParser(oid, format);
  }) as typeof pg.types.getTypeParser,
};

/** A pool that neither waits for ever nor falls over when an idle connection is lost (reliability.md §0.9, F02). */
export function createPool(connectionString: string, onError: (error: Error) => void, max = 10): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: "stanza",
    types,
  });
  pool.on("error", onError);
  pool.on("connect", (client) => client.on("error", onError));
  return pool;
}

/** Serialisation failure, deadlock, lock not available, server going away, connection lost. */
const RETRIED = new Set(["40001", "40P01", "55P03", "57P01", "57P02", "08006", "08003", "08000"]);
const ATTEMPTS = 5;

/**
 * Runs `work` in a transaction, again from the start when the database asks for it. `work` must be safe to repeat: what it does
 * outside the database happens again.
 */
export async function transaction<T>(pool: pg.Pool, work: (db: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const client = await pool.connect();
    let lost: Error | undefined;
    try {
      await client.query("begin");
      const result = await work(client);
      await client.query("commit");
      return result;
    } catch (error) {
      await client.query("rollback").catch((rollbackError: Error) => {
        lost = rollbackError;
      });
      if (attempt >= ATTEMPTS || !RETRIED.has(codeOf(error))) throw error;
      await sleep(20 * 2 ** attempt);
    } finally {
      // A connection that could not roll back is thrown away.
      client.release(lost);
    }
  }
}

/** SQLSTATE or Node's error code; empty where there is neither. */
export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

/** Whether an error means that the database is not to be had at the moment: the request may be tried again. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  return (
    ["ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "ENOTFOUND", "EPIPE"].includes(code) ||
    /^(08|57P|53)/.test(code) ||
    code === "57014" ||
    (error instanceof Error &&
      /Connection terminated|timeout exceeded when trying to connect/.test(error.message))
  );
}

/** The first row; throws where there is none, which is then a bug. */
export function only<T>(rows: readonly T[]): T {
  const [row] = rows;
  if (row === undefined) throw new Error("expected a row");
  return row;
}
