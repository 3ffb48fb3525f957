import type { EvaluatedRow } from "@stanza/evaluation";
import { type ChoiceChanges, inOrder } from "@stanza/project";
import { translate } from "@stanza/web-site";
import { choiceTargets } from "../editing/selected-rows.ts";
import { transact } from "../history/project-steps.ts";
import { tellStepAs } from "../history/step-words.ts";
import { setViews, useViews } from "../photos/views-store.ts";
import { useProject } from "../project-store.ts";
import { valueWordsNow } from "../words/use-value-words.ts";
import { useChoiceNotice } from "./choice-notice.ts";
import { choiceSentence } from "./choice-sentence.ts";
import { type ChangedVariable, choiceChange, resolveChoices, viewsOf } from "./resolve-choices.ts";

/**
 * Chooses for those of the rows that have what is wished: one undoable change that stores the wish together with what the rules repaired. The panel shows the result at once;
 * prices and pictures follow from the worker.
 *
 * wish      by variable code; `null` takes a choice back
 * gesture   choices of one gesture (a stepper held down) are undone together
 */
export function choose(
  rows: readonly EvaluatedRow[],
  wish: ChoiceChanges,
  options: { readonly gesture?: string } = {},
): void {
  const isWished = ({ code, visible }: { readonly code: string; readonly visible: boolean }) =>
    visible && Object.hasOwn(wish, code);
  const having = rows.length === 1 ? rows : rows.filter(({ article }) => article.variables.some(isWished));
  const resolved = choiceTargets(having).map((target) => ({ target, ...resolveChoices(target, wish) }));
  if (resolved.length === 0) return;
  const changes = resolved.map(({ target, ...result }) => choiceChange(target, result));
  const before = useProject.getState().open?.history.state;
  const outcome = transact("edit.choose", inOrder(...changes), options);
  if (outcome === null) return;
  if (!outcome.ok) {
    useChoiceNotice.setState({ notice: null, refusal: outcome.refusal });
    return;
  }
  const watched = useViews.getState().rows;
  const fresh = resolved.flatMap(({ target, evaluation }) => {
    const { id } = target.row.row;
    return Object.hasOwn(watched, id) ? [[id, viewsOf(evaluation)] as const] : [];
  });
  setViews({ ...watched, ...Object.fromEntries(fresh) });
  const changed = withoutRepeats(resolved.flatMap(({ alsoChanged }) => alsoChanged));
  const { open } = useProject.getState();
  const [first] = resolved;
  if (first && open?.history.state !== before)
    tellStepAs(() => choiceSentence(wish, first.evaluation.views(), changed, valueWordsNow(), translate));
  const notice =
    changed.length > 0 && open
      ? { rows: rows.map(({ row }) => row.id), changed, state: open.history.state }
      : null;
  useChoiceNotice.setState({ notice, refusal: null });
}

/** The same change in several rows is reported once. */
function withoutRepeats(changed: readonly ChangedVariable[]): readonly ChangedVariable[] {
  const seen = new Map(changed.map((one) => [`${one.view.code} ${one.from} ${one.to}`, one]));
  return [...seen.values()];
}
