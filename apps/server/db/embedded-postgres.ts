import { type ChildProcess, execFile, execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { freePort } from "./free-port.ts";
import { isDatabaseUnavailable } from "./pool.ts";
import {
  findPostgresBinaries,
  NoEmbeddedPostgres,
  needsOwnFiles,
  type PostgresBinaries,
} from "./postgres-binaries.ts";
import { isAlive, livePostmaster } from "./postmaster.ts";

const run = promisify(execFile);
const START_TIMEOUT_MS = 30_000;
const STOP_TIMEOUT_MS = 20_000;

/** A PostgreSQL server on this machine, reachable on loopback only. */
interface EmbeddedPostgres {
  /** Connection address of the database `stanza`. */
  readonly url: string;
  /** True: this process started the server and `close` stops it; false: it is attached to another's. */
  readonly isOwner: boolean;
  close(): Promise<void>;
}

/** Another process runs the server of this directory. */
export class DataDirectoryInUse extends Error {
  constructor(directory: string, pid: number) {
    super(
      `The database in ${directory} is in use: another Stanza runs it (PostgreSQL process ${pid}). Stop that one, choose another DATA_DIR, or set DATABASE_URL to share a server.`,
    );
    this.name = "DataDirectoryInUse";
  }
}

/**
 * Starts the embedded PostgreSQL of `directory`, making its cluster on first use. The server ends with this process however this
 * process ends. Where another process runs it already, `attach` decides: true uses that server (tools), false throws
 * `DataDirectoryInUse` (a server, which would lose its database when the other process ends).
 *
 * Source: server.md §1.3.
 */
export async function openEmbeddedPostgres(
  directory: string,
  { attach, mostConnections = 100 }: { readonly attach: boolean; readonly mostConnections?: number },
): Promise<EmbeddedPostgres> {
  const home = join(directory, "postgres");
  const data = join(home, "data");
  mkdirSync(directory, { recursive: true });
  const running = await attachTo(home, attach);
  if (running) return running;
  const binaries = findPostgresBinaries();
  await createCluster(directory, home, binaries);
  for (let attempt = 1; ; attempt++) {
    const server = await startServer(home, data, binaries, mostConnections);
    if (server) return server;
    // Another process has taken the directory or the port first.
    const faster = await attachTo(home, attach);
    if (faster) return faster;
    if (attempt === 3) throw new NoEmbeddedPostgres(`PostgreSQL did not start:\n${logTail(home)}\n`);
  }
}

/** The server that runs already, once it is ready; `null`: none runs, or it was just stopping because its owner was killed. */
async function attachTo(home: string, allowed: boolean): Promise<EmbeddedPostgres | null> {
  const data = join(home, "data");
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const server = livePostmaster(data);
    if (!server) return null;
    if (!allowed && server.state !== "stopping") throw new DataDirectoryInUse(data, server.pid);
    const url = server.state === "ready" ? await addressWhileRunning(home, server.port) : null;
    if (url) return { url, isOwner: false, close: async () => {} };
    if (Date.now() > deadline)
      throw new NoEmbeddedPostgres(`PostgreSQL does not get ready:\n${logTail(home)}\n`);
    await sleep(50);
  }
}

/** `null`: the server has begun to stop. */
async function addressWhileRunning(home: string, port: number): Promise<string | null> {
  try {
    return await ensureDatabase(home, port);
  } catch (error) {
    if (isDatabaseUnavailable(error)) return null;
    throw error;
  }
}

/**
 * Runs initdb in a temporary directory and then renames it, so that an interrupted first start leaves nothing that looks like a cluster.
 */
