import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Client, createClient } from "@stanza/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "../db/free-port.ts";
import { hasBalancer, startBalancer } from "./balancer.ts";
import { sampleDocument } from "./sample-project.ts";
import { openTestPostgres, type TestPostgres } from "./test-database.ts";
import { bodyOf, TEST_CATALOGUES } from "./test-server.ts";

// Three server processes, a real balancer, a real PostgreSQL: half a minute, so `./test all` makes it (BALANCED=1).

const USERS = 8;
/** Between the beginning and the kill, and between the kill and the restart of another, ms. */
const PHASE_MS = 3_000;

interface Server {
  readonly port: number;
  readonly child: ChildProcess;
}

describe.runIf(process.env.BALANCED === "1" && hasBalancer)("three servers behind haproxy", () => {
  let postgres: TestPostgres;
  let folder: string;
  let databaseUrl: string;
  let ports: readonly number[];
  let servers: Server[];
  let balancer: Awaited<ReturnType<typeof startBalancer>>;

  async function start(port: number): Promise<Server> {
    const child = spawn(process.execPath, [new URL("../main.ts", import.meta.url).pathname], {
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: folder,
        DATABASE_URL: databaseUrl,
        RENDER_WORKERS: "0",
        DRAIN_MS: "500",
        LOG_LEVEL: "silent",
        SCENE_PICTURES: "0",
      },
      stdio: ["ignore", "pipe", "inherit"],
    });
    await new Promise<void>((resolve, reject) => {
      child.stdout?.on("data", (data: Buffer) => String(data).includes("Stanza is ready") && resolve());
      child.once("exit", (code) => reject(new Error(`A server ended with ${code}.`)));
    });
    return { port, child };
  }

  async function stop({ child }: Server, signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    child.kill(signal);
    await gone;
  }

  beforeAll(async () => {
    postgres = await openTestPostgres();
    databaseUrl = await postgres.database();
    folder = mkdtempSync(join(tmpdir(), "stanza-balanced-"));
    const published = process.env[TEST_CATALOGUES];
    if (published) cpSync(published, join(folder, "catalogues"), { recursive: true });
    ports = [await freePort(), await freePort(), await freePort()];
    servers = await Promise.all(ports.map(start));
    balancer = await startBalancer(ports);
  }, 120_000);
  afterAll(async () => {
    await balancer?.close();
    await Promise.all((servers ?? []).map((server) => stop(server, "SIGKILL")));
    await postgres?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const clientAt = (url: string, token: string): Client => createClient({ baseUrl: url, token: () => token });
  const signIn = async (login: string) =>
    bodyOf(
      await createClient({ baseUrl: balancer.url }).signIn({
        body: { user: login, password: `${login.replace(".", "-")}-1` },
      }),
      200,
    );

  test("[AU-10] whoever meets a project at one server is seen at the next, and a notification that one writes the others show", async () => {
    const [dealer, seller] = [await signIn("dealer.milano"), await signIn("seller.milano")];
    const at = (index: number, token: string) => clientAt(`http://127.0.0.1:${ports[index]}`, token);
    const made = bodyOf(
      await at(0, dealer.token).createProject({ body: { description: "Seen", document: sampleDocument() } }),
      201,
    );
    const params = { id: made.summary.id };
    const meets = async (index: number, token: string) =>
      bodyOf(await at(index, token).meetOthers({ params, body: { tab: randomUUID() } }), 200).others;
    await meets(0, dealer.token);
    expect(await meets(1, seller.token)).toEqual([dealer.profile.name]);
    expect(await meets(2, dealer.token)).toEqual([seller.profile.name]);
    const moved = await at(1, dealer.token).setProjectStatus({
      params,
      headers: { "if-match": '"1"', "x-save-id": randomUUID() },
      body: { status: "assigned", targetUser: seller.profile.userId },
    });
    expect(moved.status, JSON.stringify(moved)).toBe(200);
    const { notifications } = bodyOf(await at(2, seller.token).listNotifications({}), 200);
    expect(notifications.length).toBeGreaterThan(0);
  });

  test("[F01] [F24] under load one is killed and another restarted: nothing that was acknowledged is lost, and one repeat is enough", async () => {
    const { token } = await signIn("dealer.milano");
    const document = sampleDocument();
    const until = performance.now() + 3 * PHASE_MS;
    const counts = { saves: 0, reads: 0, repeats: 0 };
    const wrong: string[] = [];

    /** Asks, and once more where the answer does not say what became of it. */
    const ask = async <A extends { readonly status: number }>(what: string, send: () => Promise<A>) => {
      const first = await send();
      if (first.status !== 0) return first;
      counts.repeats++;
      const second = await send();
      if (second.status === 0) wrong.push(`${what}: no answer twice: ${JSON.stringify(second)}`);
      return second;
    };

    const person = async (index: number) => {
      const client = clientAt(balancer.url, token);
      const createId = randomUUID();
      const made = await ask("create", () =>
        client.createProject({
          headers: { "x-save-id": createId },
          body: { description: `Person ${index}`, document },
        }),
      );
      const { id } = bodyOf(made, 201).summary;
      let revision = 1;
      let acknowledged = document.des;
      for (let n = 0; performance.now() < until; n++) {
        const des = `Person ${index}, save ${n}`;
        const saveId = randomUUID();
        const saved = await ask("save", () =>
          client.saveProject({
            params: { id },
            headers: { "if-match": `"${revision}"`, "x-save-id": saveId },
            body: { document: { ...document, des } },
          }),
        );
        if (saved.status === 200) {
          counts.saves++;
          revision = saved.body.revision;
          acknowledged = des;
        } else wrong.push(`save: ${saved.status} ${JSON.stringify(saved).slice(0, 200)}`);
        const read = await ask("read", () => client.getProject({ params: { id } }));
        if (read.status !== 200) wrong.push(`read: ${read.status}`);
        else if (read.body.document.des !== acknowledged || read.body.revision !== revision)
          wrong.push(`read ${read.body.document.des} at ${read.body.revision}, acknowledged ${acknowledged}`);
        else counts.reads++;
      }
    };

    const people = Promise.all(Array.from({ length: USERS }, (_, index) => person(index)));
    await sleep(PHASE_MS);
    await stop(servers[0]!, "SIGKILL");
    await sleep(PHASE_MS / 2);
    // One after the other, as an update is rolled out.
    await stop(servers[1]!, "SIGTERM");
    servers[1] = await start(ports[1]!);
    await people;
    servers[0] = await start(ports[0]!);
    console.log(`${counts.saves} saves, ${counts.reads} reads, ${counts.repeats} repeated`);
    expect(wrong).toEqual([]);
    expect(counts.saves).toBeGreaterThan(USERS);
  }, 120_000);
});
