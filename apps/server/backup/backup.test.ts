import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "../config/config.ts";
import { DatabaseIsNewer } from "../db/migrate.ts";
import { startServer } from "../start-server.ts";
import { makeOffer } from "../testing/make-offer.ts";
import { createSample, save } from "../testing/sample-project.ts";
import { bodyOf, startTestServer, type TestServer } from "../testing/test-server.ts";
import { readArchive, wholeEntry, writeArchive } from "./archive.ts";
import { backUp } from "./back-up.ts";
import { dataPathOf, MANIFEST, type Manifest, RestoreRefused, tableOf } from "./manifest.ts";
import { restore } from "./restore.ts";
import { readTables } from "./tables.ts";

let running: TestServer;
let folder: string;
let backup: string;
let projectId: number;
let offerId: number;

beforeAll(async () => {
  running = await startTestServer();
  folder = mkdtempSync(join(tmpdir(), "stanza-backup-"));
  backup = join(folder, "backup.tar.zst");
  const dealer = await running.as("dealer.milano");
  const created = await createSample(dealer);
  projectId = created.summary.id;
  bodyOf(await save(dealer, projectId, 1, { ...created.document, des: "Saved once more" }), 200);
  offerId = await makeOffer(dealer, projectId);
  await backUp(source(), backup);
});

afterAll(async () => {
  await running?.close();
  rmSync(folder, { recursive: true, force: true });
});

const source = () => ({
  databaseUrl: running.databaseUrl,
  dataDirectory: running.folder,
  now: new Date("2026-11-27T12:00:00Z"),
});

/** An empty database and an empty data folder. */
async function emptyPlace() {
  return {
    databaseUrl: await running.postgres.emptyDatabase(),
    dataDirectory: mkdtempSync(join(folder, "data-")),
  };
}

async function ask<Row extends pg.QueryResultRow>(databaseUrl: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** A sum over everything in each table; where jobs stand is told apart, because a restored one begins anew. */
async function sums(databaseUrl: string): Promise<Record<string, unknown>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const found: Record<string, unknown> = {};
  for (const { name } of await readTables(client)) {
    const { rows } = await client.query(
      `select count(*)::int as rows, md5(string_agg(t::text, '|' order by t::text)) as sum from "${name}" t`,
    );
    found[name] = rows[0];
  }
  await client.end();
  return found;
}

describe("a backup that is restored elsewhere", () => {
  test("[F25] holds every row and every file, for a server that goes on where the other was", async () => {
    const place = await emptyPlace();
    const { rows, files } = await restore(backup, place);
    expect(rows.project).toBeGreaterThan(0);
    expect(files).toBeGreaterThan(3);
    expect(await sums(place.databaseUrl)).toEqual(await sums(running.databaseUrl));
    const config = join(running.folder, "config");
    const server = await startServer(
      readConfig({
        PORT: "0",
        DATA_DIR: place.dataDirectory,
        CONFIG_DIR: config,
        DATABASE_URL: place.databaseUrl,
        LOG_LEVEL: "silent",
        SCENE_PICTURES: "0",
      }),
    );
    try {
      const { token } = await running.as("dealer.milano");
      const headers = { authorization: `Bearer ${token}` };
      const pdf = async (origin: string) =>
        Buffer.from(await (await fetch(`${origin}/api/offers/${offerId}/pdf`, { headers })).arrayBuffer());
      const printed = await pdf(server.url);
      expect(printed.subarray(0, 5).toString()).toBe("%PDF-");
      expect(printed.equals(await pdf(running.server.url))).toBe(true);
      const project = await fetch(`${server.url}/api/projects/${projectId}`, { headers });
      expect(await project.json()).toMatchObject({ document: { des: "Saved once more" } });
      const made = await fetch(`${server.url}/api/projects`, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json", "x-save-id": crypto.randomUUID() },
        body: JSON.stringify({ description: "After the restore", document: {} }),
      });
      expect([201, 400, 422]).toContain(made.status);
    } finally {
      await server.close();
    }
  });

  test("[F25] is taken at one moment while people go on saving", async () => {
    const dealer = await running.as("dealer.milano");
    const { summary, document } = await createSample(dealer);
    let isOver = false;
    const saving = (async () => {
      let revision = 1;
      while (!isOver) {
        bodyOf(await save(dealer, summary.id, revision, { ...document, des: `Saved ${revision}` }), 200);
        revision += 1;
      }
      return revision;
    })();
    const meanwhile = join(folder, "meanwhile.tar.zst");
    await backUp(source(), meanwhile);
    isOver = true;
    expect(await saving).toBeGreaterThan(1);
    const place = await emptyPlace();
    await restore(meanwhile, place);
    const broken = await ask(
      place.databaseUrl,
      `select p.id from project p
        left join project_revision r on r.shop_id = p.shop_id and r.project_id = p.id and r.revision = p.revision
        left join project_doc d on d.shop_id = p.shop_id and d.sha = p.doc_sha
        where r.revision is null or d.sha is null or r.doc_sha <> p.doc_sha`,
    );
    expect(broken).toEqual([]);
  });

  test("is readable by its owner alone, and a failed one leaves no file", async () => {
    expect(statSync(backup).mode & 0o777).toBe(0o600);
    const failed = join(folder, "failed.tar.zst");
    await expect(
      writeArchive(failed, async (add) => {
        await add("one", 3, [Buffer.from("abc")]);
        throw new Error("The disk is full.");
      }),
    ).rejects.toThrow("The disk is full.");
    expect(readdirSync(folder).filter((name) => name.startsWith("failed"))).toEqual([]);
  });
});

