import { type ChildProcess, fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type pg from "pg";
import { openListener } from "../db/listen.ts";
import type { WorkerAbility } from "./lease.ts";
import { RENDER_QUEUED } from "./render-record.ts";
import { standIn } from "./stand-in.ts";
import { sayGone } from "./workers-alive.ts";

const PROGRAM = fileURLToPath(new URL("../render-worker.ts", import.meta.url));
/** A worker that ends is started again after this; each time twice as long, until it has lived for a while. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
const LIVED_MS = 60_000;
const LONGEST_END_MS = 5_000;
/** Milliseconds without a picture after which a worker ends, and its 120 MB with it. */
const REST_MS = 60_000;

interface FarmOfServer {
  readonly pool: pg.Pool;
  /** For the workers, and for listening. */
  readonly databaseUrl: string;
  readonly listenUrl: string;
  readonly dataDirectory: string;
  /** More of the workers' environment, beneath this process's own; absent: nothing. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly restMs?: number;
}

/**
 * Runs workers of the render farm as processes beside this one, and starts again those that end. One without a picture for a while ends too;
 * this process then says in its place that it is there, and starts it when a picture is queued or somebody is about to order one.
 */
export function startWorkers(
  count: number,
  { pool, databaseUrl, listenUrl, dataDirectory, settings, restMs = REST_MS }: FarmOfServer,
): { close(): Promise<void> } {
  const closing = new AbortController();
  const { signal } = closing;
  const children = new Set<ChildProcess>();
  const listener = openListener(listenUrl, [RENDER_QUEUED], () => {});
  const runOnce = async (
    restAfterMs: number,
  ): Promise<{ readonly code: number | null; readonly ability?: WorkerAbility }> => {
    const child = fork(PROGRAM, ["--rest-after", String(restAfterMs)], {
      env: { ...settings, ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDirectory },
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    children.add(child);
    let ability: WorkerAbility | undefined;
    child.once("message", (told) => {
      ability = told as WorkerAbility;
    });
    const [code] = (await once(child, "exit").catch(() => [null])) as [number | null];
    children.delete(child);
    return ability ? { code, ability } : { code };
  };
  const ids = Array.from({ length: count }, () => randomUUID());
  const keepOne = async (id: string) => {
    // Once to hear what it can do.
    let isFirst = true;
    for (let pause = FIRST_PAUSE_MS; !signal.aborted; ) {
      const at = Date.now();
      const { code, ability } = await runOnce(isFirst ? 0 : restMs);
      isFirst = false;
      if (signal.aborted) return;
      if (code === 0 && ability) {
        await standIn(pool, listener, { id, ability }, signal);
        continue;
      }
      pause = Date.now() - at > LIVED_MS ? FIRST_PAUSE_MS : Math.min(LONGEST_PAUSE_MS, pause * 2);
      await sleep(pause, undefined, { signal, ref: false }).catch(() => {});
    }
  };
  const kept = ids.map(keepOne);
  return {
    async close() {
      closing.abort();
      await Promise.all(
        [...children].map(async (child) => {
          const ended = once(child, "exit");
          child.kill("SIGTERM");
          await Promise.race([ended, sleep(LONGEST_END_MS, undefined, { ref: false })]);
          child.kill("SIGKILL");
        }),
      );
      await Promise.all(kept);
      // What was said in a worker's place holds until it has started, and no longer than the farm.
      await Promise.all(ids.map((id) => sayGone(pool, id).catch(() => {})));
      await listener.close();
    },
  };
}
