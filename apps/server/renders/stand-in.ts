import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import type { Listener } from "../db/listen.ts";
import { isRenderWaiting, type WorkerAbility } from "./lease.ts";
import { RENDER_QUEUED } from "./render-record.ts";
import { sayAlive } from "./workers-alive.ts";

/** A look at the queue at the latest: notifications may be lost, and dead workers notify nobody. */
const LOOK_MS = 2_000;

/**
 * Stands in for a worker of the farm that rests: says that it is there, and returns when it is needed, or when `signal` is aborted. A database
 * that is away is asked again.
 *
 * id       what it is called meanwhile
 * ability  what the worker told when it ran
 */
export async function standIn(
  pool: pg.Pool,
  listener: Listener,
  { id, ability }: { readonly id: string; readonly ability: WorkerAbility },
  signal: AbortSignal,
): Promise<void> {
  const called = new AbortController();
  const leave = listener.on(RENDER_QUEUED, () => called.abort());
  const woken = AbortSignal.any([signal, called.signal]);
  try {
    while (!woken.aborted) {
      const isWanted = await lookedAt(pool, id, ability);
      if (isWanted) return;
      await sleep(LOOK_MS, undefined, { signal: woken, ref: false }).catch(() => {});
    }
  } finally {
    leave();
  }
}

/** True: there is something to do. Where the database does not answer, nothing can be done either. */
async function lookedAt(pool: pg.Pool, id: string, ability: WorkerAbility): Promise<boolean> {
  try {
    await sayAlive(pool, id, ability);
    return await isRenderWaiting(pool, ability);
  } catch {
    return false;
  }
}
