import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestPostgres, type TestPostgres } from "../testing/test-database.ts";
import { DatabaseIsNewer, migrate } from "./migrate.ts";

const ALL = ["0001-base", "0002-offers-and-pictures"];
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await openTestPostgres();
});
afterAll(() => postgres.close());

async function run(url: string, text: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

test("servers that migrate at once make the schema once", async () => {
  const url = await postgres.emptyDatabase();
  const done = await Promise.all([migrate(url), migrate(url), migrate(url)]);
  expect(done.flat()).toEqual(ALL);
  expect(await migrate(url)).toEqual([]);
});

test("a database of a newer Stanza is refused and left alone", async () => {
  const url = await postgres.database();
  await run(url, "insert into kysely_migration (name, timestamp) values ('0999-future', '2030-01-01')");
  await expect(migrate(url)).rejects.toThrow(DatabaseIsNewer);
  await expect(migrate(url)).rejects.toThrow(/0999-future/);
});

test("a migration that is cut off half-way leaves nothing, and the next one starts clean", async () => {
  const url = await postgres.emptyDatabase();
  // The last statement of the migration fails: its table is there already.
  await run(url, "create table catalogue_version (mine int)");
  await expect(migrate(url)).rejects.toThrow(/already exists/);
  const tables = await run(
    url,
    "select table_name from information_schema.tables where table_name = 'project'",
  );
  expect(tables).toEqual([]);
  await run(url, "drop table catalogue_version");
  expect(await migrate(url)).toEqual(ALL);
});
