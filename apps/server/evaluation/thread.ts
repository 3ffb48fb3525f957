import { Worker } from "node:worker_threads";
import type { Input, Result, TaskKind } from "./tasks.ts";
import type { WorkerAnswer, WorkerTask } from "./worker.ts";

/** A worker thread that does one task after the other. A task that brings it down, or takes too long, fails alone. */
export interface Thread {
  /** catalogues  code and version of each that the task needs; the thread opens its own */
  run<K extends TaskKind>(kind: K, input: Input<K>, catalogues: WorkerTask["catalogues"]): Promise<Result<K>>;
  close(): Promise<void>;
}

/** A project of the most rows takes a second; what takes this long will not end. */
const LIMIT_MS = 30_000;

/** catalogueHome  the folder of published versions */
export function openThread(catalogueHome: string): Thread {
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const start = (): Worker => {
    const started = new Worker(new URL("./worker.ts", import.meta.url), { workerData: { catalogueHome } });
    // It keeps no process alive.
    started.unref();
    started.on("error", () => {});
    started.once("exit", () => {
      if (worker === started) worker = undefined;
    });
    return started;
  };
  const perform = async (task: WorkerTask): Promise<unknown> => {
    worker ??= start();
    const used = worker;
    const timer = setTimeout(() => void used.terminate(), LIMIT_MS);
    try {
      const { result, error } = await ask(used, task);
      if (error !== undefined) throw new Error(error);
      return result;
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    run(kind, input, catalogues) {
      // Sent one at a time, so that the limit is each task's own.
      const answer = last.then(() => perform({ kind, input, catalogues }));
      last = answer.catch(() => {});
      return answer as Promise<never>;
    },
    async close() {
      await worker?.terminate();
    },
  };
}

/** Sends a task and waits for its answer; rejects where the thread ends before. */
function ask(worker: Worker, task: WorkerTask): Promise<WorkerAnswer> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      worker.off("message", onMessage).off("error", onError).off("exit", onExit);
      act();
    };
    const onMessage = (answer: WorkerAnswer) => settle(() => resolve(answer));
    const onError = (error: Error) => settle(() => reject(error));
    const onExit = () => settle(() => reject(new Error("The evaluation thread has ended.")));
    worker.on("message", onMessage).on("error", onError).on("exit", onExit);
    worker.postMessage(task);
  });
}
