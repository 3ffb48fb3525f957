import type { Operations, RenderJob } from "@stanza/contract";
import { Streamed } from "../../http/encoded.ts";
import type { Call, Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { findProject } from "../../projects/project-record.ts";
import {
  projectTopic,
  RENDER_COLUMNS,
  RENDER_TABLES,
  type RenderRecord,
  renderView,
} from "../render-record.ts";

/** The jobs are read again after this time at the latest: notifications are lost while the listening connection is down. */
const LOOK_AGAIN_MS = 5_000;
/** Changes that come together are told together. */
const MOST_JOBS = 100;

/** Tells the jobs of a project as server-sent events, all of them first, then each that changes (WHATWG HTML, "Server-sent events"). */
export const watchRenderJobs: Handler<"watchRenderJobs"> = async (call) => {
  const { context, params, session } = call;
  if (!(await findProject(context.pool, session, params.id))) return notFound();
  return {
    status: 200,
    body: new Streamed(eventsOf(call), "text/event-stream; charset=utf-8"),
    // A proxy that gathers answers would keep the events back.
    headers: { "cache-control": "no-store", "x-accel-buffering": "no" },
  };
};

async function* eventsOf({
  context,
  params,
  query,
  session,
  request,
}: Call<Operations["watchRenderJobs"]>): AsyncGenerator<string> {
  const deadline = Date.now() + query.wait * 1000;
  const gone = new AbortController();
  request.raw.once("close", () => request.raw.destroyed && gone.abort());
  const told = new Map<string, RenderJob>();
  try {
    // A page that has lost the stream comes back soon.
    yield "retry: 1000\n\n";
    for (;;) {
      const wait = Math.max(0, Math.min(LOOK_AGAIN_MS, deadline - Date.now()));
      // Listening starts before looking, so that a change in between is not missed.
      const changed = context.jobs.changed(projectTopic(params.id), wait, gone.signal);
      if (!(await findProject(context.pool, session, params.id))) return;
      const { rows } = await context.pool.query<RenderRecord>({
        name: "render-watch",
        text: `select ${RENDER_COLUMNS} from ${RENDER_TABLES} where j.project_id = $1 order by j.created_at desc, j.id limit ${MOST_JOBS}`,
        values: [params.id],
      });
      let said = "";
      for (const job of rows.map(renderView)) {
        const before = told.get(job.id);
        if (before?.rev === job.rev && before.ahead === job.ahead && before.inOffer === job.inOffer) continue;
        told.set(job.id, job);
        said += `event: job\nid: ${job.id}-${job.rev}\ndata: ${JSON.stringify(job)}\n\n`;
      }
      // A comment shows a proxy, and us, that somebody is still there.
      yield said || ": still here\n\n";
      await changed;
      if (Date.now() >= deadline || gone.signal.aborted || context.isDraining) return;
    }
  } finally {
    gone.abort();
  }
}
