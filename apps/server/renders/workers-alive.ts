import type { Db } from "../db/pool.ts";

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
