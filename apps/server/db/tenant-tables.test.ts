import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestPostgres, type TestPostgres } from "../testing/test-database.ts";
import { OWED_QUERIES } from "./owed-queries.ts";
import { OWED_UNIQUES, TABLE_PLACES } from "./tenant-tables.ts";

// What beyond one database asks of the schema and of every query: `shop_id`. What is owed is listed, and the lists only get shorter.

let postgres: TestPostgres;
let client: pg.Client;
beforeAll(async () => {
  postgres = await openTestPostgres();
  client = new pg.Client({ connectionString: await postgres.database() });
  client.on("error", () => undefined);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await postgres.close();
});

interface Index {
  readonly table: string;
  readonly columns: readonly string[];
  readonly primary: boolean;
}

/** The primary keys and unique indexes of the tables, their columns in order. */
async function uniqueIndexes(): Promise<readonly Index[]> {
  const { rows } = await client.query<Index>(
    `select c.relname as table, i.indisprimary as primary,
        array(select a.attname::text from unnest(i.indkey::int2[]) with ordinality k(attnum, at)
          join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum order by k.at) as columns
      from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and i.indisunique and c.relname not like 'kysely%'`,
  );
  return rows;
}

const of = (place: string): readonly string[] =>
  Object.keys(TABLE_PLACES).filter((table) => TABLE_PLACES[table] === place);

test("every table has a place beyond one database", async () => {
  const { rows } = await client.query<{ table: string }>(
    `select table_name as table from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely%' order by 1`,
  );
  expect(rows.map(({ table }) => table)).toEqual(Object.keys(TABLE_PLACES).sort());
});

test("the key of a table that is divided by shop begins with it, and one that owes it does not yet", async () => {
  const keys = (await uniqueIndexes()).filter(({ primary }) => primary);
  const begins = keys.filter(({ columns }) => columns[0] === "shop_id").map(({ table }) => table);
  expect(begins.sort()).toEqual(of("shop"));
});

test("a unique index of a table that is divided by shop names it, but for those that are owed", async () => {
  const owed = (await uniqueIndexes())
    .filter(
      ({ table, primary, columns }) =>
        !primary && TABLE_PLACES[table] === "shop" && !columns.includes("shop_id"),
    )
    .map(({ table, columns }) => `${table} (${columns.join(", ")})`);
  expect(owed.sort()).toEqual(OWED_UNIQUES);
});

const SERVER = new URL("..", import.meta.url).pathname;
const SKIPPED = /(^|\/)(testing|migrations|node_modules)\/|\.test\.ts$|\.d\.ts$/;
/** SQL in a literal: a verb, and a table of a shop behind a word that is followed by one. */
const LITERAL = /`(?:[^`\\]|\\.)*`|"(?:[^"\\\n]|\\.)*"/g;
const VERB = /\b(?:select|insert into|update|delete from|with)\b/i;

/** How many queries of each file read or write a table of a shop without naming `shop_id`. */
function queriesWithoutShop(): Readonly<Record<string, number>> {
  const tables = of("shop").join("|");
  const named = new RegExp(`\\b(?:from|into|update|join)\\s+(?:only\\s+)?(?:${tables})\\b`, "i");
  const files = readdirSync(SERVER, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !SKIPPED.test(file))
    .sort();
  const counts: Record<string, number> = {};
  for (const file of files) {
    const source = readFileSync(join(SERVER, file), "utf8").replace(/^\s*(?:\/\/|\*|\/\*\*).*$/gm, "");
    const owed = (source.match(LITERAL) ?? []).filter(
      (text) => VERB.test(text) && named.test(text) && !text.includes("shop_id"),
    );
    if (owed.length > 0) counts[relative(".", file)] = owed.length;
  }
  return counts;
}

test("a query of a table that is divided by shop names shop_id, but for those that are owed", () => {
  expect(queriesWithoutShop()).toEqual(OWED_QUERIES);
});
