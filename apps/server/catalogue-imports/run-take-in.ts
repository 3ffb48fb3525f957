import { Worker } from "node:worker_threads";
import type { TakeIn, TakenOutcome } from "./take-in.ts";

/** A delivery that is larger than this takes is no delivery of a furniture maker. */
const LONGEST_MS = 120_000;

/** Takes a delivery in, in a thread of its own, so that others are served meanwhile; `null`: it took too long or too much memory. */
export function runTakeIn(input: TakeIn): Promise<TakenOutcome | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL("./take-in-worker.ts", import.meta.url), {
      workerData: input,
      resourceLimits: { maxOldGenerationSizeMb: 1536 },
    });
    const end = (outcome: TakenOutcome | null) => {
      clearTimeout(limit);
      resolve(outcome);
      void worker.terminate();
    };
    const limit = setTimeout(() => end(null), LONGEST_MS);
    worker.once("message", (outcome: TakenOutcome) => end(outcome));
    worker.once("error", () => end(null));
    worker.once("exit", () => end(null));
  });
}
