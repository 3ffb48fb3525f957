import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

/** Something that runs statements: the pool, or a client inside a transaction. */
export type Db = Pick<pg.Pool, "query">;

const INT8 = 20;
const DATE = 1082;
const types = {
  getTypeParser: ((oid: number, format?: "text" | "binary") => {
    // Ids stay below 2^53. A date stays text, because a time zone could move it to another day.
    if (oid === INT8) return Number;
    if (oid === DATE) return String;
    return pg.types.getTypeParser(oid, format);
  }) as typeof pg.types.getTypeParser,
};

/** A pool whose statements time out, and that survives the loss of an idle connection (reliability.md §0.9, F02). */
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

/** Codes after which a transaction is tried again: serialisation failure, deadlock, lock not available, server or connection lost. */
const RETRIED = new Set(["40001", "40P01", "55P03", "57P01", "57P02", "08006", "08003", "08000"]);
const ATTEMPTS = 5;

/**
 * Runs `work` in a transaction, and again from the start when the database asks for that. `work` must be safe to repeat: its effects
 * outside the database happen again.
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
      // A connection that could not roll back is closed.
      client.release(lost);
    }
  }
}

/** The SQLSTATE or Node's error code; empty where the error has neither. */
export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

/** Returns true for an error that means that the database cannot be reached at the moment, so that the request may be tried again. */
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

/** The first row of a result that must have one. Throws where it has none, which is a bug. */
export function only<T>(rows: readonly T[]): T {
  const [row] = rows;
  if (row === undefined) throw new Error("expected a row");
  return row;
}
