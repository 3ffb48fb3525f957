import { type ChildProcess, fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { NO_TERMS, type StoredProject } from "@stanza/codecs";
import { createClient } from "@stanza/contract";
import { processCpuMs } from "../../../bench/process-cpu.ts";
import { openEmbeddedPostgres } from "../db/embedded-postgres.ts";
import { livePostmaster } from "../db/postmaster.ts";
import { sampleDocument } from "./sample-project.ts";
import { bodyOf } from "./test-server.ts";

/** Ways to spend the server's CPU, and its clock. */
interface ServerCost {
  /** Requests of a small route that validates and serialises by the contract. */
  smallRoute(requests: number): Promise<void>;
  /** The same number of answers of a bare Fastify. */
  hello(requests: number, concurrent?: number): Promise<void>;
  /** Saves a document as a new revision, everything the server does with it included. */
  save(): Promise<void>;
  /** Evaluates and prices the saved document anew. */
  recompute(): Promise<void>;
  /** An offer of the saved document, from the order to its PDF. */
  offer(): Promise<void>;
  /** The time for which the server's main thread has kept others waiting since the last call, ms. */
  loopDelay(): Promise<{ readonly p99: number; readonly max: number }>;
  /** The same document into a jsonb column, by one statement. */
  rawUpsert(): Promise<void>;
  /** Answers of a path to a person of the demo's first shop, one after another. */
  ask(path: string, requests: number): Promise<void>;
  /** One answer of a path to that person. */
  answer(path: string): Promise<unknown>;
  /** CPU milliseconds so far of the server, the reference and PostgreSQL together, this process left out. */
  clock(): number;
  /** The same of each alone. */
  serverMs(): number;
  referenceMs(): number;
  databaseMs(): number;
  readonly databaseUrl: string;
  readonly documentBytes: number;
  close(): Promise<void>;
}

const CONCURRENT = 16;

/**
 * A server as it runs for people, in a process of its own.
 *
 * rows        how many the saved project has
 * noteLength  characters of a note on each of them: a large document with little to evaluate; absent: no notes
 */
export async function openServerCost(rows: number, noteLength = 0): Promise<ServerCost> {
  const folder = mkdtempSync(join(tmpdir(), "stanza-cost-"));
  const postgres = await openEmbeddedPostgres(folder, { attach: false });
  const postmaster = livePostmaster(join(folder, "postgres/data"))?.pid ?? 0;
  const env = {
    ...process.env,
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    PORT: "0",
    SEED_DEMO: "1",
    SCENE_PICTURES: "0",
  };
  const start = (file: string, stdio: "pipe" | "ignore", execArgv: readonly string[] = []) =>
    fork(new URL(file, import.meta.url), {
      env,
      execArgv: [...execArgv],
      stdio: ["ignore", stdio, "inherit", "ipc"],
    });
  const meter = new URL("./loop-delay.ts", import.meta.url).href;
  const server = start("../main.ts", "pipe", ["--import", meter]);
  const url = await readyUrl(server);
  const reference = start("./cost-reference.ts", "ignore");
  const [{ port }] = (await once(reference, "message")) as [{ port: number }];

  const token = bodyOf(
    await createClient({ baseUrl: url }).signIn({
      body: { user: "dealer.milano", password: "dealer-milano-1" },
    }),
    200,
  ).token;
  const client = createClient({ baseUrl: url, token: () => token });
  const document = largeDocument(rows, noteLength);
  const made = bodyOf(await client.createProject({ body: { description: "Cost", document } }), 201);
  let { revision } = made;
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENT });

  return {
    documentBytes: JSON.stringify(document).length,
    databaseUrl: postgres.url,
    async ask(path, requests) {
      for (let n = 0; n < requests; n++) await readAll(agent, url + path, token);
    },
    answer: async (path) => JSON.parse(await readAll(agent, url + path, token)) as unknown,
    serverMs: () => processCpuMs(server.pid ?? 0),
    referenceMs: () => processCpuMs(reference.pid ?? 0),
    databaseMs: () => cpuMsOfFamily(postmaster),
    smallRoute: (requests) => flood(agent, `${url}/healthz`, requests),
    hello: (requests, concurrent) => flood(agent, `http://127.0.0.1:${port}/hello`, requests, concurrent),
    async save() {
      const saved = await client.saveProject({
        params: { id: made.summary.id },
        headers: { "if-match": `"${revision}"`, "x-save-id": randomUUID() },
        body: { document: { ...document, des: `Cost ${revision}` } },
      });
      ({ revision } = bodyOf(saved, 200));
    },
    async recompute() {
      bodyOf(await client.recomputeProject({ params: { id: made.summary.id }, body: {} }), 200);
    },
    async offer() {
      const params = { id: made.summary.id };
      const body = { terms: NO_TERMS, prints: [] };
      const asked = await client.createOffer({ params, headers: { "x-save-id": randomUUID() }, body });
      const { jobId } = bodyOf(asked, 202);
      for (let since = 0; ; ) {
        const answer = await client.getJob({ params: { id: jobId }, query: { wait: 20, since } });
        if (answer.status === 204) continue;
        const job = bodyOf(answer, 200);
        since = job.rev;
        if (job.state === "done") return;
        if (job.state === "failed") throw new Error(JSON.stringify(job));
      }
    },
    async loopDelay() {
      const answered = once(server, "message");
      server.send("loop-delay");
      const [{ loopDelay }] = (await answered) as [{ loopDelay: { p99: number; max: number } }];
      return loopDelay;
    },
    async rawUpsert() {
      reference.send(document);
      await once(reference, "message");
    },
    clock: () => processCpuMs(server.pid ?? 0) + processCpuMs(reference.pid ?? 0) + cpuMsOfFamily(postmaster),
    async close() {
      agent.destroy();
      for (const child of [server, reference]) {
        child.kill("SIGKILL");
        await once(child, "exit");
      }
      await postgres.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function readyUrl(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    server.stdout?.on("data", (data: Buffer) => {
      const url = /ready at (\S+)/.exec(data.toString())?.[1];
      if (url) resolve(url);
    });
    server.once("exit", (code) => reject(new Error(`the server ended with ${code}`)));
  });
}

