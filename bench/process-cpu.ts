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

/** CPU milliseconds so far of all threads that a process has had, those that have ended too (Linux; in steps of 10 ms). */
export function everyThreadCpuMs(pid: number): number {
  // After the name, which may hold anything: state is field 3, utime and stime are 14 and 15, in hundredths of a second.
  const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

const threadCpuMs = (pid: number | string, thread: number | string): number =>
  Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "latin1").split(" ")[0]) / 1e6;
