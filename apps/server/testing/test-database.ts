import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { openEmbeddedPostgres } from "../db/embedded-postgres.ts";
import { migrate } from "../db/migrate.ts";
import { seedPeople } from "../seed/seed-people.ts";

/** A PostgreSQL server for one test file: the one of TEST_DATABASE_URL, else an embedded one of the file's own. */
export interface TestPostgres {
  /** A fresh database, migrated and with the demo's people; made from a template in some 50 ms. */
  database(): Promise<string>;
  /** A fresh database without anything. */
  emptyDatabase(): Promise<string>;
  close(): Promise<void>;
}

export async function openTestPostgres(): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), "stanza-test-"));
  const given = process.env.TEST_DATABASE_URL;
  const embedded = given === undefined ? await openEmbeddedPostgres(folder, { attach: false }) : undefined;
  const admin = new URL(given ?? embedded?.url ?? "");
  const made: string[] = [];
  let template: Promise<string> | undefined;

  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: admin.href });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  const create = async (from?: string) => {
    const name = `test_${randomUUID().replaceAll("-", "")}`;
    await run(`create database ${name}${from ? ` template ${from}` : ""}`);
    made.push(name);
    return name;
  };
  const urlOf = (name: string) => Object.assign(new URL(admin.href), { pathname: `/${name}` }).href;
  const makeTemplate = async () => {
    const name = await create();
    await migrate(urlOf(name));
    const client = new pg.Client({ connectionString: urlOf(name) });
    await client.connect();
    await seedPeople(client);
    await client.end();
    return name;
  };
  return {
    async database() {
      template ??= makeTemplate();
      return urlOf(await create(await template));
    },
    emptyDatabase: async () => urlOf(await create()),
    async close() {
      // The embedded server goes with its folder; a given one is left as it was.
      if (given !== undefined) {
        for (const name of made) await run(`drop database if exists ${name} with (force)`);
      }
      await embedded?.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
