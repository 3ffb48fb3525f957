import { ask } from "../dialogs/confirm.tsx";
import { translate } from "../locales/i18n.ts";
import { emptyCustomRows } from "../panels/custom/custom-entry.ts";
import { useEvaluation } from "../stores/evaluation-store.ts";

/** Refuses, with OK only, while a custom article has nothing but its own line (spec 2 §5); true: it did, and the row is selected. */
export async function refuseEmptyCustom(): Promise<boolean> {
  const [empty] = emptyCustomRows(useEvaluation.getState().evaluated?.rows ?? []);
  if (!empty) return false;
  const { editor } = await import("../stores/editor-store.ts");
  editor.select([empty.row.id]);
  await tellEmptyCustom();
  return true;
}

export async function tellEmptyCustom(): Promise<void> {
  await ask({
    title: translate("custom.cannotSave"),
    text: translate("custom.atLeastOne"),
    single: "custom-refused",
    choices: [{ answer: "ok", label: translate("action.ok"), look: "primary" }],
  }).catch(() => undefined);
}
