import type { RenderFailure } from "@stanza/contract";
import type pg from "pg";
import { type Db, transaction } from "../db/pool.ts";
import { settleCredits } from "./credits.ts";
import { tellChange } from "./render-record.ts";

/** How a job ends. */
export type RenderEnd =
  | { readonly state: "done"; readonly picture: { readonly sha: Buffer; readonly size: number } }
  | { readonly state: "failed"; readonly failure: RenderFailure }
  | { readonly state: "cancelled" };

interface Ended {
  readonly id: string;
  readonly shop_id: string;
  readonly credits: number;
}

/**
 * Ends a job and settles its credits in one transaction: charged when it is done, else given back. False: it has ended already, or another
 * worker has it; nothing changes.
 *
 * worker  only while this one has the job; absent: whoever has it
 */
export const endRender = (pool: pg.Pool, id: string, end: RenderEnd, worker?: string): Promise<boolean> =>
  transaction(pool, (db) => endIn(db, id, end, worker));

/** The same inside a transaction. */
export async function endIn(db: Db, id: string, end: RenderEnd, worker?: string): Promise<boolean> {
  const { rows } = await db.query<Ended>({
    name: "render-end",
    text: `update render_job set state = $2, failure = $3, picture_sha = $4, picture_size = $5, progress = case when $2 = 'done' then 1 else progress end,
        worker = null, lease_until = null, rev = rev + 1, ended_at = now()
      where id = $1 and state in ('queued', 'running') and ($6::uuid is null or worker = $6) returning id, shop_id, credits`,
    values: [
      id,
      end.state,
      end.state === "failed" ? end.failure : null,
      end.state === "done" ? end.picture.sha : null,
      end.state === "done" ? end.picture.size : null,
      worker ?? null,
    ],
  });
  const [job] = rows;
  if (!job) return false;
  await settleCredits(db, job, end.state === "done" ? "charged" : "refunded");
  await tellChange(db, id);
  return true;
}
