import { Worker } from "node:worker_threads";
import type { EvaluationWork } from "@stanza/evaluation";
import { Unavailable } from "../http/unavailable.ts";
import type { QuarantineStore } from "./quarantine-store.ts";
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

export interface ThreadLimits {
  /** A whole task; under watch what comes before the first piece of work, which is a new thread's opening of catalogues. */
  readonly taskMs: number;
  /** One piece of work under watch. */
  readonly workMs: number;
}

/** Nothing is known of the task but that it has no end in sight: on a busy machine it may have one another time. */
export class EvaluationTooLong extends Unavailable {
  override readonly name = "EvaluationTooLong";
}

/** A project of the most rows takes a second, an article a hundredth of one; the rest is for machines that have much else to do. */
const LIMITS: ThreadLimits = { taskMs: 8_000, workMs: 4_000 };
/** Each leaves out one more piece of work; after the third article a catalogue is left out as a whole. */
const MOST_ROUNDS = 8;

/** catalogueHome  the folder of published versions */
export function openThread(
  catalogueHome: string,
  quarantine: QuarantineStore,
  limits: ThreadLimits = LIMITS,
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
    for (let round = 0; ; round++) {
      worker ??= start();
      const { thread, ready } = worker;
      await ready;
      const isWatched = round > 0;
      const outcome = await ask(thread, { ...task, isWatched, quarantine: quarantine.now }, limits);
      if (outcome.kind === "result") return outcome.result;
      if (outcome.kind === "error") throw new Error(outcome.error);
      await thread.terminate();
      if (round === MOST_ROUNDS || (isWatched && !outcome.at))
        throw new EvaluationTooLong("The evaluation took too long and was stopped.");
      if (outcome.at) quarantine.add(outcome.at, task.input.project);
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

type Outcome =
  | Extract<WorkerMessage, { readonly kind: "result" | "error" }>
  /** `at`: what it was doing, where it was watched. */
  | { readonly kind: "hung"; readonly at: EvaluationWork | undefined };

/** Sends a task and waits for its answer, or for the limit; rejects where the thread ends before. */
function ask(worker: Worker, task: WorkerTask, { taskMs, workMs }: ThreadLimits): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    let at: EvaluationWork | undefined;
    const hang = () => settle(() => resolve({ kind: "hung", at }));
    let timer = setTimeout(hang, taskMs);
    const settle = (act: () => void) => {
      clearTimeout(timer);
      worker.off("message", onMessage).off("error", onError).off("exit", onExit);
      act();
    };
    const onMessage = (message: WorkerMessage) => {
      switch (message.kind) {
        case "ready":
          return;
        case "at":
          at = message.work;
          clearTimeout(timer);
          timer = setTimeout(hang, workMs);
          return;
        case "too-long":
          at = message.work;
          hang();
          return;
        default:
          settle(() => resolve(message));
      }
    };
    const onError = (error: Error) => settle(() => reject(error));
    const onExit = () => settle(() => reject(new Error("The evaluation thread has ended.")));
    worker.on("message", onMessage).on("error", onError).on("exit", onExit);
    worker.postMessage(task);
  });
}
