import { spawnSync } from "node:child_process";
import { startPostgres15 } from "../../apps/server/testing/postgres-15.ts";

/** Runs a command whose server tests find Debian's PostgreSQL 15 as their database: `node on-postgres-15.ts COMMAND…`. */
const [program = "", ...args] = process.argv.slice(2);
const cluster = await startPostgres15();
try {
  const env = { ...process.env, TEST_DATABASE_URL: cluster.url };
  process.exitCode = spawnSync(program, args, { stdio: "inherit", env }).status ?? 1;
} finally {
  await cluster.stop();
}
