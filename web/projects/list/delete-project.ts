import type { ProjectSummary } from "@stanza/contract";
import { closeProject, useProject } from "@stanza/web-project";
import { client, translate } from "@stanza/web-site";
import { ask, toast } from "@stanza/web-ui";
import { readListsAgain, restoreFromBin } from "../bin/bin-requests.ts";

/** How long the way back is offered (ux.md §5.9). */
const UNDO_MS = 8000;

/** Puts a project into the bin after asking; the open one is closed with it. */
export async function deleteProject(project: ProjectSummary): Promise<void> {
  const name = project.description || translate("project.untitled");
  const answer = await ask({
    title: translate("delete.title"),
    text: translate("delete.text", { name }),
    choices: [
      { answer: "keep", label: translate("action.cancel") },
      { answer: "delete", label: translate("projects.delete"), look: "danger" },
    ],
  });
  if (answer !== "delete") return;
  const { open } = useProject.getState();
  // Of the open project this tab may have saved more than the list has heard of.
  const revision = open?.projectId === project.id ? (open.revision ?? project.revision) : project.revision;
  await remove({ id: project.id, revision, name, saveId: crypto.randomUUID() });
}

interface Deletion {
  readonly id: number;
  /** The one that is deleted: who has not seen the last one deletes nothing. */
  readonly revision: number;
  readonly name: string;
  /** The same for every try. */
  readonly saveId: string;
}

async function remove(deletion: Deletion): Promise<void> {
  const { id, revision, name, saveId } = deletion;
  const key = `bin-${id}`;
  const result = await client.deleteProject({
    params: { id },
    headers: { "if-match": `"${revision}"`, "x-save-id": saveId },
  });
  if (result.status === 204 || result.status === 404) {
    if (useProject.getState().open?.projectId === id) closeProject();
    await readListsAgain();
    toast(translate("delete.done", { name }), {
      key,
      kind: "success",
      timeout: UNDO_MS,
      ...(result.status === 204
        ? { action: { label: translate("action.undo"), run: () => void restoreFromBin({ id, name }) } }
        : {}),
    });
  } else if (result.status === 412) {
    await readListsAgain();
    toast(translate("delete.stale", { name, by: result.body.details.by || translate("account.guest") }), {
      key,
      kind: "error",
    });
  } else if (result.status === 0) {
    toast(translate("error.noConnection"), {
      key,
      kind: "error",
      action: { label: translate("action.tryAgain"), run: () => void remove(deletion) },
    });
  } else toast(translate("delete.forbidden"), { key, kind: "error" });
}
