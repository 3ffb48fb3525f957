import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { openEmbeddedPostgres } from "../db/embedded-postgres.ts";
import { migrate } from "../db/migrate.ts";
import { seedPeople } from "../seed/seed-people.ts";

/** Variable with the superuser's address of the PostgreSQL server that all files of a test run use (test-setup.ts). */
export const TEST_DATABASE_URL = "TEST_DATABASE_URL";
/** The database of that server that fresh ones are copied from. */
const TEMPLATE = "stanza_template";

/** A PostgreSQL server for tests. */
export interface TestPostgres {
  /** A fresh database, migrated and with the demo's people; copied from a template in some 50 ms. */
  database(): Promise<string>;
  /** A fresh database without anything. */
  emptyDatabase(): Promise<string>;
  /** A copy of one of them, to which nobody may be connected. */
  copyOf(url: string): Promise<string>;
  close(): Promise<void>;
}

/** The server of the run; outside a run an embedded one of one's own. Databases stay: the server is thrown away with all of them. */
export async function openTestPostgres(): Promise<TestPostgres> {
  const given = process.env[TEST_DATABASE_URL];
  if (given !== undefined) return { ...databasesOf(given), close: async () => {} };
  const folder = mkdtempSync(join(tmpdir(), "stanza-test-"));
  const embedded = await openEmbeddedPostgres(folder, { attach: false });
  await makeTemplate(embedded.url);
  return {
    ...databasesOf(embedded.url),
    async close() {
      await embedded.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Makes the template once in a server. Its address comes back; no connection to it may stay open. */
export async function makeTemplate(server: string): Promise<string> {
  await run(server, `create database ${TEMPLATE}`);
  const template = addressOf(server, TEMPLATE);
  await migrate(template);
  const client = new pg.Client({ connectionString: template });
  await client.connect();
  await seedPeople(client);
  await client.end();
  return template;
}

function databasesOf(server: string): Omit<TestPostgres, "close"> {
  const create = async (from: string) => {
    const name = `test_${randomUUID().replaceAll("-", "")}`;
    await run(server, `create database ${name} ${from}`);
    return addressOf(server, name);
  };
  return {
    database: () => create(`template ${TEMPLATE}`),
    emptyDatabase: () => create(""),
    copyOf: (url) => create(`template ${new URL(url).pathname.slice(1)}`),
  };
}

function addressOf(server: string, database: string): string {
  return Object.assign(new URL(server), { pathname: `/${database}` }).href;
}

async function run(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
