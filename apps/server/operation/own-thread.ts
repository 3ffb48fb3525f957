import { Worker } from "node:worker_threads";

const LONGEST_MS = 120_000;
const MOST_MEGABYTES = 1536;

/**
 * Does one piece of heavy work in a thread of its own, so that others are served meanwhile; `null`: it took longer than two minutes, or too
 * much memory.
 *
 * worker   the file that the thread runs: it posts what comes of its `workerData`, once
 */
export function inOwnThread<Outcome>(worker: URL, input: unknown): Promise<Outcome | null> {
  return new Promise((resolve) => {
    const thread = new Worker(worker, {
      workerData: input,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    });
    const end = (outcome: Outcome | null) => {
      clearTimeout(limit);
      resolve(outcome);
      void thread.terminate();
    };
    const limit = setTimeout(() => end(null), LONGEST_MS);
    thread.once("message", end);
    thread.once("error", () => end(null));
    thread.once("exit", () => end(null));
  });
}
