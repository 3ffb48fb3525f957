import { once } from "node:events";
import { basename } from "node:path";
import { Worker } from "node:worker_threads";
import { readSourceFolder } from "./source-folder.ts";
import { readCurrent, readVersion } from "./version-folder.ts";

export interface PublishOrder {
  readonly folders: readonly string[];
  /** The folder of published versions. */
  readonly home: string;
}

/**
 * Publishes the source folders that have changed since they were last looked at, or whose version is damaged or gone. In a thread that ends with
 * it: the publisher's code and what it has held are of no use to a server that runs.
 */
export async function publishChanged(folders: readonly string[], home: string): Promise<void> {
  const changed = folders.filter((folder) => !isLookedAt(folder, home));
  if (changed.length === 0) return;
  const workerData: PublishOrder = { folders: changed, home };
  // A fault of the publisher itself ends the start, with its own stack.
  await once(new Worker(new URL("./publish-worker.ts", import.meta.url), { workerData }), "exit");
}

function isLookedAt(folder: string, home: string): boolean {
  const before = readCurrent(home, basename(folder));
  if (before?.sourceHash !== readSourceFolder(folder).hash) return false;
  const { inUse } = before;
  return inUse === null || readVersion(home, inUse.code, inUse.version) !== null;
}
