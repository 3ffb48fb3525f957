import { spawnSync } from "node:child_process";
import { startPostgres15 } from "../../apps/server/testing/postgres-15.ts";

/** What the database has no part in, or that brings its own, or kills it (the same on any version). */
const WITHOUT_SQL = [
  "evaluation/hanging-catalogue.test.ts",
  "evaluation/kept-projects.test.ts",
  "evaluation/thread.test.ts",
  "offers/print-offers.test.ts",
  "pictures/pictures.test.ts",
  "pictures/without-metadata.test.ts",
  "site/hdr-folder.test.ts",
  "db/embedded-postgres.test.ts",
  "testing/resilience.test.ts",
];

/** The server's tests that speak SQL once more, on Debian's PostgreSQL 15: `node on-postgres-15.ts`. */
const cluster = await startPostgres15();
try {
  const left = WITHOUT_SQL.map((path) => `--exclude=apps/server/${path}${path.endsWith(".ts") ? "" : "/**"}`);
  const run = spawnSync(
    "npx",
    [
      "vitest",
      "run",
      "apps/server",
      ...left,
      "--retry=1",
      "--reporter=default",
      "--reporter=./tools/test-all/vitest-tally.ts",
    ],
    {
      stdio: "inherit",
      env: { ...process.env, TEST_DATABASE_URL: cluster.url },
    },
  );
  process.exitCode = run.status ?? 1;
} finally {
  await cluster.stop();
}
