import type pg from "pg";
import { type Config, InvalidConfig, readConfig } from "../../apps/server/config/config.ts";
import { openEmbeddedPostgres } from "../../apps/server/db/embedded-postgres.ts";
import { DatabaseIsNewer, migrate } from "../../apps/server/db/migrate.ts";
import { createPool } from "../../apps/server/db/pool.ts";
import { NoEmbeddedPostgres } from "../../apps/server/db/postgres-binaries.ts";

/**
 * Runs work of a command on the server's database (`DATABASE_URL`, or the embedded one of `DATA_DIR`), whether a server runs or not.
 *
 * returns   what the work returns; 2 when the database cannot be used, after saying why
 */
export async function withServerDatabase(
  work: (pool: pg.Pool, config: Config) => Promise<number>,
): Promise<number> {
  const closers: (() => Promise<void>)[] = [];
  try {
    const config = readConfig(process.env);
    let url = config.databaseUrl;
    if (url === undefined) {
      const embedded = await openEmbeddedPostgres(config.dataDirectory, { attach: true });
      closers.push(() => embedded.close());
      url = embedded.url;
    }
    await migrate(url);
    const pool = createPool(url, (error) => console.error(error.message));
    closers.push(() => pool.end());
    return await work(pool, config);
  } catch (error) {
    if (error instanceof InvalidConfig) {
      console.error(error.message);
      return 2;
    }
    const isExplained = error instanceof DatabaseIsNewer || error instanceof NoEmbeddedPostgres;
    const isUnreachable =
      error instanceof Error && "code" in error && /^(E[A-Z]+|08|28|3D)/.test(String(error.code));
    if (!isExplained && !isUnreachable) throw error;
    console.error(
      `The database cannot be used: ${error.message || ("code" in error ? String(error.code) : "")}`,
    );
    return 2;
  } finally {
    for (const close of closers.reverse()) await close();
  }
}
