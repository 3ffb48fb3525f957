import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { findProject } from "../../projects/project-record.ts";
import { RENDER_COLUMNS, RENDER_TABLES, type RenderRecord, renderView } from "../render-record.ts";

export const listRenderJobs: Handler<"listRenderJobs"> = async ({ context, session, query }) => {
  const project = await findProject(context.pool, session, query.project);
  if (!project) return notFound();
  const { rows } = await context.pool.query<RenderRecord>(
    `select ${RENDER_COLUMNS} from ${RENDER_TABLES} where j.project_id = $1 order by j.created_at desc, j.id limit 100`,
    [project.id],
  );
  return { status: 200, body: { jobs: rows.map(renderView) } };
};
