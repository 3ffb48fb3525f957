import type { ChildProcess } from "node:child_process";

/** Ends a process of one's own and waits until it is gone; one that does not heed is killed after five seconds. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill();
  const patience = setTimeout(() => child.kill("SIGKILL"), 5000);
  await gone;
  clearTimeout(patience);
}
