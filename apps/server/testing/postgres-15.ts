import { execFile, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { freePort } from "../db/free-port.ts";
import { asUnprivilegedUser } from "../db/postgres-binaries.ts";
import { livePostmaster } from "../db/postmaster.ts";

const run = promisify(execFile);
/** Debian's folder for it. */
const BIN = "/usr/lib/postgresql/15/bin";

interface Cluster {
  /** The superuser's address, in the database `postgres`. */
  readonly url: string;
  stop(): Promise<void>;
}

/** A throw-away cluster of Debian's PostgreSQL 15, to run the server's tests on: TEST_DATABASE_URL. Throws where it is not installed. */
export async function startPostgres15(): Promise<Cluster> {
  const postgres = join(BIN, "postgres");
  if (!existsSync(postgres)) throw new Error(`${postgres} is missing: apt-get install postgresql-15`);
  const home = mkdtempSync(join(tmpdir(), "stanza-pg15-"));
  const data = join(home, "data");
  const password = join(home, "password");
  writeFileSync(password, "test", { mode: 0o600 });
  const [program = "", ...before] = [...asUnprivilegedUser(postgres), join(BIN, "initdb")];
  await run(program, [
    ...before,
    ...["-D", data, "--username=test", `--pwfile=${password}`, "--auth=scram-sha-256"],
    ...["--encoding=UTF8", "--locale=C.UTF-8", "--no-sync"],
  ]);
  const port = await freePort();
  // Tests need no durability here; the embedded leg keeps it on.
  const settings = [
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "fsync=off",
    "max_connections=200",
  ];
  const [start = "", ...rest] = [
    ...asUnprivilegedUser(postgres),
    ...["setpriv", "--pdeathsig", "INT", postgres, "-D", data, "-p", String(port)],
    ...settings.flatMap((setting) => ["-c", setting]),
  ];
  const child = spawn(start, rest, { stdio: "ignore", detached: true });
  for (let waited = 0; livePostmaster(data)?.state !== "ready"; waited += 50) {
    if (child.exitCode !== null || waited > 20_000) throw new Error("PostgreSQL 15 did not start.");
    await sleep(50);
  }
  child.unref();
  return {
    url: `postgresql://test:test@127.0.0.1:${port}/postgres`,
    async stop() {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.ref();
      child.kill("SIGINT");
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}
