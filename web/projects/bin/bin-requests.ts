import type { BinnedProject } from "@stanza/contract";
import { openStoredProject } from "@stanza/web-project";
import { client, queryClient, translate } from "@stanza/web-site";
import { ask, toast } from "@stanza/web-ui";

/** Reads the list of projects and the bin again. */
export const readListsAgain = (): Promise<void> =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ["projects"] }),
    queryClient.invalidateQueries({ queryKey: ["bin"] }),
  ]).then(() => undefined);

interface Deleted {
  readonly id: number;
  readonly name: string;
}

/** Brings a project back from the bin. `saveId`: the same for every try, so that an answer lost on the way restores nothing twice. */
export async function restoreFromBin(deleted: Deleted, saveId: string = crypto.randomUUID()): Promise<void> {
  const { id, name } = deleted;
  const answer = await client.restoreProject({ params: { id }, headers: { "x-save-id": saveId } });
  await readListsAgain();
  if (answer.status === 200)
    toast(translate("bin.restored", { name }), {
      key: `bin-${id}`,
      kind: "success",
      action: { label: translate("projects.open"), run: () => void openStoredProject(id) },
    });
  else
    tellTrouble(answer.status, deleted, "bin.restoreForbidden", () => void restoreFromBin(deleted, saveId));
}

/** Erases a project of the bin after asking. */
export async function deleteForGood(project: BinnedProject): Promise<void> {
  const name = project.description || translate("project.untitled");
  const answer = await ask({
    title: translate("bin.forGoodTitle"),
    text: translate("bin.forGoodText", { name }),
    choices: [
      { answer: "keep", label: translate("action.cancel") },
      { answer: "delete", label: translate("bin.forGood"), look: "danger" },
    ],
  });
  if (answer === "delete") await erase(project, name, crypto.randomUUID());
}

async function erase(project: BinnedProject, name: string, saveId: string): Promise<void> {
  const { id, revision } = project;
  const answer = await client.deleteProjectForGood({
    params: { id },
    headers: { "if-match": `"${revision}"`, "x-save-id": saveId },
  });
  await readListsAgain();
  if (answer.status === 204)
    toast(translate("bin.goneForGood", { name }), { key: `bin-${id}`, kind: "success" });
  else
    tellTrouble(answer.status, { id, name }, "bin.forGoodForbidden", () => void erase(project, name, saveId));
}

function tellTrouble(
  status: number,
  { id, name }: Deleted,
  forbidden: "bin.restoreForbidden" | "bin.forGoodForbidden",
  again: () => void,
): void {
  const key = `bin-${id}`;
  if (status === 0)
    toast(translate("error.noConnection"), {
      key,
      kind: "error",
      action: { label: translate("action.tryAgain"), run: again },
    });
  else if (status === 403) toast(translate(forbidden, { name }), { key, kind: "error" });
  else toast(translate("bin.changed", { name }), { key, kind: "error" });
}
