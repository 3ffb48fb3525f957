import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { PrintError } from "./print-error.ts";
import type { PrintJob, PrintProgress, PrintResult } from "./print-job.ts";
import { sandboxOf } from "./sandbox.ts";

export interface CompilerLimits {
  /** Wall time of one document, or of one part of a large one, before its process is killed, ms. */
  readonly timeoutMs: number;
  /** Documents after which the process is replaced. */
  readonly documents: number;
  /** Resident memory after which the process is replaced, bytes. */
  readonly memory: number;
  /** Resident memory at which it is killed over a document, bytes; watched where the system reports it (Linux). */
  readonly mostMemory: number;
}

export const DEFAULT_LIMITS: CompilerLimits = {
  timeoutMs: 60_000,
  documents: 100,
  memory: 500 * 1024 * 1024,
  mostMemory: 1024 * 1024 * 1024,
};

export type Printed = Extract<PrintResult, { kind: "printed" }>;

/** Turns documents into PDF, one at a time, in a separate child process. */
export interface Compiler {
  /** Waits for its turn. Rejects with `PrintError`. */
  compile(document: Omit<PrintJob, "id">): Promise<Printed>;
  /** Ends the process; documents that wait or are under way are rejected as closed. */
  close(): Promise<void>;
  /** Process id of the child at work or at rest, or of the sandbox around it; absent before the first document and after a process was replaced. */
  readonly pid: number | undefined;
}

const WATCH_MS = 250;
/** Bytes of a page as Linux counts them on the machines we run on. */
const PAGE = 4096;

const PROGRAM = fileURLToPath(new URL("./compiler-process.ts", import.meta.url));

/** Kills a process with everything that belongs to it. */
function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // It is gone already.
  }
}

/**
 * Opens the compiler; its process starts with the first document.
 *
 * A process that dies over a document is replaced and the document tried once more. One that hangs is killed and not tried again.
 */
export function openCompiler(limits: Partial<CompilerLimits> = {}): Compiler {
  const { timeoutMs, documents, memory, mostMemory } = { ...DEFAULT_LIMITS, ...limits };
  let child: ChildProcess | undefined;
  let printed = 0;
  let nextId = 1;
  let closed = false;
  let queue: Promise<unknown> = Promise.resolve();

  const stop = (): Promise<void> => {
    const old = child;
    child = undefined;
    if (!old || old.exitCode !== null || old.signalCode !== null) return Promise.resolve();
    return new Promise((resolve) => {
      old.ref();
      old.once("exit", () => resolve());
      killGroup(old);
    });
  };

  const start = (): ChildProcess => {
    printed = 0;
    // Of a large document the engine has to let go of one part before it sets the next.
    const { command, args } = sandboxOf(PROGRAM, ["--expose-gc"]);
    const started = spawn(command, args, {
      serialization: "advanced",
      stdio: ["ignore", "ignore", "inherit", "ipc"],
      env: {},
      // A group of its own, which is killed as one: a sandbox that dies while it is being set up would leave its inner half waiting for ever.
      detached: true,
    });
    // A process that dies at rest is noticed here; without a document under way it must not keep its parent alive.
    started
      .on("error", () => {})
      .once("exit", () => {
        if (child === started) child = undefined;
      });
    rest(started);
    return started;
  };

  const attempt = (document: Omit<PrintJob, "id">): Promise<PrintResult> => {
    child ??= start();
    const worker = child;
    const id = nextId++;
    const most = Math.round(mostMemory / 1024 / 1024);
    let used = 0;
    return new Promise<PrintResult>((resolve, reject) => {
      const settle = (finish: () => void): void => {
        clearTimeout(timer);
        clearInterval(watch);
        worker.off("message", onMessage).off("exit", onExit).off("error", onExit);
        rest(worker);
        finish();
      };
      const onMessage = (message: unknown): void => {
        const said = message as PrintResult | PrintProgress;
        if (said.id !== id) return;
        if (said.kind === "part") timer.refresh();
        else settle(() => resolve(said));
      };
      const onExit = (): void => {
        settle(() => reject(closed ? CLOSED() : ended(used > mostMemory / 2 ? used : 0)));
      };
      const timer = setTimeout(() => {
        settle(() => {
          void stop();
          reject(
            new PrintError("hung", `The PDF engine took longer than ${timeoutMs / 1000} s and was stopped.`),
          );
        });
      }, timeoutMs);
      const watch = setInterval(() => {
        used = Math.max(used, residentMemory(worker.pid));
        if (used <= mostMemory) return;
        settle(() => {
          void stop();
          reject(new PrintError("too-large", `The PDF engine took more than ${most} MB and was stopped.`));
        });
      }, WATCH_MS);
      worker.on("message", onMessage).on("exit", onExit).on("error", onExit);
      work(worker);
      // An error of sending shows as the process's exit.
      worker.send({ ...document, id }, () => {});
    });
  };

  const compile = async (document: Omit<PrintJob, "id">): Promise<Printed> => {
    if (closed) throw CLOSED();
    const result = await attempt(document).catch((error: unknown) => {
      if (error instanceof PrintError && error.reason === "crashed") return attempt(document);
      throw error;
    });
    printed++;
    if (result.kind === "refused") {
      const first = result.diagnostics.find(({ severity }) => severity === "error") ?? result.diagnostics[0];
      throw new PrintError(
        "refused",
        `The PDF engine refused the document: ${first?.message ?? "no reason given"}`,
        result.diagnostics,
      );
    }
    if (printed >= documents || result.memory >= memory) await stop();
    return result;
  };

  return {
    compile(document) {
      const turn = queue.then(() => compile(document));
      queue = turn.catch(() => {});
      return turn;
    },
    async close() {
      closed = true;
      await stop();
      await queue;
    },
    get pid() {
      return child?.pid;
    },
  };
}

const CLOSED = () => new PrintError("closed", "The printer was closed.");

/** What an engine that ended by itself died of. used  its memory, bytes, where that was a lot: whatever ended it, it would again */
const ended = (used: number): PrintError =>
  used === 0
    ? new PrintError("crashed", "The PDF engine stopped.")
    : new PrintError("too-large", `The PDF engine stopped at ${Math.round(used / 1024 / 1024)} MB.`);

/** Bytes of a process and of those that it has started, as a sandbox does; 0 where the system does not tell. */
function residentMemory(pid: number | string | undefined): number {
  try {
    const own = Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]) * PAGE;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
    return children.reduce((sum, child) => sum + residentMemory(child), own);
  } catch {
    return 0;
  }
}

function rest(worker: ChildProcess): void {
  worker.unref();
  worker.channel?.unref();
}

function work(worker: ChildProcess): void {
  worker.ref();
  worker.channel?.ref();
}
