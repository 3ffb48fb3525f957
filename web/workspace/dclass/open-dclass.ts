import { DclassRefused, dclassComponent } from "@stanza/catalogue";
import type { EvaluatedRow } from "@stanza/evaluation";
import { choiceTargets, choose, resolveChoices } from "@stanza/web-project";
import { useConfig } from "@stanza/web-site";
import { lazyDialog, log, openDialog } from "@stanza/web-ui";

const dclassDialog = lazyDialog(async () => (await import("./dclass-dialogs.tsx")).dclassDialog);
const refusedDialog = lazyDialog(async () => (await import("./dclass-dialogs.tsx")).dclassRefusedDialog);

/**
 * Edits a dynamic class of the rows. The answer is one undoable change of all of them; several rows start from the value of the first.
 *
 * resolves  with the canonical text that was chosen
 * rejects   with `false` when the dialog was left without an answer (spec 2 §4), with `DclassRefused` in the specification's words for a
 *           variable that is no dynamic class or that nothing declares (spec 2 §5), after a dialog and a line in the log
 */
export async function openDclass(rows: readonly EvaluatedRow[], code: string): Promise<string> {
  const [target] = choiceTargets(rows);
  const view =
    target &&
    resolveChoices(target, {})
      .evaluation.views()
      .find((one) => one.code === code);
  let component: string;
  try {
    component = dclassComponent(view ?? { kind: "none" }, useConfig.getState().dclass);
  } catch (thrown) {
    if (!(thrown instanceof DclassRefused)) throw thrown;
    log("error", `${thrown.message}: ${code}`);
    void openDialog(refusedDialog, { message: thrown.message, name: code });
    throw thrown;
  }
  if (!target || !view) throw new DclassRefused("This variable is not a dClass");
  const text = await openDialog(dclassDialog, { target, code, component, mandatory: view.mandatory });
  if (text === undefined) throw false;
  if (rows.length > 1 || text !== view.value) choose(rows, { [code]: text });
  return text;
}
