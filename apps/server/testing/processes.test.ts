import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@stanza/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sampleDocument } from "./sample-project.ts";
import { openTestPostgres, type TestPostgres } from "./test-database.ts";
import { bodyOf, TEST_CATALOGUES } from "./test-server.ts";

let postgres: TestPostgres;
let folder: string;
let server: ChildProcess;
let url = "";
let output = "";
beforeAll(async () => {
  postgres = await openTestPostgres();
  folder = mkdtempSync(join(tmpdir(), "stanza-processes-"));
  const published = process.env[TEST_CATALOGUES];
  if (published) cpSync(published, join(folder, "catalogues"), { recursive: true });
  server = spawn(process.execPath, [new URL("../main.ts", import.meta.url).pathname], {
    env: {
      ...process.env,
      PROCESSES: "2",
      PORT: "0",
      DATA_DIR: folder,
      DATABASE_URL: await postgres.database(),
      LOG_LEVEL: "silent",
      SCENE_PICTURES: "0",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  url = await new Promise<string>((resolve, reject) => {
    const read = (data: Buffer) => {
      output += data.toString();
      const found = /Stanza is ready at (\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    };
    server.stdout?.on("data", read);
    server.stderr?.on("data", read);
    server.once("exit", () => reject(new Error(output)));
  });
}, 120_000);
afterAll(async () => {
  if (server.exitCode === null && server.signalCode === null) {
    server.kill("SIGKILL");
    await once(server, "exit");
  }
  await postgres.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The server processes that the first one has started. */
function processes(): readonly number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => parentOf(pid) === server.pid)
    .map(Number);
}

function parentOf(pid: string): number | undefined {
  try {
    return Number(
      readFileSync(`/proc/${pid}/stat`, "latin1")
        .replace(/^.*\) /, "")
        .split(" ")[1],
    );
  } catch {
    return undefined;
  }
}

async function enter() {
  const body = { user: "dealer.milano", password: "dealer-milano-1" };
  const { token } = bodyOf(await createClient({ baseUrl: url }).signIn({ body }), 200);
  return createClient({ baseUrl: url, token: () => token });
}

test.runIf(process.platform === "linux")(
  "one command runs two processes behind one port, and one that is killed is replaced while the other answers",
  async () => {
    const before = processes();
    expect(before).toHaveLength(2);
    const client = await enter();
    process.kill(before[0]!, "SIGKILL");
    await expect.poll(() => processes().includes(before[0]!)).toBe(false);
    const answers = [];
    for (let n = 0; n < 20; n++) answers.push((await client.listProjects({ query: {} })).status);
    // A connection to the killed process may break once; every new one goes to the other.
    expect(answers.filter((status) => status !== 200).length).toBeLessThanOrEqual(1);
    await expect.poll(() => processes().length, { timeout: 60_000 }).toBe(2);
    expect(processes()).toContain(before[1]);
    await expect.poll(() => output, { timeout: 60_000 }).toContain("another starts");
    expect((await client.listProjects({ query: {} })).status).toBe(200);
  },
  120_000,
);

test("asked to stop, the processes answer what is under way, and all of them end", async () => {
  const client = await enter();
  const document = sampleDocument();
  const make = () => client.createProject({ body: { description: "At the end", document } });
  expect((await make()).status).toBe(201);
  const under = Array.from({ length: 8 }, make);
  // By the first answer all connections have reached their process.
  await Promise.race(under);
  const left = processes();
  server.kill("SIGTERM");
  const statuses: readonly number[] = (await Promise.all(under)).map(({ status }) => status);
  // 503: it came when the process had begun to stop, and nothing of it was done.
  expect(statuses.every((status) => status === 201 || status === 503)).toBe(true);
  expect(statuses).toContain(201);
  const [code] = (await once(server, "exit")) as [number];
  expect(code).toBe(0);
  expect(left.filter((pid) => parentOf(String(pid)) !== undefined)).toEqual([]);
}, 120_000);
