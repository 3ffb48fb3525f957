import type { Handler } from "../../operation/handler.ts";
import { notFound, refuse } from "../../operation/refuse.ts";
import { findRender } from "../../projects/find-render.ts";
import { endRender } from "../end-render.ts";

/** Stops a picture; the worker that makes it notices at its next sign of life. */
export const cancelRenderJob: Handler<"cancelRenderJob"> = async ({ context, session, params }) => {
  const job = await findRender(context, session, params.id);
  if (!job) return notFound();
  return (await endRender(context.pool, job.id, { state: "cancelled" }))
    ? { status: 204, body: undefined }
    : refuse(409, "already-ended", "The picture is ready, or was stopped before.");
};
