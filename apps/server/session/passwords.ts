import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";

// Argon2id (the library's default) as OWASP advises; 26 ms of one core (server.md §5).
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let free = Math.max(1, availableParallelism());
const waiting: (() => void)[] = [];

/** At most a hash a core at a time: a storm of logins must not take the thread pool from file and name look-ups. */
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

let decoy: Promise<string> | undefined;

/** Whether the password is right. Without a stored hash it takes as long and is false: who exists must not be told by time. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword("no one has this password");
  const against = stored ?? (await decoy);
  const matches = await inTurn(() => verify(against, password));
  return matches && stored !== null;
}
