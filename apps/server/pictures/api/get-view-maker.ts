import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { findProject } from "../../projects/project-record.ts";
import { readViewMaker } from "../kept-views.ts";

export const getViewMaker: Handler<"getViewMaker"> = async ({ context, params, session }) => {
  const record = await findProject(context.pool, session, params.id);
  if (!record) return notFound();
  return { status: 200, body: { viewMaker: await readViewMaker(context.pool, record.id) } };
};
