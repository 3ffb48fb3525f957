import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync } from "node:fs";
import { join } from "node:path";

/** A running PostgreSQL server, as its `postmaster.pid` describes it. */
interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly state: "starting" | "ready" | "stopping";
}

/**
 * The live server of a data directory; `null` when there is none. PostgreSQL itself handles a pid file left by a dead server; one whose
 * number now belongs to another program would keep it from starting and is removed.
 */
export function livePostmaster(dataDirectory: string): Postmaster | null {
  const path = join(dataDirectory, "postmaster.pid");
  if (!existsSync(path)) return null;
  const lines = readFileSync(path, "utf8").split("\n");
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 1 || !isAlive(pid)) return null;
  if (servesElsewhere(pid, dataDirectory)) {
    rmSync(path, { force: true });
    return null;
  }
  const state = lines[7]?.trim();
  return {
    pid,
    port: Number(lines[3]),
    state: state === "ready" || state === "stopping" ? state : "starting",
  };
}

/** Returns true when a process runs; a zombie, which still answers signals, does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ESRCH") return false;
  }
  try {
    return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    // Without /proc (macOS) only the signal says whether it runs; with /proc the process has just ended.
    return process.platform !== "linux";
  }
}

/** Returns true when a process is the postmaster of a data directory. Without /proc the pid file is trusted. */
function servesElsewhere(pid: number, dataDirectory: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) !== realpathSync(dataDirectory);
  } catch {
    return false;
  }
}
