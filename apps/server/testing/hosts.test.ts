import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readHostTable } from "../config/host-table.ts";
import { type RunningHosts, runHosts } from "../run-hosts.ts";
import { openTestPostgres, type TestPostgres } from "./test-database.ts";
import { TEST_CATALOGUES } from "./test-server.ts";

const folder = mkdtempSync(join(tmpdir(), "stanza-hosts-"));
const table = join(folder, "hosts.json");
let postgres: TestPostgres;
let running: RunningHosts;
let env: Record<string, string>;

function write(content: unknown): string {
  writeFileSync(table, JSON.stringify(content));
  return table;
}

beforeAll(async () => {
  for (const [name, secret] of [
    ["alpha", "of-alpha"],
    ["beta", "of-beta"],
  ] as const) {
    mkdirSync(join(folder, name, "dist"), { recursive: true });
    writeFileSync(join(folder, name, "config.json"), JSON.stringify({ theme: { name } }));
    writeFileSync(join(folder, name, "dist/screens.js"), `export default "${secret}"`);
    const published = process.env[TEST_CATALOGUES];
    if (published) cpSync(published, join(folder, "data", name, "catalogues"), { recursive: true });
  }
  postgres = await openTestPostgres();
  env = {
    PORT: "0",
    DATA_DIR: join(folder, "data"),
    ALPHA_DATABASE_URL: await postgres.database(),
    BETA_DATABASE_URL: await postgres.database(),
    LOG_LEVEL: "silent",
    SCENE_PICTURES: "0",
    SEED_DEMO: "1",
  };
  write([
    { folder: join(folder, "alpha"), hosts: ["alpha.example", "www.alpha.example"] },
    { folder: join(folder, "beta"), hosts: ["beta.example"] },
  ]);
  running = await runHosts(table, env);
}, 120_000);

afterAll(async () => {
  await running?.close();
  await postgres?.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly cookie: string;
}

function ask(host: string, path: string, body?: object, cookie = ""): Promise<Answer> {
  const headers = { host, cookie, "x-csrf": "1", ...(body ? { "content-type": "application/json" } : {}) };
  return new Promise((resolve, reject) => {
    const asked = request(`${running.url}${path}`, { method: body ? "POST" : "GET", headers }, (answer) => {
      let text = "";
      answer.on("data", (part: Buffer) => {
        text += part.toString("utf8");
      });
      answer.on("end", () => {
        const [set = ""] = answer.headers["set-cookie"] ?? [];
        resolve({ status: answer.statusCode ?? 0, text, cookie: set.split(";")[0] ?? "" });
      });
    });
    asked.on("error", reject);
    asked.end(body ? JSON.stringify(body) : undefined);
  });
}

test("[SH-16] each host gets its own customer, and a name that nobody has gets none", async () => {
  for (const [host, name] of [
    ["alpha.example", "alpha"],
    ["www.Alpha.example:8080", "alpha"],
    ["beta.example", "beta"],
  ] as const) {
    expect(JSON.parse((await ask(host, "/config/config.json")).text).theme.name).toBe(name);
    expect((await ask(host, "/config/screens/screens.js")).text).toContain(`of-${name}`);
  }
  for (const host of ["gamma.example", "alpha.example.evil.example", ""])
    expect((await ask(host, "/config/config.json")).status, host).toBe(421);
});

test("[SH-16] whoever is signed in at one customer is nobody at another", async () => {
  const signed = await ask("alpha.example", "/api/session/guest", {});
  expect(signed.status).toBe(200);
  const profileAt = async (host: string) =>
    JSON.parse((await ask(host, "/api/session", undefined, signed.cookie)).text).profile;
  expect(await profileAt("alpha.example")).not.toBeNull();
  expect(await profileAt("beta.example")).toBeNull();
});

test("what belongs to one customer is read for it alone, and a table with faults is refused", () => {
  const [alpha, beta] = readHostTable(table, { ...env, ALPHA_CRM_KEY: "secret" });
  expect([alpha?.config.keys.crm, beta?.config.keys.crm]).toEqual(["secret", undefined]);
  expect(alpha?.config.dataDirectory).not.toBe(beta?.config.dataDirectory);
  const refused =
    (content: unknown, more = {}) =>
    () =>
      readHostTable(write(content), { ...env, ...more });
  const one = { folder: "customers/demo", hosts: ["a.example"] };
  expect(refused([one, { ...one, folder: "customers/fjell" }])).toThrow(/a\.example stands there twice/);
  expect(refused([one, { ...one, hosts: ["b.example"] }])).toThrow(/demo stands there twice/);
  expect(refused([{ ...one, hosts: ["a.example:80"] }])).toThrow(/0\.hosts\.0: expected a host name/);
  expect(refused([one], { DATABASE_URL: "postgresql://x" })).toThrow(/DATABASE_URL is one customer's/);
  expect(refused([one], { PROCESSES: "2" })).toThrow(/do not go together/);
});
