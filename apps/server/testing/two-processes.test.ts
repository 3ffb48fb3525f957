import { randomUUID } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { NO_TERMS } from "@stanza/codecs";
import { type Client, createClient } from "@stanza/contract";
import { publishCatalogue } from "@stanza/publish";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { publishVersion } from "../catalogues/publications.ts";
import { readSourceFolder } from "../catalogues/source-folder.ts";
import { readConfig } from "../config/config.ts";
import { type RunningServer, startServer } from "../start-server.ts";
import { createSample, save } from "./sample-project.ts";
import { bodyOf, type Person, startTestServer, type TestServer } from "./test-server.ts";

// What one process knows the other must know too: each test does a thing at one and looks at the other (docs/decisions).

const DEMO = new URL("../../../domain/catalogue/testing/demo-home", import.meta.url).pathname;
const root = mkdtempSync(join(tmpdir(), "stanza-two-"));
let stanza: TestServer;
let other: RunningServer;
let dealer: Person;
/** The dealer's same session at the other process. */
let dealerThere: Person;
const elsewhere = (token?: string): Client =>
  createClient({ baseUrl: other.url, ...(token === undefined ? {} : { token: () => token }) });

beforeAll(async () => {
  cpSync(DEMO, join(root, "sources/demo"), { recursive: true });
  for (const name of ["cucina", "muri"])
    cpSync(new URL(`../../../catalogues/${name}`, import.meta.url).pathname, join(root, "sources", name), {
      recursive: true,
    });
  const env = { CATALOGUES_DIR: join(root, "sources"), LOGIN_FAILURES_PER_ACCOUNT: "4" };
  stanza = await startTestServer({ env });
  other = await startServer(
    readConfig({
      ...env,
      PORT: "0",
      DATA_DIR: stanza.folder,
      CONFIG_DIR: join(stanza.folder, "config"),
      DATABASE_URL: stanza.databaseUrl,
      LOG_LEVEL: "silent",
      SCENE_PICTURES: "0",
    }),
    { isPrepared: true },
  );
  dealer = await stanza.as("dealer.milano");
  dealerThere = { ...dealer, client: elsewhere(dealer.token) };
}, 120_000);
afterAll(async () => {
  await other.close();
  await stanza.close();
  rmSync(root, { recursive: true, force: true });
});

test("a session that is opened or closed at one process is so at the other", async () => {
  const body = { user: "seller.milano", password: "seller-milano-1" };
  const { token } = bodyOf(await stanza.anyone.signIn({ body }), 200);
  const here = createClient({ baseUrl: stanza.server.url, token: () => token });
  expect((await elsewhere(token).listProjects({ query: {} })).status).toBe(200);
  expect((await elsewhere(token).signOut({})).status).toBe(204);
  expect((await here.listProjects({ query: {} })).status).toBe(401);
});

test("[T19] wrong passwords at both processes count together", async () => {
  const body = { user: "supervisor.milano", password: "wrong" };
  const refused = { here: 0, there: 0 };
  // Four are free. From then on each has to wait, and longer each time, wherever it is made.
  for (let n = 0; n < 7; n++) {
    if ((await stanza.anyone.signIn({ body })).status === 429) refused.here++;
    if ((await elsewhere().signIn({ body })).status === 429) refused.there++;
  }
  expect(refused.here).toBeGreaterThan(0);
  expect(refused.there).toBeGreaterThan(0);
});

test("a project that is saved in turn at both keeps its revisions and has the totals of an evaluation from nothing", async () => {
  const made = await createSample(dealer);
  const { id } = made.summary;
  let { document, revision } = made;
  for (const [turn, person] of [dealerThere, dealer, dealerThere].entries()) {
    const rows = document.rows.map((row, index) => (index === turn ? { ...row, qt: 2 } : row));
    document = { ...document, rows };
    const saveId = randomUUID();
    const saved = bodyOf(await save(person, id, revision, document, saveId), 200);
    // The other process knows the save, and that the revision before is old.
    const next = person === dealer ? dealerThere : dealer;
    const again = bodyOf(await save(next, id, revision, document, saveId), 200);
    expect(again).toMatchObject({ replay: true, revision: saved.revision });
    expect((await save(next, id, revision, document)).status).toBe(412);
    const fresh = await createSample(dealer, document);
    expect(saved.totals.gross).toBe(fresh.summary.total);
    ({ revision } = saved);
  }
});

