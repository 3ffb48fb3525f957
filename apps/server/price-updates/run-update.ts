import { inOwnThread } from "../operation/own-thread.ts";
import type { PublishedUpdate, UpdatedVersion } from "./update-published.ts";

/** Brings prices up to date in a thread of its own; `null`: it took too long, as no price list does. */
export const runUpdate = (input: PublishedUpdate): Promise<UpdatedVersion | null> =>
  inOwnThread(new URL("./update-worker.ts", import.meta.url), input);
