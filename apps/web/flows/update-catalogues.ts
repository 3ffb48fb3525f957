import { updateCatalogues } from "@stanza/project";
import { openDialog } from "../dialogs/dialog-store.ts";
import { updateDialog } from "../dialogs/versions/UpdateDialog.tsx";
import { translate } from "../locales/i18n.ts";
import { log } from "../stores/log-store.ts";
import { announcePricesReevaluated } from "../stores/price-events.ts";
import { transact, undo, useProject } from "../stores/project-store.ts";
import { toast } from "../stores/toast-store.ts";
import { updatesOf } from "../stores/version-store.ts";

/** Shows what today's versions of its catalogues would change in the open project, and takes them as one undoable change. */
export async function updateOpenProject(): Promise<void> {
  const decision = await openDialog(updateDialog, {}).catch(() => undefined);
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
  announcePricesReevaluated({ projectKey: open.projectKey });
  toast(translate("versions.updated"), {
    key: "versions-updated",
    kind: "success",
    action: { label: translate("action.undo"), run: undo },
  });
}
