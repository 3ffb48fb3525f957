import { jsonText } from "../http/encoded.ts";
import type { Context } from "../operation/context.ts";
import type { Session } from "../session/sessions.ts";
import { type ProjectRecord, summaryOf } from "./project-record.ts";

/**
 * The answer that holds a project and its document. The stored texts go in unparsed.
 *
 * boxes  JSON text, see `TotalledProject`; `null`: they are not known
 */
export function openedProject(
  context: Context,
  session: Session,
  record: ProjectRecord,
  text: string,
  boxes: string | null = null,
) {
  const head = openedHead(context, session, record, boxes);
  return {
    body: jsonText(`${head.slice(0, -1)},"document":${text}}`),
    headers: { etag: `"${record.revision}"`, "cache-control": "private, no-cache" },
  };
}

/** The JSON of the same answer without the document. */
export function openedHead(
  context: Context,
  session: Session,
  record: ProjectRecord,
  boxes: string | null,
): string {
  const head = JSON.stringify({
    summary: summaryOf(record, session, context.policy),
    revision: record.revision,
    contentHash: record.doc_sha.toString("hex"),
  });
  return boxes === null ? head : `${head.slice(0, -1)},"boxes":${boxes}}`;
}
