import { readFileSync } from "node:fs";

/** Nanoseconds that a thread of another process has run, to the nanosecond and not to the tick of `stat` (Linux). */
const threadRunNs = (pid: number, thread: number | string): number =>
  Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "latin1").split(" ")[0]);

/** CPU milliseconds of a process's main thread so far. */
export const mainThreadCpuMs = (pid: number): number => threadRunNs(pid, pid) / 1e6;

/** CPU milliseconds of all threads of another process so far, ended ones included; in steps of 10. */
export function processCpuMs(pid: number | undefined): number {
  if (pid === undefined) throw new Error("The process has ended.");
  const fields = readFileSync(`/proc/${pid}/stat`, "latin1")
    .replace(/^.*\) /, "")
    .split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
