import { Kysely, PostgresDialect } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestPostgres, type TestPostgres } from "../testing/test-database.ts";
import { DatabaseIsNewer, migrate } from "./migrate.ts";
import * as base from "./migrations/0001-base.ts";

const ALL = [
  "0001-base",
  "0002-offers-and-pictures",
  "0003-known-price-lists",
  "0004-catalogue-search",
  "0005-customers-and-attachments",
  "0006-life-of-offers",
  "0007-outbox",
  "0008-deliveries-and-orders",
  "0010-print-options",
  "0013-photos",
  "0014-what-links-show",
  "0015-purge",
  "0016-answered-requests",
  "0017-acceptance",
  "0018-designs",
  "0019-favourites",
  "0020-what-offers-show",
  "0021-account-codes",
  "0022-catalogue-imports",
  "0023-price-mappings",
  "0024-lists",
  "0027-postings-in-words",
  "0030-sessions",
  "0031-keys-and-identities",
  "0032-second-factor",
  "0033-maintenance",
  "0034-people",
  "0038-translations",
  "0040-consents",
  "0042-erasure",
  "0044-passkeys",
  "0048-boxes",
  "0050-project-versions",
  "0052-bin",
  "0054-presence",
  "0060-ar-links",
  "0062-render-farm",
  "0066-views",
  "0067-drafts",
  "0068-clients",
  "0070-farm-light-and-limits",
  "0073-scene-pictures",
  "0075-ar-from-offers",
];
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

/** A database as an earlier version left it. */
async function migrateOnly(url: string, migrations: Record<string, Migration>) {
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 2 }) }),
  });
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
  }).migrateToLatest();
  await db.destroy();
  if (error) throw error;
}

test("[F20] servers that migrate at once make the schema once", async () => {
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

test("[F20] a migration that is cut off half-way leaves nothing, and the next one starts clean", async () => {
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

test("projects of before get what came later: their pictures' revision, the status of their saves, no CRM order, their boxes apart from the totals", async () => {
  const url = await postgres.emptyDatabase();
  await migrateOnly(url, { "0001-base": base });
  const user = "00000000-0000-4000-8000-000000000001";
  await run(
    url,
    `insert into shop (id, site_id, code, name, language, country, currency, document_type)
        values ('s', 'main', 'S', 'S', 'it', 'IT', 'EUR', 'SRL');
      insert into app_user (id, site_id, login, name, kind, language) values ('${user}', 'main', 'u', 'U', 'pro', 'it');
      insert into project_doc (shop_id, sha, encoding, size, bytes) values ('s', '\\x01', 'br', 1, '\\x00');
      insert into project (shop_id, id, owner_id, description, status, currency, picture_sha, revision, doc_sha, created_by, updated_at,
          updated_by)
        values ('s', 1, '${user}', 'a', 'offer', 'EUR', '\\x02', 3, '\\x01', '${user}', now(), '${user}'),
          ('s', 2, '${user}', 'b', 'assigned', 'EUR', null, 1, '\\x01', '${user}', now(), '${user}');
      insert into project_revision (shop_id, project_id, revision, doc_sha, totals, saved_at, saved_by)
        values ('s', 1, 3, '\\x01', '{"gross":"1","boxes":[{"row":"a"}]}', now(), '${user}'), ('s', 2, 1, '\\x01', '{}', now(), '${user}')`,
  );
  expect(await migrate(url)).toEqual(ALL.slice(1));
  const rows = await run(
    url,
    `select p.crm_order, p.is_offer, p.has_scene, p.picture_revision, r.status, r.totals, r.boxes from project p
      join project_revision r on r.project_id = p.id order by p.id`,
  );
  const same = { crm_order: "", is_offer: false, has_scene: true };
  expect(rows).toEqual([
    { ...same, picture_revision: 3, status: "offer", totals: { gross: "1" }, boxes: [{ row: "a" }] },
    { ...same, picture_revision: null, status: "assigned", totals: {}, boxes: null },
  ]);
});

test("a database whose owner may make no extension gets everything but trigrams", async () => {
  const url = await postgres.emptyDatabase();
  const role = `plain_${Date.now()}`;
  await run(url, `create role ${role} login password 'plain'; grant all on schema public to ${role}`);
  const theirs = Object.assign(new URL(url), { username: role, password: "plain" }).href;
  expect(await migrate(theirs)).toEqual(ALL);
  const indexes = async (of: string) =>
    (await run(of, "select indexname from pg_indexes where indexname like '%by_words' order by 1")).map(
      ({ indexname }) => indexname,
    );
  expect(await indexes(theirs)).toEqual([]);
  expect(await indexes(await postgres.database())).toEqual(["customer_by_words", "project_by_words"]);
  // Words are folded all the same.
  expect(await run(theirs, "select plain_text('Weißmüller Ærø') as text")).toEqual([
    { text: "weissmuller aerø" },
  ]);
});