async function createCluster(directory: string, home: string, binaries: PostgresBinaries): Promise<void> {
  removeAbandoned(directory);
  if (existsSync(home)) return;
  const init = join(directory, `postgres.init-${process.pid}`);
  mkdirSync(init, { mode: 0o700 });
  const password = join(init, "password");
  writeFileSync(password, randomBytes(24).toString("base64url"), { mode: 0o600 });
  if (needsOwnFiles(binaries)) execFileSync("chown", ["-R", "65534:65534", init]);
  const options = ["--username=stanza", `--pwfile=${password}`, "--auth=scram-sha-256", "--encoding=UTF8"];
  const command = [
    ...binaries.asUser,
    ...diesWithUs("KILL"),
    binaries.initdb,
    "-D",
    join(init, "data"),
    ...options,
  ];
  await run(command[0] ?? "", [...command.slice(1), "--locale=C.UTF-8", "--data-checksums"], {
    env: { ...process.env, LC_ALL: "C.UTF-8" },
  });
  try {
    renameSync(init, home);
  } catch (error) {
    rmSync(init, { recursive: true, force: true });
    // Another process was faster; its cluster is used.
    if (!existsSync(home)) throw error;
  }
  const parent = openSync(directory, "r");
  fsyncSync(parent);
  closeSync(parent);
}

function removeAbandoned(directory: string): void {
  for (const name of readdirSync(directory)) {
    const pid = /^postgres\.init-(\d+)$/.exec(name)?.[1];
    const isAbandoned = pid !== undefined && (Number(pid) === process.pid || !isAlive(Number(pid)));
    // A process that initdb had started may write a last file into it.
    if (isAbandoned)
      rmSync(join(directory, name), { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  }
}

/** The kernel sends this signal when our process dies, kill -9 included; exit hooks alone would leave an orphan. */
const diesWithUs = (signal: "INT" | "KILL"): readonly string[] =>
  process.platform === "linux" ? ["setpriv", "--pdeathsig", signal] : [];

/** `null`: the server ended before it was ready. */
async function startServer(
  home: string,
  data: string,
  binaries: PostgresBinaries,
  mostConnections: number,
): Promise<EmbeddedPostgres | null> {
  const port = await freePort();
  const log = openSync(join(home, "postgres.log"), "a", 0o600);
  const settings = {
    port,
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    shared_buffers: "64MB",
    max_connections: mostConnections,
  };
  const command = [
    ...binaries.asUser,
    ...diesWithUs("INT"),
    binaries.postgres,
    ...["-D", data],
    ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
  ];
  const child = spawn(command[0] ?? "", command.slice(1), {
    stdio: ["ignore", log, log],
    // In its own process group Ctrl-C does not reach it: this process stops it after the requests are drained.
    detached: true,
    env: { ...process.env, LC_ALL: "C.UTF-8" },
  });
  closeSync(log);
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (child.exitCode === null && child.signalCode === null) {
    const server = livePostmaster(data);
    if (server?.pid === child.pid && server?.state === "ready") {
      const url = await ensureDatabase(home, port);
      child.unref();
      return { url, isOwner: true, close: () => stop(child) };
    }
    if (Date.now() > deadline) {
      await stop(child);
      break;
    }
    await sleep(15);
  }
  return null;
}

/** Fast shutdown: clients are cut off, everything committed is on disk. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.ref();
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  child.kill("SIGINT");
  const timeout = new AbortController();
  const forced = sleep(STOP_TIMEOUT_MS, undefined, { signal: timeout.signal }).then(
    () => child.kill("SIGQUIT"),
    () => undefined,
  );
  await ended;
  timeout.abort();
  await forced;
}

/** Makes the database `stanza` where it is missing and gives its address. */
async function ensureDatabase(home: string, port: number): Promise<string> {
  const password = encodeURIComponent(readFileSync(join(home, "password"), "utf8"));
  const address = (database: string) => `postgresql://stanza:${password}@127.0.0.1:${port}/${database}`;
  const client = new pg.Client({ connectionString: address("postgres"), connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const { rowCount } = await client.query("select from pg_database where datname = 'stanza'");
    if (rowCount === 0) await client.query("create database stanza");
  } catch (error) {
    // 42P04, 23505: another process has just made it.
    if (!["42P04", "23505"].includes((error as { code?: string }).code ?? "")) throw error;
  } finally {
    await client.end();
  }
  return address("stanza");
}

function logTail(home: string): string {
  try {
    return readFileSync(join(home, "postgres.log"), "utf8").split("\n").slice(-15).join("\n").trim();
  } catch {
    return "(no log)";
  }
}
