import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const PROGRAM = fileURLToPath(new URL("../render-worker.ts", import.meta.url));
/** A worker that ends is started again after this; each time twice as long, until it has lived for a while. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
const LIVED_MS = 60_000;
const LONGEST_END_MS = 5_000;

/** Runs workers of the render farm as processes beside this one, and starts again those that end. */
export function startWorkers(
  count: number,
  { databaseUrl, dataDirectory }: { readonly databaseUrl: string; readonly dataDirectory: string },
): { close(): Promise<void> } {
  let isClosed = false;
  const children = new Set<ChildProcess>();
  const start = (pause: number) => {
    const at = Date.now();
    const child = fork(PROGRAM, [], {
      env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDirectory },
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    children.add(child);
    child.once("exit", () => {
      children.delete(child);
      const next = Date.now() - at > LIVED_MS ? FIRST_PAUSE_MS : Math.min(LONGEST_PAUSE_MS, pause * 2);
      setTimeout(() => isClosed || start(next), pause).unref();
    });
  };
  for (let i = 0; i < count; i++) start(FIRST_PAUSE_MS);
  return {
    async close() {
      isClosed = true;
      await Promise.all(
        [...children].map(async (child) => {
          const ended = once(child, "exit");
          child.kill("SIGTERM");
          await Promise.race([ended, sleep(LONGEST_END_MS, undefined, { ref: false })]);
          child.kill("SIGKILL");
        }),
      );
    },
  };
}
