import type pg from "pg";
import { type Db, only, transaction } from "../db/pool.ts";
import { endIn } from "./end-render.ts";
import { RENDER_COLUMNS, type RenderRecord, tellChange } from "./render-record.ts";

/** What a worker can do. */
export interface WorkerAbility {
  /** Name of its engine. */
  readonly engine: string;
  /** It takes films too. */
  readonly films: boolean;
}

/** Seconds after which a worker that is not heard of has lost its job. */
export const LEASE_SECONDS = 10;
/** Times a job is begun: past that, it is what kills its workers. */
const MOST_TRIES = 4;

/** A job that a worker may take: nobody has begun it, or whoever had has died. */
const TO_TAKE = "(j.state = 'queued' or (j.state = 'running' and j.lease_until < now()))";
const TAKES_FILMS = "($1 or j.settings ->> 'kind' is distinct from 'film')";

/** Whether there is something for a worker to do. */
export async function isRenderWaiting(db: Db, { films }: Pick<WorkerAbility, "films">): Promise<boolean> {
  const { rows } = await db.query<{ waits: boolean }>({
    name: "render-waits",
    text: `select exists (select from render_job j where ${TO_TAKE} and ${TAKES_FILMS}) as waits`,
    values: [films],
  });
  return only(rows).waits;
}

/**
 * Takes the next job, or one whose worker has died: by priority, then from the shop that has the fewest at work, then the oldest. `null`: there
 * is none. A job that has been begun too often fails, and its credits are given back.
 */
export function takeRender(
  pool: pg.Pool,
  worker: string,
  { engine, films }: WorkerAbility,
): Promise<RenderRecord | null> {
  return transaction(pool, async (db) => {
    for (;;) {
      const { rows } = await db.query<{ id: string; tries: number }>({
        name: "render-next",
        text: `select j.id, j.tries from render_job j
          where ${TO_TAKE} and ${TAKES_FILMS}
          order by j.priority desc, (select count(*) from render_job r where r.shop_id = j.shop_id and r.state = 'running'), j.created_at, j.id
          limit 1 for update of j skip locked`,
        values: [films],
      });
      const [next] = rows;
      if (!next) return null;
      if (next.tries >= MOST_TRIES) {
        await endIn(db, next.id, { state: "failed", failure: "lost" });
        continue;
      }
      const taken = await db.query<RenderRecord>({
        name: "render-take",
        text: `with j as (update render_job set state = 'running', worker = $2, engine = $3, tries = tries + 1, progress = 0, rev = rev + 1,
            lease_until = now() + make_interval(secs => ${LEASE_SECONDS}), started_at = now() where id = $1 returning *)
          select ${RENDER_COLUMNS} from j join app_user u on u.id = j.created_by`,
        values: [next.id, worker, engine],
      });
      await tellChange(db, next.id);
      return taken.rows[0] ?? null;
    }
  });
}

/** Keeps the lease and tells how far the picture is. False: the job was stopped, or another worker has it. */
export async function keepLease(
  pool: pg.Pool,
  { id, worker, progress }: { readonly id: string; readonly worker: string; readonly progress: number },
): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: "render-keep",
    text: `with kept as (update render_job set lease_until = now() + make_interval(secs => ${LEASE_SECONDS}),
          rev = rev + case when progress = $3 then 0 else 1 end, progress = $3
        where id = $1 and worker = $2 and state = 'running' returning id, project_id)
      select pg_notify('stanza_job', id::text), pg_notify('stanza_job', 'renders-' || project_id) from kept`,
    values: [id, worker, progress],
  });
  return (rowCount ?? 0) > 0;
}

/** Gives a job back unbegun, as a worker that stops does. */
export async function giveBack(pool: pg.Pool, id: string, worker: string): Promise<void> {
  await pool.query(
    `update render_job set state = 'queued', worker = null, lease_until = null, progress = 0, tries = tries - 1, rev = rev + 1
      where id = $1 and worker = $2 and state = 'running'`,
    [id, worker],
  );
}
