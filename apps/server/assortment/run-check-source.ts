import { Worker } from "node:worker_threads";
import type { CheckedSource, SourceToCheck } from "./check-source.ts";

/** A folder that takes longer is no catalogue of a furniture maker. */
const LONGEST_MS = 120_000;

/** Looks at a folder in a thread of its own, so that others are served meanwhile; `null`: it took too long or too much memory. */
export function runCheckSource(input: SourceToCheck): Promise<CheckedSource | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL("./check-source-worker.ts", import.meta.url), {
      workerData: input,
      resourceLimits: { maxOldGenerationSizeMb: 1536 },
    });
    const end = (outcome: CheckedSource | null) => {
      clearTimeout(limit);
      resolve(outcome);
      void worker.terminate();
    };
    const limit = setTimeout(() => end(null), LONGEST_MS);
    worker.once("message", (outcome: CheckedSource) => end(outcome));
    worker.once("error", () => end(null));
    worker.once("exit", () => end(null));
  });
}