/** The demo's corner kitchen, its units repeated along many walls of the same room. */
function largeDocument(rows: number, noteLength: number): StoredProject {
  const document = sampleDocument();
  const units = document.rows.filter(({ catalog }) => catalog === "CUCINA");
  const repeated = Array.from({ length: rows }, (_, n) => {
    const unit = units[n % units.length]!;
    const { placement } = unit;
    const moved =
      placement?.on === "room"
        ? { ...placement, z: placement.z + 4000 * Math.floor(n / units.length) }
        : placement;
    return {
      ...unit,
      uniqueid: `${unit.uniqueid}-${n}`,
      ...(moved ? { placement: moved } : {}),
      ...(noteLength > 0 ? { note: noteOf(noteLength, n) } : {}),
    };
  });
  return { ...document, rows: repeated };
}

/** Words in an order that does not repeat soon, so that the note compresses about as a person's would. */
function noteOf(length: number, seed: number): string {
  const words =
    "left of the sink there is a pipe behind wall measure again before order client wants oak".split(" ");
  let text = "";
  for (let i = 1; text.length < length; i++)
    text += `${words[(i * i * 31 + i * seed) % words.length]} ${i * seed} `;
  return text.slice(0, length);
}

function readAll(agent: Agent, url: string, token: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent, headers: { authorization: `Bearer ${token}` } }, (response) => {
      const parts: Buffer[] = [];
      response
        .on("data", (part: Buffer) => parts.push(part))
        .once("end", () => {
          const text = Buffer.concat(parts).toString();
          if (response.statusCode === 200) resolve(text);
          else reject(new Error(`${url}: ${response.statusCode} ${text}`));
        });
    });
    asked.once("error", reject).end();
  });
}

async function flood(agent: Agent, url: string, requests: number, concurrent = CONCURRENT): Promise<void> {
  let left = requests;
  const one = () =>
    new Promise<void>((resolve, reject) => {
      request(url, { agent }, (response) => response.resume().once("end", resolve))
        .once("error", reject)
        .end();
    });
  const loop = async () => {
    while (left-- > 0) await one();
  };
  await Promise.all(Array.from({ length: concurrent }, loop));
}

/** A process with its living children: PostgreSQL's connections stay as long as the pool keeps them. */
function cpuMsOfFamily(parent: number): number {
  const children = readdirSync("/proc").filter(
    (name) => /^\d+$/.test(name) && parentOf(name) === String(parent),
  );
  return children.reduce((sum, pid) => sum + processCpuMs(pid), processCpuMs(parent));
}

function parentOf(pid: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, "latin1")
      .replace(/^.*\) /, "")
      .split(" ")[1];
  } catch {
    return undefined;
  }
}
