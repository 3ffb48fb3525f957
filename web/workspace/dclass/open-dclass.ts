import { DclassRefused, dclassComponent } from "@stanza/catalogue";
import type { EvaluatedRow } from "@stanza/evaluation";
import { choiceTargets, choose, resolveChoices } from "@stanza/web-project";
import { useConfig } from "@stanza/web-site";
import { log, openDialog } from "@stanza/web-ui";

/**
 * Edits a dynamic class of the rows; what comes of it is one undoable change of all of them. Several rows start from the first one's.
 *
 * resolves  with the canonical text that was chosen
 * rejects   with `false` when the dialog was left without an answer (spec 2 §4), with `DclassRefused` in the specification's words for a
 *           variable that is no dynamic class or that nothing declares (spec 2 §5): said in a dialog and logged before
 */
export async function openDclass(rows: readonly EvaluatedRow[], code: string): Promise<string> {
  const [target] = choiceTargets(rows);
  const view =
    target &&
    resolveChoices(target, {})
      .evaluation.views()
      .find((one) => one.code === code);
  const dialogs = await import("./dclass-dialogs.tsx");
  let component: string;
  try {
    component = dclassComponent(view ?? { kind: "none" }, useConfig.getState().dclass);
  } catch (thrown) {
    if (!(thrown instanceof DclassRefused)) throw thrown;
    log("error", `${thrown.message}: ${code}`);
    void openDialog(dialogs.dclassRefusedDialog, { message: thrown.message, name: code }).catch(() => {});
    throw thrown;
  }
  if (!target || !view) throw new DclassRefused("This variable is not a dClass");
  const { isDivider } = await import("./DclassContent.tsx");
  const dialog = isDivider(component) ? dialogs.dividerMakerDialog : dialogs.dclassDialog;
  const text = await openDialog(dialog, { target, code, component, mandatory: view.mandatory });
  if (text === undefined) throw false;
  if (rows.length > 1 || text !== view.value) choose(rows, { [code]: text });
  return text;
}