test("a job that is ordered at one process is followed to its end at the other", async () => {
  const { summary } = await createSample(dealer);
  const asked = await dealer.client.createOffer({
    params: { id: summary.id },
    headers: { "x-save-id": randomUUID() },
    body: { terms: NO_TERMS, prints: [] },
  });
  const { jobId } = bodyOf(asked, 202);
  for (let since = 0, left = 30; left > 0; left--) {
    const answer = await dealerThere.client.getJob({ params: { id: jobId }, query: { wait: 20, since } });
    if (answer.status === 204) continue;
    const job = bodyOf(answer, 200);
    expect(job.rev).toBeGreaterThan(since);
    since = job.rev;
    expect(job.state).not.toBe("failed");
    if (job.state === "done") return;
  }
  expect.unreachable("the job did not end");
}, 120_000);

/** Publishes the demo in another version, as a command beside the servers does. */
async function publishDemo(version: string): Promise<string> {
  const folder = join(root, `demo-${version}`);
  cpSync(DEMO, folder, { recursive: true });
  const path = join(folder, "catalogue.yaml");
  writeFileSync(path, readFileSync(path, "utf8").replace(/^version: .*$/m, `version: ${version}`));
  const source = readSourceFolder(folder);
  const published = publishCatalogue(source.files, source.faults);
  if (!published.ok) throw new Error(JSON.stringify(published.faults));
  const { pool } = stanza.server.context;
  const publishable = { ...published, pictures: new Map<string, Uint8Array>() };
  const made = await publishVersion(pool, join(stanza.folder, "catalogues"), source.hash, publishable);
  return made.version;
}

async function offeredAt(client: Client): Promise<string | undefined> {
  const { catalogues } = bodyOf(await client.listCatalogues({}), 200);
  return catalogues.find(({ code }) => code === "DEMO")?.version;
}

test("a catalogue that is published is in use at both, and also where nobody listened for a moment", async () => {
  const first = await publishDemo("2027.1.0");
  for (const { client } of [dealer, dealerThere])
    await expect.poll(() => offeredAt(client), { timeout: 20_000 }).toBe(first);

  // Both connections that listen are cut, and the version comes before they are back.
  const database = new pg.Client({ connectionString: stanza.databaseUrl });
  await database.connect();
  await database.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'stanza-listen' and datname = current_database()",
  );
  const second = await publishDemo("2027.2.0");
  await database.end();
  for (const { client } of [dealer, dealerThere])
    await expect.poll(() => offeredAt(client), { timeout: 20_000 }).toBe(second);
}, 120_000);

test("a process that starts beside another takes the catalogues as they stand and publishes nothing", async () => {
  const path = join(root, "sources/demo/catalogue.yaml");
  writeFileSync(path, readFileSync(path, "utf8").replace(/^version: .*$/m, "version: 2030.1.0"));
  const late = await startServer(
    readConfig({
      CATALOGUES_DIR: join(root, "sources"),
      PORT: "0",
      DATA_DIR: stanza.folder,
      CONFIG_DIR: join(stanza.folder, "config"),
      DATABASE_URL: stanza.databaseUrl,
      LOG_LEVEL: "silent",
      SCENE_PICTURES: "0",
    }),
    { isPrepared: true },
  );
  try {
    const client = createClient({ baseUrl: late.url, token: () => dealer.token });
    expect(await offeredAt(client)).toBe(await offeredAt(dealer.client));
  } finally {
    await late.close();
  }
});
