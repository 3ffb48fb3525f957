import type { Value } from "@stanza/catalogue";
import type { EvaluatedRow } from "@stanza/evaluation";
import { choiceTargets, choose } from "@stanza/web-project";
import { lazyDialog, openDialog } from "@stanza/web-ui";

const variantDialog = lazyDialog(async () => (await import("./VariantDialog.tsx")).variantDialog);

/**
 * Lets one variable of the rows be chosen with a large preview; the choice is one undoable change of all of them.
 *
 * resolves  with what was chosen; null: the usual value
 * rejects   with `false` when the dialog was left without an answer (spec 2 §4)
 */
export async function openVariant(rows: readonly EvaluatedRow[], code: string): Promise<Value | null> {
  const [target] = choiceTargets(rows);
  const variable = target?.row.article.variables.find((one) => one.code === code);
  if (!target || !variable) throw false;
  const answer = await openDialog(variantDialog, { target, code, mandatory: variable.mandatory });
  if (answer === undefined) throw false;
  choose(rows, { [code]: answer.value });
  return answer.value;
}
