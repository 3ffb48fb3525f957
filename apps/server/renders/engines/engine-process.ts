import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { RenderError } from "./engine.ts";

/** Bytes of a page as Linux counts them. */
const PAGE = 4096;
const WATCH_MS = 500;

export interface ProcessLimits {
  readonly timeoutMs: number;
  /** Resident bytes of the process and all that it has started. */
  readonly memory: number;
}

/**
 * Runs an engine's process to its end: in a group of its own that is killed as one when it takes too long or too much, or is told to stop.
 * Rejects with `RenderError`; the process is then gone.
 *
 * listen  gets the process before it runs, and a function that ends the wait with a result or a failure
 */
export function runEngine<T>(
  {
    command,
    args,
    options,
  }: { readonly command: string; readonly args: readonly string[]; readonly options: SpawnOptions },
  { timeoutMs, memory }: ProcessLimits,
  signal: AbortSignal,
  listen: (child: ChildProcess, end: { resolve(value: T): void; reject(error: unknown): void }) => void,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    if (signal.aborted) return reject(new RenderError("crashed", "The picture was stopped."));
    const child = spawn(command, args, { ...options, detached: true });
    let isSettled = false;
    const settle = (finish: () => void): void => {
      if (isSettled) return;
      isSettled = true;
      clearTimeout(timer);
      clearInterval(watch);
      signal.removeEventListener("abort", stop);
      killGroup(child);
      finish();
    };
    const fail = (error: unknown) => settle(() => reject(error));
    const stop = () => fail(new RenderError("crashed", "The picture was stopped."));
    const timer = setTimeout(
      () => fail(new RenderError("hung", `The engine took longer than ${Math.round(timeoutMs / 1000)} s.`)),
      timeoutMs,
    );
    const watch = setInterval(() => {
      if (residentMemory(child.pid) > memory)
        fail(new RenderError("too-large", `The engine took more than ${Math.round(memory / 2 ** 20)} MB.`));
    }, WATCH_MS);
    signal.addEventListener("abort", stop, { once: true });
    child.on("error", (error) => fail(new RenderError("crashed", error.message)));
    child.on("exit", (code, by) => {
      // What it has said last may still be on its way.
      setTimeout(() => fail(new RenderError("crashed", `The engine ended with ${by ?? code}.`)), 200);
    });
    listen(child, { resolve: (value) => settle(() => resolve(value)), reject: fail });
  });
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // It is gone already.
  }
}

/** Bytes of a process and of those that it has started; 0 where the system does not tell. */
function residentMemory(pid: number | string | undefined): number {
  try {
    const own = Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]) * PAGE;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
    return children.reduce((sum, child) => sum + residentMemory(child), own);
  } catch {
    return 0;
  }
}
