import type { Context } from "../../operation/context.ts";

/** ASSUMED: a PDF for which all tries of its job have failed is tried again every ten minutes, for a week. */
const AFTER = "10 minutes";
const UNTIL = "7 days";

/**
 * Queues the jobs again of frozen offers whose PDF could not be made (reliability.md F16): the engine may work again, or a fault in
 * the brand may have been corrected. Several nodes share the work. A refused job, e.g. for its terms, has no offer and stays as it is.
 */
export async function printPending({ pool, jobs }: Pick<Context, "pool" | "jobs">): Promise<void> {
  const { rows } = await pool.query<{ id: string }>({
    name: "pending-pdfs",
    text: `update job set state = 'queued', error = null, rev = rev + 1, updated_at = now()
      where id in (select j.id from job j join offer o on o.job_id = j.id
        where j.kind = 'offer' and j.state = 'failed' and o.pdf_sha is null
          and j.updated_at < now() - interval '${AFTER}' and o.created_at > now() - interval '${UNTIL}'
        for update of j skip locked)
      returning id`,
  });
  for (const { id } of rows) await jobs.again("offer", id);
}
