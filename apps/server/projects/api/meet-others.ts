import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { leave, meet } from "../presence.ts";
import { findProject } from "../project-record.ts";

export const meetOthers: Handler<"meetOthers"> = async ({ context, params, session, body }) => {
  const { pool } = context;
  const project = await findProject(pool, session, params.id);
  if (!project) return notFound();
  const { revision } = project;
  if (body.leaves) {
    await leave(pool, session, project.id, body.tab);
    return { status: 200, body: { others: [], revision } };
  }
  const others = await meet(pool, session, project, { tab: body.tab, now: context.now() });
  return { status: 200, body: { others: [...others], revision } };
};
