import { jsonText } from "../../http/encoded.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import { findProject } from "../project-record.ts";
import { findRevision } from "../revisions.ts";
import { readDocument } from "../stored-document.ts";

export const getProjectRevision: Handler<"getProjectRevision"> = async ({ context, params, session }) => {
  const project = await findProject(context.pool, session, params.id);
  const found = project && (await findRevision(context.pool, project.id, params.revision));
  if (!found) return notFound();
  const text = await readDocument(context.pool, found.shop_id, found.doc_sha);
  return {
    status: 200,
    body: jsonText(`{"document":${text}}`),
    // A saved state never changes.
    headers: { "cache-control": "private, max-age=3600" },
  };
};
