import type { EvaluatedRow } from "@stanza/evaluation";
import { choiceTargets, choose } from "@stanza/web-project";
import { lazyDialog, openDialog } from "@stanza/web-ui";
import type { ChosenOnFront } from "./FrontDialog.tsx";

const frontDialog = lazyDialog(async () => (await import("./FrontDialog.tsx")).frontDialog);

/**
 * Lets the bays of an article be chosen on its drawn front; the choice is one undoable change of all the rows.
 *
 * code      of the variable that is looked at first
 * rejects   with `false` when the dialog was left without an answer (spec 2 §4)
 */
export async function openFront(rows: readonly EvaluatedRow[], code: string): Promise<ChosenOnFront> {
  const [target] = choiceTargets(rows);
  const answer = target && (await openDialog(frontDialog, { target, code }));
  if (answer === undefined) throw false;
  choose(rows, answer);
  return answer;
}
