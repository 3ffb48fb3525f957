import type { Handler } from "../../http/mount.ts";
import { changeJob } from "../../jobs/job-record.ts";
import { notFound, refuse } from "../refuse.ts";
import { findJob } from "./get-job.ts";

export const cancelJob: Handler<"cancelJob"> = async ({ context, params, session }) => {
  const job = await findJob(context, session, params.id);
  if (!job) return notFound();
  const isStopped = await changeJob(context.pool, job.id, { state: "cancelled" });
  return isStopped
    ? { status: 204, body: undefined }
    : refuse(409, "already-ended", "The job has already ended.");
};
