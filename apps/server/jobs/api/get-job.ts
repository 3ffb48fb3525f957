import type { Context } from "../../operation/context.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { findProject } from "../../projects/project-record.ts";
import type { Session } from "../../session/sessions.ts";
import { type JobRecord, jobView, readJob } from "../job-record.ts";

/** Waits no longer than this without looking: a notification is lost while the listening connection is. */
const LOOK_AGAIN_MS = 5_000;

export const getJob: Handler<"getJob"> = async ({ context, params, query, session, request }) => {
  const deadline = Date.now() + query.wait * 1000;
  const gone = new AbortController();
  request.raw.once("close", () => request.raw.destroyed && gone.abort());
  for (;;) {
    // Listening starts before looking, so that a change in between is not missed.
    const changed = context.jobs.changed(
      params.id,
      Math.min(LOOK_AGAIN_MS, deadline - Date.now()),
      gone.signal,
    );
    const job = await findJob(context, session, params.id);
    if (!job) {
      gone.abort();
      return notFound();
    }
    if (job.rev > query.since || query.wait === 0) {
      gone.abort();
      return { status: 200, body: jobView(job) };
    }
    await changed;
    if (Date.now() >= deadline || gone.signal.aborted || context.isDraining)
      return { status: 204, body: undefined };
  }
};

/** A job of one's own, or of a project that one may see; `null` for a foreign one as for one that does not exist. */
export async function findJob({ pool }: Context, session: Session, id: string): Promise<JobRecord | null> {
  const job = await readJob(pool, id);
  if (!job || !session.actor.shops.includes(job.shop_id)) return null;
  if (job.created_by === session.actor.userId) return job;
  return job.project_id !== null && (await findProject(pool, session, job.project_id)) ? job : null;
}
