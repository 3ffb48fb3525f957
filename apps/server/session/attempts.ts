import type { Db } from "../db/pool.ts";

/** The number of attempts that one source may make, and the time for which each counts. */
export interface AttemptLimit {
  readonly most: number;
  readonly windowSeconds: number;
}

const LONGEST_DELAY_SECONDS = 60;

/**
 * Seconds that the longest-blocked of these keys must still wait; 0: none is blocked. The counters are in the database, so all nodes share
 * them and restarts keep them.
 */
export async function secondsToWait(db: Db, keys: readonly string[]): Promise<number> {
  const { rows } = await db.query<{ seconds: number | null }>({
    name: "attempt-wait",
    text: `select ceil(extract(epoch from max(blocked_until) - now()))::int as seconds
      from attempt where key = any($1) and blocked_until > now()`,
    values: [keys],
  });
  return Math.max(0, rows[0]?.seconds ?? 0);
}

/**
 * Counts an attempt. From the limit on, the next attempt must wait: 1 s, then twice as long each time, up to a minute. It is a delay
 * and not a lock, so nobody can shut a seller out by guessing passwords (reliability.md T19).
 *
 * Below the limit the end of the wait is -infinity and not now(): a request of the same moment whose own now() is a little earlier would
 * read now() as a time that is still to come, and be refused.
 */
export async function countAttempt(db: Db, key: string, limit: AttemptLimit): Promise<void> {
  await upsert(db, "attempt-count", "", key, limit);
}

/**
 * Counts an attempt before it is made, unless the key has to wait. Looking and counting are one statement, so of any number of attempts at
 * once no more are let through than one after the other.
 *
 * returns   0: it is counted and may be made; otherwise the seconds to wait, and it is not counted
 */
export async function takeAttempt(db: Db, key: string, limit: AttemptLimit): Promise<number> {
  const isTaken = await upsert(db, "attempt-take", "where a.blocked_until <= now()", key, limit);
  return isTaken ? 0 : Math.max(1, await secondsToWait(db, [key]));
}

async function upsert(db: Db, name: string, where: string, key: string, limit: AttemptLimit) {
  const { rowCount } = await db.query({
    name,
    text: `insert into attempt as a (key, count, window_ends, blocked_until)
      values ($1, 1, now() + make_interval(secs => $3),
        case when 1 < $2::int then '-infinity' else now() + make_interval(secs => 1) end)
      on conflict (key) do update set
        count = case when a.window_ends < now() then 1 else a.count + 1 end,
        window_ends = now() + make_interval(secs => $3),
        blocked_until = case
          when a.window_ends < now() or a.count + 1 < $2::int then '-infinity'
          else now() + make_interval(secs => least(power(2, least(a.count + 1 - $2::int, 10)), $4)) end
      ${where}`,
    values: [key, limit.most, limit.windowSeconds, LONGEST_DELAY_SECONDS],
  });
  return rowCount === 1;
}

/** Takes back an attempt that turned out to be none, as a right password. Attempts of others keep counting, and their delay stays. */
export async function returnAttempt(db: Db, key: string, limit: AttemptLimit): Promise<void> {
  await db.query({
    name: "attempt-return",
    text: `update attempt set count = greatest(count - 1, 0),
        blocked_until = case when count - 1 < $2::int then '-infinity' else blocked_until end
      where key = $1`,
    values: [key, limit.most],
  });
}

export async function forgetAttempts(db: Db, key: string): Promise<void> {
  await db.query({ name: "attempt-forget", text: "delete from attempt where key = $1", values: [key] });
}

/** Deletes the attempts that no longer count and hold nobody up, and addresses that are known no more. */
export async function forgetEndedAttempts(db: Db): Promise<void> {
  await db.query("delete from attempt where window_ends < now() and blocked_until < now()");
}

/** Days for which an address counts as one that a person signs in from. */
const KNOWN_ADDRESS_DAYS = 90;

/** Notes that somebody has signed in to an account from an address. key: names both */
export async function noteKnownAddress(db: Db, key: string): Promise<void> {
  await db.query({
    name: "attempt-known",
    text: `insert into attempt (key, count, window_ends, blocked_until)
      values ($1, 0, now() + make_interval(days => $2), '-infinity')
      on conflict (key) do update set window_ends = excluded.window_ends`,
    values: [key, KNOWN_ADDRESS_DAYS],
  });
}

export async function isKnownAddress(db: Db, key: string): Promise<boolean> {
  const { rowCount } = await db.query({
    name: "attempt-is-known",
    text: "select from attempt where key = $1 and window_ends > now()",
    values: [key],
  });
  return rowCount === 1;
}
