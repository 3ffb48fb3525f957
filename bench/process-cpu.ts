import { readdirSync, readFileSync } from "node:fs";

/** CPU milliseconds of a process's main thread so far (Linux; to the nanosecond, where `stat` counts in steps of 10 ms). */
export const mainThreadCpuMs = (pid: number): number => threadCpuMs(pid, pid);

/**
 * CPU milliseconds so far of the threads that a process has now (Linux). Meant for processes whose threads stay, such as Node's and a
 * database connection's; one that has ended counts no more.
 */
export function processCpuMs(pid: number | string): number {
  try {
    return readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => sum + threadCpuMs(pid, thread), 0);
  } catch {
    return 0;
  }
}

const threadCpuMs = (pid: number | string, thread: number | string): number =>
  Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "latin1").split(" ")[0]) / 1e6;
