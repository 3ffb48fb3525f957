import { inOwnThread } from "../operation/own-thread.ts";
import type { TakeIn, TakenOutcome } from "./take-in.ts";

/** Takes a delivery in, in a thread of its own; `null`: it took too long, as no delivery of a furniture maker does. */
export const runTakeIn = (input: TakeIn): Promise<TakenOutcome | null> =>
  inOwnThread(new URL("./take-in-worker.ts", import.meta.url), input);