describe("a restore refuses", () => {
  const whole = () => readFileSync(backup);

  test.each([
    ["half a backup", () => whole().subarray(0, whole().length / 2)],
    [
      "a backup with a byte changed",
      () => {
        const bytes = Buffer.from(whole());
        bytes[Math.floor(bytes.length * 0.7)]! ^= 0xff;
        return bytes;
      },
    ],
    ["something else", () => Buffer.from("This is a shopping list.")],
    ["an empty file", () => Buffer.alloc(0)],
  ])("%s, and nothing of it stays", async (what, bytes) => {
    const path = join(folder, `${what.replaceAll(" ", "-")}.tar.zst`);
    writeFileSync(path, bytes());
    const place = await emptyPlace();
    await expect(restore(path, place)).rejects.toThrow(RestoreRefused);
    expect(readdirSync(place.dataDirectory)).toEqual([]);
    const [table] = await ask<{ found: string | null }>(
      place.databaseUrl,
      "select to_regclass('app_user')::text as found",
    );
    if (table?.found) expect(await ask(place.databaseUrl, "select from app_user")).toEqual([]);
  });

  test.each([
    ["a path out of the data folder", "data/files/../../evil"],
    ["a path that begins at the root", "data//etc/passwd"],
    ["a folder that is none of the data's", "data/postgres/data/pg_hba.conf"],
    ["rows of a table that the manifest does not name", "tables/pg_authid/000001"],
  ])("%s", async (_, name) => {
    const path = join(folder, "hostile.tar.zst");
    await rewritten(path, (manifest) => manifest, name);
    const place = await emptyPlace();
    await expect(restore(path, place)).rejects.toThrow(RestoreRefused);
    expect(readdirSync(place.dataDirectory)).toEqual([]);
  });

  test("a backup of a newer Stanza", async () => {
    const path = join(folder, "newer.tar.zst");
    await rewritten(path, (manifest) => ({
      ...manifest,
      migrations: [...manifest.migrations, "9999-later"],
    }));
    await expect(restore(path, await emptyPlace())).rejects.toThrow(DatabaseIsNewer);
  });

  test("a database or a data folder in which something is", async () => {
    const place = await emptyPlace();
    await expect(restore(backup, { ...place, databaseUrl: running.databaseUrl })).rejects.toThrow(
      "has people in it already",
    );
    mkdirSync(join(place.dataDirectory, "files"));
    writeFileSync(join(place.dataDirectory, "files/one"), "");
    await expect(restore(backup, place)).rejects.toThrow("There is something in");
  });
});

/** A backup with another manifest, followed by one entry more. */
async function rewritten(
  path: string,
  change: (manifest: Manifest) => Manifest,
  further?: string,
): Promise<void> {
  await writeArchive(path, async (add) => {
    for await (const entry of readArchive(backup)) {
      const bytes = await wholeEntry(entry);
      if (entry.name !== MANIFEST) continue;
      const changed = Buffer.from(JSON.stringify(change(JSON.parse(bytes.toString("utf8")))));
      await add(MANIFEST, changed.length, [changed]);
    }
    if (further) await add(further, 4, [Buffer.from("evil")]);
  });
}

test("names of entries lead nowhere else", () => {
  expect(dataPathOf("data/files/ab/cd/abcd")).toBe("files/ab/cd/abcd");
  expect(dataPathOf("data/secret.key")).toBe("secret.key");
  for (const name of [
    "data/",
    "data/../x",
    "data/files/../../x",
    "data/files//x",
    "data/other/x",
    "secret.key",
  ])
    expect(dataPathOf(name), name).toBeUndefined();
  expect(tableOf("tables/project/000001")).toBe("project");
  expect(tableOf('tables/a"b/000001')).toBeUndefined();
});
