import { Worker } from "node:worker_threads";
import {
  openWatchdog,
  type QuarantineStore,
  type Timers,
  WATCHDOG_LIMITS,
  type Watchdog,
  type WatchdogLimits,
} from "@stanza/live-project";
import type { Input, Result, TaskKind } from "./tasks.ts";
import type { WorkerMessage, WorkerTask } from "./worker.ts";

/**
 * A worker thread that does one task after the other. A task that brings it down fails alone. A task that hangs is stopped and done again
 * under watch; the piece of work that it hangs at is left out from then on, and the rest of the task is done (reliability.md F14, T31).
 */
export interface Thread {
  /** catalogues  code and version of each that the task needs; the thread opens its own */
  run<K extends TaskKind>(kind: K, input: Input<K>, catalogues: WorkerTask["catalogues"]): Promise<Result<K>>;
  close(): Promise<void>;
}

/** The evaluation timed out. On a busy machine a second try may succeed. */
export class EvaluationTooLong extends Error {
  override readonly name = "EvaluationTooLong";
}

const TIMERS: Timers = {
  after(ms, act) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};

/** catalogueHome  the folder of published versions */
export function openThread(
  catalogueHome: string,
  quarantine: QuarantineStore,
  limits: WatchdogLimits = WATCHDOG_LIMITS.server,
): Thread {
  let worker: { readonly thread: Worker; readonly ready: Promise<void> } | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const start = () => {
    const thread = new Worker(new URL("./worker.ts", import.meta.url), { workerData: { catalogueHome } });
    // It keeps no process alive.
    thread.unref();
    thread.on("error", () => {});
    const ready = new Promise<void>((resolve) => {
      thread.once("message", () => resolve());
      thread.once("exit", () => resolve());
    });
    thread.once("exit", () => {
      if (worker?.thread === thread) worker = undefined;
    });
    return { thread, ready };
  };
  const perform = async (task: Pick<WorkerTask, "kind" | "input" | "catalogues">): Promise<unknown> => {
    let hung = () => {};
    const watchdog = openWatchdog(limits, TIMERS, () => hung());
    for (;;) {
      worker ??= start();
      const { thread, ready } = worker;
      await ready;
      const hangs = new Promise<"hung">((resolve) => {
        hung = () => resolve("hung");
      });
      const sent = { ...task, isWatched: watchdog.isWatched, quarantine: quarantine.now };
      const outcome = await ask(thread, sent, watchdog, hangs);
      if (outcome !== "hung") {
        if (outcome.kind === "result") return outcome.result;
        throw new Error(outcome.error);
      }
      await thread.terminate();
      const verdict = watchdog.verdict();
      if (verdict.kind === "give-up")
        throw new EvaluationTooLong("The evaluation took too long and was stopped.");
      if (verdict.leaveOut) quarantine.add(verdict.leaveOut, task.input.project);
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
      await worker?.thread.terminate();
    },
  };
}

type Answer = Extract<WorkerMessage, { readonly kind: "result" | "error" }>;

/** Sends a task and waits for its answer, or until it hangs; rejects where the thread ends before. */
async function ask(
  worker: Worker,
  task: WorkerTask,
  watchdog: Watchdog,
  hangs: Promise<"hung">,
): Promise<Answer | "hung"> {
  const listening = new AbortController();
  const answered = new Promise<Answer>((resolve, reject) => {
    const onMessage = (message: WorkerMessage) => {
      if (message.kind === "at" || message.kind === "too-long") watchdog.heard(message);
      else if (message.kind !== "ready") resolve(message);
    };
    const onExit = () => reject(new Error("The evaluation thread has ended."));
    worker.on("message", onMessage).on("error", reject).on("exit", onExit);
    listening.signal.addEventListener("abort", () => {
      worker.off("message", onMessage).off("error", reject).off("exit", onExit);
    });
  });
  watchdog.begin();
  worker.postMessage(task);
  try {
    return await Promise.race([answered, hangs]);
  } finally {
    watchdog.rest();
    listening.abort();
  }
}
