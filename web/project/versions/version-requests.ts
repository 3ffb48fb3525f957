import { decodeChecked, type ProjectDocument } from "@stanza/codecs";
import type { ProjectVersion } from "@stanza/contract";
import { client, okBody } from "@stanza/web-site";
import { adoptState } from "../history/project-steps.ts";
import { useProject } from "../project-store.ts";
import { savedOpen } from "../saving/saved-open.ts";

/** Why a version was neither saved nor restored. `not-saved`: what is open is not on the server, so there is nothing to begin with. */
export type VersionRefusal =
  | "not-saved"
  | "name-taken"
  | "too-many-versions"
  | "read-only"
  | "forbidden"
  | "stale"
  | "gone"
  | "no-connection";

export type VersionOutcome<Done> =
  | ({ readonly ok: true } & Done)
  | { readonly ok: false; readonly because: VersionRefusal };

const refused = (because: VersionRefusal) => ({ ok: false, because }) as const;

/** Names what is open now, which is saved first. `saveId`: the same for every try. */
export async function nameVersion(
  name: string,
  saveId: string,
): Promise<VersionOutcome<{ readonly version: ProjectVersion }>> {
  const open = await savedOpen();
  if (!open) return refused("not-saved");
  const answer = await client.saveProjectVersion({
    params: { id: open.projectId },
    headers: { "x-save-id": saveId },
    body: { name, revision: open.revision },
  });
  return answer.status === 201 ? { ok: true, version: answer.body.version } : refused(reasonOf(answer));
}

/**
 * Makes a version the newest state of the open project. What is open is saved first and kept under a name; undo leads back to it.
 *
 * keepAs   the name under which the state before is kept
 */
export async function restoreVersion(
  { name }: Pick<ProjectVersion, "name">,
  keepAs: string,
  saveId: string,
): Promise<VersionOutcome<{ readonly kept: string | null }>> {
  const before = await savedOpen();
  if (!before) return refused("not-saved");
  const answer = await client.restoreProjectVersion({
    params: { id: before.projectId },
    headers: { "if-match": `"${before.revision}"`, "x-save-id": saveId },
    body: { name, keepAs },
  });
  if (answer.status !== 200) return refused(reasonOf(answer));
  const { document, revision, summary, boxes, kept } = answer.body;
  const decoded = decodeChecked(document);
  if (!decoded.ok) return refused("gone");
  if (useProject.getState().open?.projectKey !== before.projectKey) return { ok: true, kept };
  // The link to the CRM is the server's word, never the document's (reliability.md T18).
  const { crmOrder: _fromFile, ...unlinked } = decoded.document;
  adoptState("edit.restoreVersion", {
    document: summary.crmOrder === "" ? unlinked : { ...unlinked, crmOrder: summary.crmOrder },
    revision,
    summary,
    boxes,
  });
  return { ok: true, kept };
}

/** A version's document; throws where it cannot be had or is not understood. */
export async function versionDocument(
  projectId: number,
  version: number,
  signal: AbortSignal,
): Promise<ProjectDocument> {
  const { document } = okBody(await client.getProjectVersion({ params: { id: projectId, version }, signal }));
  const decoded = decodeChecked(document);
  if (!decoded.ok) throw new Error(`A version is not readable: ${decoded.problems[0]?.message ?? ""}`);
  return decoded.document;
}

function reasonOf(answer: {
  readonly status: number;
  readonly body?: { readonly error: string };
}): VersionRefusal {
  const error = answer.body?.error;
  if (answer.status === 0) return "no-connection";
  if (error === "name-taken" || error === "too-many-versions" || error === "read-only") return error;
  if (answer.status === 412) return "stale";
  return answer.status === 404 ? "gone" : "forbidden";
}
