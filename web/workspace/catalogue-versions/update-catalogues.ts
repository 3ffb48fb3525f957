import { updateCatalogues } from "@stanza/project";
import {
  announcePricesReevaluated,
  NO_WORDS,
  tellStepAs,
  transact,
  undo,
  updatesOf,
  useProject,
} from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import { log, openDialog, toast } from "@stanza/web-ui";
import { updateDialog } from "./UpdateDialog.tsx";

/** Shows what today's versions of its catalogues would change in the open project, and takes them as one undoable change. */
export async function updateOpenProject(): Promise<void> {
  const decision = await openDialog(updateDialog, {});
  const { open } = useProject.getState();
  if (!decision || !open) return;
  const { newer, answer, removesGone } = decision;
  const own = new Set(open.document.project.rows.map(({ id }) => id));
  const gone = answer.updates.filter(({ state, row }) => state === "gone" && own.has(row));
  const outcome = transact("edit.updateCatalogues", (project) =>
    updateCatalogues(project, {
      updates: updatesOf(newer),
      choices: answer.choices,
      remove: removesGone ? gone.map(({ row }) => row) : [],
    }),
  );
  if (!outcome?.ok) {
    log("error", `Catalogues not updated: ${outcome?.refusal.message ?? "read-only"}`);
    toast(translate(outcome ? "edit.refused" : "edit.readOnly"), { kind: "error" });
    return;
  }
  tellStepAs(NO_WORDS);
  announcePricesReevaluated({ projectKey: open.projectKey });
  toast(translate("versions.updated"), {
    key: "versions-updated",
    kind: "success",
    action: { label: translate("action.undo"), run: undo },
  });
}
