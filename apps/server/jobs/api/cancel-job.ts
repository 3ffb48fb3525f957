import type { Handler } from "../../operation/handler.ts";
import { notFound, refuse } from "../../operation/refuse.ts";
import { findJob } from "../../projects/find-job.ts";
import { changeJob } from "../job-record.ts";

export const cancelJob: Handler<"cancelJob"> = async ({ context, params, session }) => {
  const job = await findJob(context, session, params.id);
  if (!job) return notFound();
  const isStopped = await changeJob(context.pool, job.id, { state: "cancelled" });
  return isStopped
    ? { status: 204, body: undefined }
    : refuse(409, "already-ended", "The job has already ended.");
};
