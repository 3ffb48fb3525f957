import { refuse } from "../operation/refuse.ts";
import type { ProjectRecord } from "./project-record.ts";

/** The revision that a change starts from, as `If-Match: "7"` names it; `null`: the header is missing or names none. */
export function startRevision(headers: { readonly "if-match"?: string | undefined }): number | null {
  const named = /^"(\d{1,9})"$/.exec(headers["if-match"] ?? "")?.[1];
  return named === undefined ? null : Number(named);
}

export const revisionRequired = () =>
  refuse(428, "revision-required", 'Say which revision the change starts from: If-Match: "7".');

/** The refusal of a change that starts from a revision which is no longer the last. */
export function staleRevision(record: ProjectRecord) {
  const { status, body } = refuse(
    412,
    "stale-revision",
    `The project has changed since: revision ${record.revision} by ${record.updated_by_name}.`,
  );
  const { revision, updated_by_name: by, updated_at: at } = record;
  return { status, body: { ...body, details: { current: revision, by, at: at.toISOString() } } };
}
