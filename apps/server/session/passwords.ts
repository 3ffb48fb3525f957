import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";

// Argon2id (the library's default) as OWASP advises; 26 ms of one core (server.md §5).
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let free = Math.max(1, availableParallelism());

/** Leaves the other server processes of this machine their part of the cores; called once, before the first password. */
export function shareCoresAmong(processes: number): void {
  free = Math.max(1, Math.floor(availableParallelism() / processes));
}

const waiting: (() => void)[] = [];

/** Computes at most one hash for each core at a time, so that many logins at once leave threads for files and name look-ups. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (free > 0) free--;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else free++;
  }
}

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, OPTIONS));
}

/** Checks that wait at a time, about a second of two cores. More are not taken, so that a flood of them holds nobody up for long. */
const MOST_WAITING = 64;

let decoy: Promise<string> | undefined;

/**
 * Returns true when the password is right. Without a stored hash the answer is false after the same time, so that timing does not reveal
 * which logins exist. `busy`: too many checks wait already and this one was not made; the caller tries again.
 */
export async function isPassword(stored: string | null, password: string): Promise<boolean | "busy"> {
  if (waiting.length >= MOST_WAITING) return "busy";
  decoy ??= hashPassword("no one has this password");
  const against = stored ?? (await decoy);
  const matches = await inTurn(() => verify(against, password));
  return matches && stored !== null;
}
