import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { Config } from "./config/config.ts";
import { openEmbeddedPostgres } from "./db/embedded-postgres.ts";
import { MEMORY_SETTINGS, NODE_FLAGS } from "./node-flags.ts";

/** Connections of one server process, with some to spare: its pool, the job queue's, and those that listen. */
const CONNECTIONS_EACH = 20;
/** Milliseconds after which a process that does not end by itself is ended. */
const LONGEST_END_MS = 30_000;
/** The first pause before a process is started again; twice as long each time, where it has not lived for long. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
const LIVED_MS = 60_000;

/** A process's message to the one that has started it. */
export interface ReadyMessage {
  readonly ready: string;
}

/** What a process that is started beside others finds in its environment, once the first of them has prepared the database. */
export const PREPARED = "STANZA_PREPARED";

export interface RunningProcesses {
  readonly url: string;
  /** Lets each process end its work, then stops the database. */
  close(): Promise<void>;
}

/** The first process ended before it was ready; it has said why. */
export class NotStarted extends Error {
  override readonly name = "NotStarted";
}

/**
 * Runs several server processes on one machine: connections to the one port go to them in turn. This process only looks after them and
 * the embedded database. The first process migrates, publishes and seeds before the others start; one that ends is started again, and
 * meanwhile the others answer.
 *
 * Source: server.md §8.
 */
export async function runProcesses(config: Config): Promise<RunningProcesses> {
  const { processes } = config;
  const postgres =
    config.databaseUrl === undefined
      ? await openEmbeddedPostgres(config.dataDirectory, {
          attach: false,
          mostConnections: Math.max(100, CONNECTIONS_EACH * (processes + 1)),
        })
      : undefined;
  const databaseUrl = config.databaseUrl ?? postgres?.url;
  cluster.setupPrimary({ execArgv: [...process.execArgv, ...NODE_FLAGS] });
  const running = new Set<Worker>();
  let isStopping = false;

  const start = (isPrepared: boolean): Worker => {
    const env = {
      ...MEMORY_SETTINGS,
      ...process.env,
      DATABASE_URL: databaseUrl,
      [PREPARED]: isPrepared ? "1" : "0",
    };
    const worker = cluster.fork(env);
    running.add(worker);
    worker.once("exit", () => running.delete(worker));
    return worker;
  };
  const replaceWhenEnded = (worker: Worker, pauseMs: number) => {
    const startedAt = performance.now();
    worker.once("exit", async (code, signal) => {
      if (isStopping) return;
      const pause = performance.now() - startedAt > LIVED_MS ? FIRST_PAUSE_MS : pauseMs;
      console.error(
        `A server process has ended (${signal ?? code}); another starts in ${pause / 1000} s, and the others go on.`,
      );
      await sleep(pause, undefined, { ref: false });
      if (!isStopping) replaceWhenEnded(start(true), Math.min(2 * pause, LONGEST_PAUSE_MS));
    });
  };
  /** From its own readiness on it is replaced, however long the others take to start. */
  const watched = async (worker: Worker): Promise<string> => {
    const url = await readyUrl(worker);
    replaceWhenEnded(worker, FIRST_PAUSE_MS);
    return url;
  };
  const close = async () => {
    isStopping = true;
    const ended = [...running].map((worker) => once(worker, "exit"));
    for (const worker of running) worker.process.kill("SIGTERM");
    const late = setTimeout(() => {
      for (const worker of running) worker.process.kill("SIGKILL");
    }, LONGEST_END_MS);
    await Promise.all(ended);
    clearTimeout(late);
    await postgres?.close();
  };

  try {
    const url = await watched(start(false));
    await Promise.all(Array.from({ length: processes - 1 }, () => watched(start(true))));
    return { url, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function readyUrl(worker: Worker): Promise<string> {
  return new Promise((resolve, reject) => {
    worker.on("message", ({ ready }: Partial<ReadyMessage>) => ready !== undefined && resolve(ready));
    worker.once("exit", () => reject(new NotStarted("A server process could not start.")));
  });
}
