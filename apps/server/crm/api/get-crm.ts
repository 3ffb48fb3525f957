import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { findProject } from "../../projects/project-record.ts";
import { crmUploads } from "../crm-upload-table.ts";

export const getCrm: Handler<"getCrm"> = async ({ context, params, session }) => {
  const project = await findProject(context.pool, session, params.id);
  if (!project) return notFound();
  const uploads = await crmUploads(context.pool, "of-project", project.id);
  return { status: 200, body: { isAvailable: context.crm !== null, order: project.crm_order, uploads } };
};
