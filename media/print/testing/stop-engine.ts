import { existsSync, readFileSync } from "node:fs";

/** A process and those that it has started: around the engine may be a sandbox. */
export function familyOf(pid: number): readonly number[] {
  const list = `/proc/${pid}/task/${pid}/children`;
  const children = existsSync(list) ? readFileSync(list, "utf8") : "";
  return [pid, ...children.split(" ").filter(Boolean).map(Number).flatMap(familyOf)];
}

/** Stops an engine, and the sandbox around it, without ending them. Returns the processes that it stopped. */
export function stopEngine(pid: number): readonly number[] {
  const family = familyOf(pid);
  for (const one of family) process.kill(one, "SIGSTOP");
  return family;
}

/** Kills an engine and the sandbox around it, as a crash does. */
export const killEngine = (pid: number): void => void process.kill(-pid, "SIGKILL");
