import type { Db } from "../db/pool.ts";
import type { WorkerAbility } from "./lease.ts";
import { RENDER_QUEUED } from "./render-record.ts";

/** Says that a worker is there and what it can do; also on behalf of one that rests. */
export async function sayAlive(db: Db, worker: string, { engine, films }: WorkerAbility): Promise<void> {
  await db.query({
    name: "render-alive",
    text: `insert into render_worker (id, engine, films, seen_at) values ($1, $2, $3, now()) on conflict (id) do update set seen_at = now()`,
    values: [worker, engine, films],
  });
}

/** Takes a worker that ends from the list. */
export async function sayGone(db: Db, worker: string): Promise<void> {
  await db.query("delete from render_worker where id = $1", [worker]);
}

/** Whether a worker has been heard of in the last half minute, and whether one of them makes films. */
export async function workersAlive(
  db: Db,
): Promise<{ readonly isRunning: boolean; readonly makesFilms: boolean }> {
  const { rows } = await db.query<{ running: boolean; films: boolean }>(
    `select count(*) > 0 as running, coalesce(bool_or(films), false) as films from render_worker
      where seen_at > now() - interval '30 seconds'`,
  );
  return { isRunning: rows[0]?.running ?? false, makesFilms: rows[0]?.films ?? false };
}

/** Wakes workers that rest. */
export async function callWorkers(db: Db): Promise<void> {
  await db.query("select pg_notify($1, '')", [RENDER_QUEUED]);
}
