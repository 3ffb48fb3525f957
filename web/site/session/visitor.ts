import { storage } from "../device/storage.ts";

const KEY = "stanza.visitor";

/**
 * Who uses this browser without an account, until somebody signs out of it: what one guest left is not offered to the next person at a shared
 * device (reliability.md T44). Says nothing about who that is.
 */
export function visitor(): string {
  const known = storage.get(KEY);
  if (known) return known;
  const made = globalThis.crypto?.randomUUID?.() ?? String(Math.random());
  storage.set(KEY, made);
  return made;
}

/** The next person is another one. */
export const forgetVisitor = (): void => storage.set(KEY, undefined);
