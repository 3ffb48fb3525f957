import { type JobRecord, readJob } from "../jobs/job-record.ts";
import type { Context } from "../operation/context.ts";
import type { Session } from "../session/sessions.ts";
import { findProject } from "./project-record.ts";

/** A person's own job, or one of a project that they may see; `null` for a foreign job as for one that does not exist. */
export async function findJob(
  { pool }: Pick<Context, "pool">,
  session: Session,
  id: string,
): Promise<JobRecord | null> {
  const job = await readJob(pool, id);
  if (!job || !session.actor.shops.includes(job.shop_id)) return null;
  if (job.created_by === session.actor.userId) return job;
  return job.project_id !== null && (await findProject(pool, session, job.project_id)) ? job : null;
}
