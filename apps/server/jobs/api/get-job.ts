import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { findJob } from "../../projects/find-job.ts";
import { jobView } from "../job-record.ts";

/** The job is read again after this time at the latest: notifications are lost while the listening connection is down. */
const LOOK_AGAIN_MS = 5_000;

/** Answers when the job has changed since revision `since`, or with 204 when the time to wait is up. */
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
