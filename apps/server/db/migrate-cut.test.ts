import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Cut, startCutting, withCut } from "../testing/cut-connection.ts";
import { openTestPostgres, type TestPostgres } from "../testing/test-database.ts";
import { migrate, migrateTo } from "./migrate.ts";

// What a server that dies while it migrates leaves: the database as it was, or as it shall be; and the next start makes it whole.

const KILLED = fileURLToPath(new URL("../testing/killed-migration.ts", import.meta.url));
/** Migrations that are missing when the cuts begin; `./test all` takes more of them. */
const MISSING = process.env.EVERY_CUT === "1" ? 8 : 1;

let postgres: TestPostgres;
let before: string;
let all: readonly string[];
let whole: string;
let endCutting = () => {};
beforeAll(async () => {
  postgres = await openTestPostgres();
  const complete = await postgres.database();
  all = await applied(complete);
  whole = await shapeOf(complete);
  before = await postgres.emptyDatabase();
  await migrateTo(before, all.slice(0, -MISSING));
  endCutting = startCutting();
}, 60_000);
afterAll(async () => {
  endCutting();
  await postgres.close();
});

test(
  "[F03] cut after each of its statements a migration has happened wholly or not at all, and the next start ends it",
  async () => {
    const half = [(await applied(before)).length, all.length];
    let steps = 0;
    for (let at = 1; ; at++) {
      const url = await postgres.copyOf(before);
      const cut: Cut = { seen: 0, at, side: "after" };
      const outcome = await withCut(cut, () => migrate(url)).then(
        () => "done",
        () => "cut",
      );
      expect(half, `after statement ${at}`).toContain((await applied(url)).length);
      await migrate(url);
      expect(await shapeOf(url), `after the start that followed ${at}`).toBe(whole);
      if (cut.seen < at) break;
      expect(outcome).toBe("cut");
      steps = at;
    }
    expect(steps).toBeGreaterThan(6);
  },
  MISSING > 1 ? 300_000 : 60_000,
);

test("[F03] a process that is killed in the middle of a migration leaves the database as it was, and locks nobody out", async () => {
  const url = await postgres.copyOf(before);
  const child = fork(KILLED, [], { env: { ...process.env, DATABASE_URL: url } });
  const [, signal] = await once(child, "exit");
  expect(signal).toBe("SIGKILL");
  expect((await applied(url)).length).toBe((await applied(before)).length);
  await migrate(url);
  expect(await shapeOf(url)).toBe(whole);
}, 30_000);

async function ask<T extends pg.QueryResultRow>(url: string, text: string): Promise<readonly T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}

async function applied(url: string): Promise<readonly string[]> {
  const [there] = await ask<{ is: boolean }>(url, "select to_regclass('kysely_migration') is not null as is");
  if (!there?.is) return [];
  const rows = await ask<{ name: string }>(url, "select name from kysely_migration order by name");
  return rows.map(({ name }) => name);
}

/** Every column, index and trigger. */
async function shapeOf(url: string): Promise<string> {
  const [row] = await ask<{ shape: string }>(
    url,
    `select string_agg(line, E'\\n' order by line) as shape from (
      select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) as line
        from information_schema.columns where table_schema = current_schema()
      union all select indexdef from pg_indexes where schemaname = current_schema()
      union all select concat_ws(' ', tgrelid::regclass, tgname) from pg_trigger where not tgisinternal) lines`,
  );
  return row?.shape ?? "";
}
