import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { findRender } from "../../projects/find-render.ts";
import { renderView } from "../render-record.ts";

/** The job is read again after this time at the latest: notifications are lost while the listening connection is down. */
const LOOK_AGAIN_MS = 5_000;

/** Answers when the job has changed since revision `since`, or with 204 when the time to wait is up. */
export const followRenderJob: Handler<"followRenderJob"> = async ({
  context,
  params,
  query,
  session,
  request,
}) => {
  const deadline = Date.now() + query.wait * 1000;
  const gone = new AbortController();
  request.raw.once("close", () => request.raw.destroyed && gone.abort());
  for (;;) {
    // Listening starts before looking, so that a change in between is not missed.
    const wait = Math.max(0, Math.min(LOOK_AGAIN_MS, deadline - Date.now()));
    const changed = context.jobs.changed(params.id, wait, gone.signal);
    const job = await findRender(context, session, params.id);
    if (!job || job.rev > query.since) {
      gone.abort();
      return job ? { status: 200, body: renderView(job) } : notFound();
    }
    await changed;
    if (Date.now() >= deadline || gone.signal.aborted || context.isDraining) {
      gone.abort();
      return { status: 204, body: undefined };
    }
  }
};
