import { type ChildProcess, spawn } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { NO_TERMS } from "@stanza/codecs";
import { type Client, createClient, type Job } from "@stanza/contract";
import pg from "pg";
import { afterAll, beforeAll, expect, type TestContext, test } from "vitest";
import { sampleDocument } from "./sample-project.ts";
import { openTestPostgres, type TestPostgres } from "./test-database.ts";
import { bodyOf, TEST_CATALOGUES } from "./test-server.ts";

// The tests run at once, because most of their time is a server starting or a job waiting for its next try.

let postgres: TestPostgres;
let folder: string;
beforeAll(async () => {
  postgres = await openTestPostgres();
  folder = mkdtempSync(join(tmpdir(), "stanza-kill-"));
  const published = process.env[TEST_CATALOGUES];
  if (published) cpSync(published, join(folder, "catalogues"), { recursive: true });
});
afterAll(async () => {
  await postgres.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The end of a test kills the servers that it has started. */
type Ends = Pick<TestContext, "onTestFinished">;

/** The server as `./start` runs it: a process of its own. */
async function startProcess(
  { onTestFinished }: Ends,
  databaseUrl: string,
): Promise<{ child: ChildProcess; url: string; output: () => string }> {
  const child = spawn(process.execPath, [new URL("../main.ts", import.meta.url).pathname], {
    env: {
      ...process.env,
      PORT: "0",
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: "silent",
      SCENE_PICTURES: "0",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => stop(child, "SIGKILL"));
  let output = "";
  const url = await new Promise<string>((resolve, reject) => {
    const read = (data: Buffer) => {
      output += data.toString();
      const found = /Stanza is ready at (\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("exit", () => reject(new Error(output)));
  });
  return { child, url, output: () => output };
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill(signal);
  await gone;
}

async function enter(url: string): Promise<Client> {
  const { token } = await signIn(url);
  return createClient({ baseUrl: url, token: () => token });
}

async function signIn(url: string) {
  const person = { user: "dealer.milano", password: "dealer-milano-1" };
  return bodyOf(await createClient({ baseUrl: url }).signIn({ body: person }), 200);
}

/** How often the server is killed in the middle of saves; `./test all` does it more often. */
const KILLS = Number(process.env.KILLS ?? 3);
const KILLS_TIMEOUT = 60_000 + KILLS * 20_000;
/** A save takes some eight milliseconds: the kills come before, in the middle of and after its writing. */
const killAfter = (kill: number) => (kill * 4) % 12;

const hashOf = (document: unknown) => createHash("sha256").update(JSON.stringify(document)).digest("hex");

test.concurrent(
  "[F01] kill -9 of the server in the middle of saves loses nothing that was acknowledged, and a repeat is no conflict",
  async (ends) => {
    const databaseUrl = await postgres.database();
    let { child, url } = await startProcess(ends, databaseUrl);
    let client = await enter(url);
    const document = sampleDocument();
    const { summary } = bodyOf(
      await client.createProject({ body: { description: "Killed", document } }),
      201,
    );
    let revision = 1;
    let acknowledged = "";
    let kills = 0;
    let repeats = 0;
    for (let n = 0; kills < KILLS; n++) {
      const next = { ...document, des: `Killed ${n}` };
      const saveId = randomUUID();
      const send = () =>
        client.saveProject({
          params: { id: summary.id },
          headers: { "if-match": `"${revision}"`, "x-save-id": saveId },
          body: { document: next },
        });
      const sending = send();
      if (n % 4 === 3) {
        await sleep(killAfter(kills++));
        await stop(child, "SIGKILL");
      }
      let answer = await sending;
      if (answer.status === 0) {
        repeats++;
        ({ child, url } = await startProcess(ends, databaseUrl));
        client = await enter(url);
        answer = await send();
      }
      const saved = bodyOf(answer, 200);
      expect(saved).toMatchObject({ revision: revision + 1, contentHash: hashOf(next) });
      revision = saved.revision;
      acknowledged = next.des;
    }
    expect(repeats).toBeGreaterThan(0);
    client = await enter((await startProcess(ends, databaseUrl)).url);
    const opened = bodyOf(await client.getProject({ params: { id: summary.id } }), 200);
    expect([opened.document.des, opened.revision]).toEqual([acknowledged, revision]);
  },
  KILLS_TIMEOUT,
);

test.concurrent("[F01] an offer whose server is killed half-way is finished by the next one, once", async (ends) => {
  const databaseUrl = await postgres.database();
  const first = await startProcess(ends, databaseUrl);
  let client = await enter(first.url);
  const document = sampleDocument();
  const { summary } = bodyOf(await client.createProject({ body: { description: "Half", document } }), 201);
  const { offer } = bodyOf(
    await client.quoteProject({ params: { id: summary.id }, body: { terms: NO_TERMS } }),
    200,
  );
  const { jobId } = bodyOf(
    await client.createOffer({
      params: { id: summary.id },
      headers: { "x-save-id": randomUUID() },
      body: { terms: NO_TERMS, prints: [] },
    }),
    202,
  );
  // Past the step that freezes and numbers it.
  for (let rev = 0; ; ) {
    const { body } = (await client.getJob({ params: { id: jobId }, query: { wait: 10, since: rev } })) as {
      body: Job;
    };
    rev = body.rev;
    if (body.result) break;
  }
  await stop(first.child, "SIGKILL");
  const second = await startProcess(ends, databaseUrl);
  client = await enter(second.url);
  for (;;) {
    const answer = await client.getJob({ params: { id: jobId }, query: { wait: 5, since: 999 } });
    const job = answer.status === 204 ? await client.getJob({ params: { id: jobId } }) : answer;
    if (job.status === 200 && job.body.state === "done") break;
  }
  const { offers } = bodyOf(await client.listOffers({ params: { id: summary.id } }), 200);
  expect(offers).toMatchObject([
    { number: expect.stringMatching(/-00001$/), payable: offer.payable, state: "complete" },
  ]);
}, 120_000);

test.concurrent("[F24] SIGTERM ends the server cleanly, and a request under way gets its answer", async (ends) => {
  const { child, url } = await startProcess(ends, await postgres.database());
  const { token } = await signIn(url);
  const body = JSON.stringify({ description: "Last", document: sampleDocument() });
  const underWay = request(`${url}/api/projects`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
      "x-save-id": randomUUID(),
      expect: "100-continue",
    },
  });
  underWay.flushHeaders();
  // The server has the request and waits for its body.
  await once(underWay, "continue");
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  underWay.end(body);
  const [answer] = (await once(underWay, "response")) as [IncomingMessage];
  answer.resume();
  expect([(await ended)[0], answer.statusCode]).toEqual([0, 201]);
});

test.concurrent("a port that is taken and an environment that cannot be meant are explained in a line, not with a stack", async (ends) => {
  const fails = async (env: Record<string, string>) => {
    const child = spawn(process.execPath, [new URL("../main.ts", import.meta.url).pathname], {
      env: { ...process.env, DATA_DIR: folder, LOG_LEVEL: "silent", SCENE_PICTURES: "0", ...env },
      stdio: ["ignore", "ignore", "pipe"],
    });
    ends.onTestFinished(() => stop(child, "SIGKILL"));
    let errors = "";
    child.stderr?.on("data", (data: Buffer) => {
      errors += data.toString();
    });
    const code = await new Promise((resolve) => child.once("close", resolve));
    return { code, errors };
  };
  const wrong = await fails({ PORT: "99999999", DATABASE_URL: "mysql://localhost" });
  expect(wrong.code).toBe(1);
  expect(wrong.errors).toContain("PORT=99999999");
  expect(wrong.errors).toContain("DATABASE_URL=mysql://localhost: expected an address");
  expect(wrong.errors).not.toContain("    at ");
  const databaseUrl = await postgres.database();
  const { url } = await startProcess(ends, databaseUrl);
  const taken = await fails({ PORT: new URL(url).port, DATABASE_URL: databaseUrl });
  expect([taken.code, taken.errors]).toEqual([1, expect.stringContaining("set PORT to another number")]);
});

test.concurrent("requests during a failure of the database get an answer to try again later, and the server recovers by itself", async (ends) => {
  const databaseUrl = await postgres.database();
  const { url } = await startProcess(ends, databaseUrl);
  const client = await enter(url);
  const admin = new pg.Client({ connectionString: databaseUrl });
  await admin.connect();
  // Every connection of the server is cut, as a restart of PostgreSQL does it.
  await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
  await admin.end();
  const deadline = Date.now() + 10_000;
  let answer = await client.listProjects({});
  while (answer.status !== 200 && Date.now() < deadline) {
    expect(answer).toMatchObject({ status: 0, httpStatus: 503, retryAfterMs: 2000 });
    await sleep(100);
    answer = await client.listProjects({});
  }
  expect(answer.status).toBe(200);
});
