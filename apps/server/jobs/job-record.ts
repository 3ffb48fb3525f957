import type { Job } from "@stanza/contract";
import type { Db } from "../db/pool.ts";

/** The notification channel for changes of jobs; the payload is the job's id. */
export const JOB_CHANNEL = "stanza_job";

export interface JobRecord {
  readonly id: string;
  readonly shop_id: string;
  readonly kind: string;
  readonly project_id: number | null;
  readonly state: Job["state"];
  readonly progress: number;
  readonly step: string;
  readonly rev: number;
  readonly input: unknown;
  readonly result: Record<string, unknown> | null;
  readonly error: { code: string; message: string } | null;
  readonly created_by: string;
}

const COLUMNS = "id, shop_id, kind, project_id, state, progress, step, rev, input, result, error, created_by";

export async function readJob(db: Db, id: string): Promise<JobRecord | null> {
  const { rows } = await db.query<JobRecord>({
    name: "job-read",
    text: `select ${COLUMNS} from job where id = $1`,
    values: [id],
  });
  return rows[0] ?? null;
}

interface JobChange {
  readonly state?: Job["state"];
  readonly progress?: number;
  readonly step?: string;
  readonly result?: object;
  readonly error?: { readonly code: string; readonly message: string } | null;
}

/** Changes a job that has not ended and notifies its watchers; false: the job has ended and stays as it is. */
export async function changeJob(db: Db, id: string, change: JobChange): Promise<boolean> {
  const { rowCount } = await db.query({
    name: "job-change",
    text: `with changed as (
        update job set state = coalesce($2, state), progress = coalesce($3, progress), step = coalesce($4, step),
          result = coalesce($5, result), error = case when $6 then $7::jsonb else error end,
          rev = rev + 1, updated_at = now()
        where id = $1 and state in ('queued', 'running') returning id)
      select pg_notify('${JOB_CHANNEL}', id::text) from changed`,
    values: [
      id,
      change.state ?? null,
      change.progress ?? null,
      change.step ?? null,
      change.result ?? null,
      change.error !== undefined,
      change.error ?? null,
    ],
  });
  return (rowCount ?? 0) > 0;
}

export function jobView(record: JobRecord): Job {
  const { id, kind, state, progress, step, rev, result, error } = record;
  return { id, kind, state, progress, step, rev, ...(result ? { result } : {}), ...(error ? { error } : {}) };
}
