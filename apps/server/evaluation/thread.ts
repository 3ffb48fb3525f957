import { Worker } from "node:worker_threads";
import {
  openWatchdog,
  type QuarantineStore,
  type Timers,
  WATCHDOG_LIMITS,
  type Watchdog,
  type WatchdogLimits,
} from "@stanza/live-project";
import { Unavailable } from "../http/unavailable.ts";
import { openTaskQueue, type Turn } from "./task-queue.ts";
import type { Input, Result, TaskKind } from "./tasks.ts";
import type { WorkerMessage, WorkerStart, WorkerTask } from "./worker.ts";

/**
 * A worker thread that does one task after the other. A task that brings it down fails alone. A task that hangs is stopped and done again
 * under watch; the piece of work that it hangs at is left out from then on, and the rest of the task is done (reliability.md F14, T31).
 * A thread that runs out of memory is started again and its task done once more, with nothing else kept; a thread with nothing to do for
 * a while ends, and its memory with it.
 */
export interface Thread {
  /**
   * Rejects with `TooBusy`, `NotWanted`, `EvaluationTooLong` or `EvaluationTooLarge`.
   *
   * catalogues  code and version of each that the task needs; the thread opens its own
   */
  run<K extends TaskKind>(
    kind: K,
    input: Input<K>,
    catalogues: WorkerTask["catalogues"],
    turn?: Omit<Turn, "rows">,
  ): Promise<Result<K>>;
  /** Rows of the projects that wait for it or that it is at. */
  readonly rowsAhead: number;
  /** False: the next task has to start it first, which takes a quarter of a second and the memory of a thread. */
  readonly isRunning: boolean;
  close(): Promise<void>;
}

/** The evaluation timed out. On a busy machine a second try may succeed. */
export class EvaluationTooLong extends Unavailable {
  override readonly name = "EvaluationTooLong";
}

/** Alone in a fresh thread the task needs more memory than a thread gets; no later try is different. */
export class EvaluationTooLarge extends Error {
  override readonly name = "EvaluationTooLarge";
  /** How jobs know it (`jobs/out-of-memory.ts`). */
  readonly reason = "too-large";
  /** How HTTP says it. */
  readonly statusCode = 413;
}

const TIMERS: Timers = {
  after(ms, act) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};

export interface ThreadLimits {
  readonly watchdog: WatchdogLimits;
  /** Megabytes of JavaScript objects, above which the thread is ended. */
  readonly mostMegabytes: number;
  /** Megabytes above which projects that are kept evaluated are let go. */
  readonly keptMegabytes: number;
  /** Milliseconds without a task after which the thread ends; the next task starts another in a quarter of a second. */
  readonly restMs: number;
  /** Tasks that may wait, of all projects and of one. */
  readonly mostWaiting: number;
  readonly mostOfProject: number;
}

/** For objects that are mostly gone again at once; V8's own default makes threads larger. */
const YOUNG_MEGABYTES = 12;

/** Generous guesses: what a thread may take is not what it usually takes, 100 to 200 MB. */
export const THREAD_LIMITS: ThreadLimits = {
  watchdog: WATCHDOG_LIMITS.server,
  mostMegabytes: 1024,
  keptMegabytes: 64,
  restMs: 90_000,
  mostWaiting: 200,
  mostOfProject: 20,
};

/** catalogueHome  the folder of published versions */
export function openThread(
  catalogueHome: string,
  quarantine: QuarantineStore,
  given: Partial<ThreadLimits> = {},
): Thread {
  const limits = { ...THREAD_LIMITS, ...given };
  const queue = openTaskQueue(limits);
  let worker: { readonly thread: Worker; readonly ready: Promise<void> } | undefined;
  let rest: NodeJS.Timeout | undefined;

  const start = () => {
    const workerData: WorkerStart = { catalogueHome, mostKeptBytes: limits.keptMegabytes * 2 ** 20 };
    const thread = new Worker(new URL("./worker.ts", import.meta.url), {
      workerData,
      resourceLimits: {
        maxOldGenerationSizeMb: limits.mostMegabytes,
        maxYoungGenerationSizeMb: YOUNG_MEGABYTES,
      },
    });
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
    let isOutOfMemory = false;
    const watchdog = openWatchdog(limits.watchdog, TIMERS, () => hung());
    for (;;) {
      worker ??= start();
      const { thread, ready } = worker;
      await ready;
      const hangs = new Promise<"hung">((resolve) => {
        hung = () => resolve("hung");
      });
      const sent = { ...task, isWatched: watchdog.isWatched, quarantine: quarantine.now };
      const outcome = await ask(thread, sent, watchdog, hangs);
      if (outcome === "out-of-memory") {
        await thread.terminate();
        if (isOutOfMemory)
          throw new EvaluationTooLarge("The project needs more memory than the server has for one project.");
        isOutOfMemory = true;
        continue;
      }
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
  const end = async () => {
    const ending = worker;
    // Whoever comes while it ends gets another.
    worker = undefined;
    await ending?.thread.terminate();
  };
  return {
    get rowsAhead() {
      return queue.rowsAhead;
    },
    get isRunning() {
      return worker !== undefined || queue.rowsAhead > 0;
    },
    run(kind, input, catalogues, turn = {}) {
      clearTimeout(rest);
      const answer = queue.inTurn({ ...turn, rows: input.project.rows.length }, () =>
        perform({ kind, input, catalogues }),
      );
      const ended = () => {
        if (queue.rowsAhead > 0) return;
        clearTimeout(rest);
        rest = setTimeout(end, limits.restMs);
        rest.unref();
      };
      answer.then(ended, ended);
      return answer as Promise<never>;
    },
    async close() {
      clearTimeout(rest);
      await end();
    },
  };
}

type Answer = Extract<WorkerMessage, { readonly kind: "result" | "error" }>;

/** Sends a task and waits for its answer, or until it hangs or has no memory left; rejects where the thread ends before. */
async function ask(
  worker: Worker,
  task: WorkerTask,
  watchdog: Watchdog,
  hangs: Promise<"hung">,
): Promise<Answer | "hung" | "out-of-memory"> {
  const listening = new AbortController();
  const answered = new Promise<Answer | "out-of-memory">((resolve, reject) => {
    const onMessage = (message: WorkerMessage) => {
      if (message.kind === "at" || message.kind === "too-long") watchdog.heard(message);
      else if (message.kind !== "ready") resolve(message);
    };
    const onError = (error: NodeJS.ErrnoException) => {
      if (error.code === "ERR_WORKER_OUT_OF_MEMORY") resolve("out-of-memory");
      else reject(error);
    };
    const onExit = () => reject(new Error("The evaluation thread has ended."));
    worker.on("message", onMessage).on("error", onError).on("exit", onExit);
    listening.signal.addEventListener("abort", () => {
      worker.off("message", onMessage).off("error", onError).off("exit", onExit);
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
