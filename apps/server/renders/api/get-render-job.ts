import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { findRender } from "../../projects/find-render.ts";
import { renderView } from "../render-record.ts";

export const getRenderJob: Handler<"getRenderJob"> = async ({ context, session, params }) => {
  const job = await findRender(context, session, params.id);
  return job ? { status: 200, body: renderView(job) } : notFound();
};
