import { jsonText } from "../../http/encoded.ts";
import type { Context } from "../../operation/context.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound } from "../../operation/refuse.ts";
import type { Session } from "../../session/sessions.ts";
import { findProject, type ProjectRecord, summaryOf } from "../project-record.ts";
import { readDocument } from "../stored-document.ts";

export const getProject: Handler<"getProject"> = async ({ context, params, session }) => {
  const record = await findProject(context.pool, session, params.id);
  if (!record) return notFound();
  const text = await readDocument(context.pool, record.shop_id, record.doc_sha);
  return { status: 200, ...openedProject(context, session, record, text) };
};

/** A project with its document as an answer; the document's text goes in as it is stored. */
export function openedProject(context: Context, session: Session, record: ProjectRecord, text: string) {
  const head = JSON.stringify({
    summary: summaryOf(record, session, context.policy),
    revision: record.revision,
    contentHash: record.doc_sha.toString("hex"),
  });
  return {
    body: jsonText(`${head.slice(0, -1)},"document":${text}}`),
    headers: { etag: `"${record.revision}"`, "cache-control": "private, no-cache" },
  };
}
