import { jsonText } from "../../http/encoded.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { findProject } from "../project-record.ts";
import { versionsOf } from "../project-versions.ts";
import { readDocument } from "../stored-document.ts";

export const getProjectVersion: Handler<"getProjectVersion"> = async ({ context, params, session }) => {
  const project = await findProject(context.pool, session, params.id);
  const [found] = project
    ? await versionsOf(context.pool, project, session, { id: params.version })
    : [undefined];
  if (!found) return notFound();
  const text = await readDocument(context.pool, found.shopId, found.sha);
  return {
    status: 200,
    body: jsonText(`{"version":${JSON.stringify(found.version)},"document":${text}}`),
    headers: { "cache-control": "private, no-cache" },
  };
};
