import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bodyOf, startTestServer, type TestServer } from "../testing/test-server.ts";
import { openCatalogueStore } from "./catalogue-store.ts";

const ROOT = join(import.meta.dirname, "../../..");
const root = mkdtempSync(join(tmpdir(), "stanza-publish-"));
const DEMO = join(ROOT, "domain/catalogue/testing/demo-home");
/** The author's; the server has the same as it was at the start in a folder of its own. */
const folder = join(root, "demo");
let stanza: TestServer;
beforeAll(async () => {
  cpSync(DEMO, folder, { recursive: true });
  cpSync(DEMO, join(root, "sources/demo"), { recursive: true });
  stanza = await startTestServer({ env: { CATALOGUES_DIR: join(root, "sources") } });
});
afterAll(async () => {
  await stanza.close();
  rmSync(root, { recursive: true });
});

/** The command as an author types it, at the test server's database and data folder. */
function publish(...options: readonly string[]): Promise<{ readonly code: number; readonly output: string }> {
  const env = { ...process.env, DATABASE_URL: stanza.databaseUrl, DATA_DIR: stanza.folder };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(ROOT, "tools/catalogue.ts"), "publish", folder, ...options],
      { env },
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });
}

function rewrite(name: string, from: string, to: string): void {
  const path = join(folder, name);
  const text = readFileSync(path, "utf8");
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

async function offered(): Promise<string> {
  const { client } = await stanza.as("dealer.milano");
  const { catalogues } = bodyOf(await client.listCatalogues({}), 200);
  return catalogues.find(({ code }) => code === "DEMO")?.version ?? "";
}

/** The server hears of it by a notification. */
async function offers(version: RegExp): Promise<string> {
  for (let i = 0; i < 100; i++) {
    const found = await offered();
    if (version.test(found)) return found;
    await sleep(50);
  }
  return offered();
}

test("[CA-08] publish takes a changed catalogue into use while the server runs, counts it, and keeps the version before", async () => {
  const before = await offered();
  const same = await publish();
  expect(same).toEqual({ code: 0, output: expect.stringContaining(`exactly these contents: ${before}`) });

  rewrite("catalogue.yaml", "version: 2026.11.0", "version: 2026.12.0");
  rewrite(
    "models/ARIA.tree.yaml",
    "- { cod: BASE-1D-60,",
    "- { cod: BASE-1D-75, neutro: BASE-1D, preset: { W: 750 } }\n    - { cod: BASE-1D-60,",
  );
  const dry = await publish("--dry-run");
  expect(dry.code).toBe(0);
  expect(dry.output).toContain("+ article ARIA BASE-1D-75");
  expect(dry.output).toContain("nothing is stored (--dry-run)");
  expect(await offered()).toBe(before);

  const published = await publish();
  expect(published.code).toBe(0);
  expect(published.output).toMatch(/DEMO 2026\.12\.0-[0-9a-f]{12} is version 2, and in use from now on\./);
  const after = await offers(/^2026\.12\.0-/);
  expect(published.output).toContain(after);
  const { client } = await stanza.as("dealer.milano");
  for (const version of [before, after])
    expect((await client.getCatalogue({ params: { code: "DEMO", version } })).status, version).toBe(200);
  const found = bodyOf(await client.searchArticles({ query: { q: "BASE-1D-75" } }), 200);
  expect(JSON.stringify(found)).toContain("BASE-1D-75");
});

test("[CA-08] what was published stays in use after a restart, though the server's own folder holds something else", async () => {
  const home = join(stanza.folder, "catalogues");
  const store = await openCatalogueStore(join(root, "sources"), home, stanza.server.app.log);
  expect(store.current.get("DEMO")?.version).toMatch(/^2026\.12\.0-/);
  expect(store.states.filter(({ code }) => code === "DEMO")).toHaveLength(1);
});

test("[CA-08] what has been published before keeps its number when it is taken into use again", async () => {
  rmSync(folder, { recursive: true });
  cpSync(DEMO, folder, { recursive: true });
  const { code, output } = await publish();
  expect(code).toBe(0);
  expect(output).toMatch(/DEMO 2026\.11\.0-[0-9a-f]{12} is version 1 again/);
  await offers(/^2026\.11\.0-/);
});

test("[CA-08] a folder with faults, a failing golden test or an article that cannot be worked out is refused, and all is as before", async () => {
  const before = await offered();
  const sound = readFileSync(join(folder, "catalogue.yaml"), "utf8");
  rewrite("catalogue.yaml", "WI-DOOR]", "WI-DOR]");
  const broken = await publish();
  expect(broken.code).toBe(1);
  expect(broken.output).toMatch(/demo\/catalogue\.yaml:\d+:\d+ E_FILE .*WI-DOR.*did you mean/);
  expect(broken.output).toContain("nothing is published");
  writeFileSync(join(folder, "catalogue.yaml"), sound);

  rewrite("prices/LIST01/items.csv", "GOLA,38.00", "GOLA,39.00");
  const failing = await publish();
  expect(failing.code).toBe(1);
  expect(failing.output).toContain(
    "base-1d.yaml:16:12 E_TEST default base 600 from the ARIA header: total is 275.50",
  );
  rewrite("prices/LIST01/items.csv", "GOLA,39.00", "GOLA,38.00");

  rewrite("articles/WT-LIN.yaml", 'WTFIN == "QTZ" ? 20 : 38', 'WTFIN == "QTZ" ? 20 : 38 / (LEN - LEN)');
  const sick = await publish();
  expect(sick.code).toBe(1);
  expect(sick.output).toMatch(/failure +WT-LIN/);
  expect(sick.output).toMatch(/doctor has \d+ findings? that people would meet; nothing is published/);
  rewrite("articles/WT-LIN.yaml", "38 / (LEN - LEN)", "38");
  expect(await offered()).toBe(before);
});

test("a database that cannot be reached is reported in a sentence", async () => {
  rewrite("catalogue.yaml", "version: 2026.11.0", "version: 2026.13.0");
  const { databaseUrl } = stanza;
  stanza = { ...stanza, databaseUrl: "postgresql://nobody:x@127.0.0.1:1/none" };
  const { code, output } = await publish();
  stanza = { ...stanza, databaseUrl };
  expect(code).toBe(2);
  expect(output).toMatch(/The database cannot be used: .*ECONNREFUSED/);
});
