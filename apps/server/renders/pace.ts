import { type RenderSettings, renderPaths } from "@stanza/contract";
import type { Db } from "../db/pool.ts";

/** Seconds that a million paths take, by the last twenty pictures of the farm; `null`: there are none. */
export async function paceOf(db: Db): Promise<number | null> {
  const { rows } = await db.query<{ settings: RenderSettings; seconds: number }>(
    `select settings, extract(epoch from ended_at - started_at)::float8 as seconds from render_job
      where state = 'done' and started_at is not null order by ended_at desc limit 20`,
  );
  let [paths, seconds] = [0, 0];
  for (const { settings, seconds: own } of rows) {
    paths += renderPaths(settings);
    seconds += own;
  }
  return paths === 0 ? null : seconds / (paths / 1e6);
}
