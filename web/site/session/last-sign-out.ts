import { storage } from "../device/storage.ts";

const KEY = "stanza.signed-out-at";

/** Notes that somebody has signed out of this browser: whoever uses it from now on may be another person (reliability.md T44). */
export const noteSignOut = (now: number): void => storage.set(KEY, String(now));

/** When somebody last signed out of this browser, milliseconds since 1970; 0: never, or it was forgotten. */
export const lastSignOut = (): number => Number(storage.get(KEY) ?? 0) || 0;
