import { translate } from "@stanza/web-site";
import { ask } from "@stanza/web-ui";
import { editor } from "../editing/editor-store.ts";
import { useEvaluation } from "../evaluation/evaluation-store.ts";
import { emptyCustomRows } from "./custom-entry.ts";

/** Refuses, with OK only, while a custom article has nothing but its own line (spec 2 §5); true: it did, and the row is selected. */
export async function refuseEmptyCustom(): Promise<boolean> {
  const [empty] = emptyCustomRows(useEvaluation.getState().evaluated?.rows ?? []);
  if (!empty) return false;
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
