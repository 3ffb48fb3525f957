import { client, translate } from "@stanza/web-site";
import { toast } from "@stanza/web-ui";
import { adoptState } from "../history/project-steps.ts";
import { answeredDocument } from "../opening/answered-document.ts";
import { isDirty, type OpenProject, useProject } from "../project-store.ts";

/**
 * Shows what somebody else has saved of the open project: one step, which undo takes back. Where something waits to be saved here nothing
 * is done: that save brings both together.
 */
export async function takeNewer(open: OpenProject): Promise<void> {
  if (open.projectId === null || open.safe || !isAtRest(open)) return;
  const answer = await client.getProject({ params: { id: open.projectId } });
  if (answer.status !== 200) return;
  const { summary, revision, boxes } = answer.body;
  const theirs = answeredDocument(answer.body);
  const { open: now } = useProject.getState();
  if (!theirs.ok || now?.projectKey !== open.projectKey || now.revision !== open.revision || !isAtRest(now))
    return;
  adoptState("edit.merge", { document: theirs.document, revision, summary, boxes });
  toast(translate("presence.saved", { by: summary.updatedBy || translate("account.guest") }), {
    key: "merged",
    kind: "info",
  });
}

const RESTS: ReadonlySet<string> = new Set(["saved", "read-only"]);

const isAtRest = (open: OpenProject): boolean =>
  !isDirty(open) && RESTS.has(useProject.getState().saveState.kind);
