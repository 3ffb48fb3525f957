import { inOwnThread } from "../operation/own-thread.ts";
import type { CheckedSource, SourceToCheck } from "./check-source.ts";

/** Looks at a folder in a thread of its own; `null`: it took too long, as no catalogue of a furniture maker does. */
export const runCheckSource = (input: SourceToCheck): Promise<CheckedSource | null> =>
  inOwnThread(new URL("./check-source-worker.ts", import.meta.url), input);
