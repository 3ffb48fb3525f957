import { changeJob } from "../../jobs/job-record.ts";
import type { Context } from "../../operation/context.ts";

/** ASSUMED: a PDF for which all tries of its job have failed is tried again every ten minutes, for a week. */
const AFTER = "10 minutes";
const UNTIL = "7 days";

/** What stands in a job that the queue did not take, until its next turn. */
const NOT_QUEUED = { code: "failed", message: "The job queue could not be reached." };

/**
 * Queues the jobs again of offers whose PDF could not be made, as offered or as accepted (reliability.md F16): the engine may work again, or
 * a fault in the brand may have been corrected. Several nodes share the work. A refused job, e.g. for its terms, has no offer and stays as it is;
 * so does one that ran out of memory, which it would again.
 */
export async function printPending({
  pool,
  jobs,
  log,
}: Pick<Context, "pool" | "jobs" | "log">): Promise<void> {
  const { rows } = await pool.query<{ id: string; kind: string }>({
    name: "pending-pdfs",
    text: `update job set state = 'queued', error = null, rev = rev + 1, updated_at = now()
      where id in (select j.id from job j join offer o on o.job_id = j.id and o.pdf_sha is null or o.acceptance_job = j.id
        where j.state = 'failed' and j.error->>'code' <> 'too-large'
          and j.updated_at < now() - interval '${AFTER}' and j.created_at > now() - interval '${UNTIL}'
        for update of j skip locked)
      returning id, kind`,
  });
  for (const { id, kind } of rows) {
    try {
      await jobs.again(kind, id);
    } catch (error) {
      log.warn({ err: error, jobId: id }, "A pending PDF could not be queued; it is tried again later");
      await changeJob(pool, id, { state: "failed", error: NOT_QUEUED });
    }
  }
}
