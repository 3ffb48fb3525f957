import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { findProject } from "../project-record.ts";
import { versionsOf } from "../project-versions.ts";

export const listProjectVersions: Handler<"listProjectVersions"> = async ({ context, params, session }) => {
  const project = await findProject(context.pool, session, params.id);
  if (!project) return notFound();
  const found = await versionsOf(context.pool, project, session);
  return { status: 200, body: { versions: found.map(({ version }) => version) } };
};
