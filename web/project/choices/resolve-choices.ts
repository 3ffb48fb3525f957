import type { ArticleEvaluation, Choices, Text, Value } from "@stanza/catalogue";
import { type ChoiceTarget, resolveChoices as resolveTarget } from "@stanza/evaluation";
import type { ChoiceChanges } from "@stanza/project";
import type { RowViews } from "../evaluation/worker/protocol.ts";
import type { FieldView } from "../fields/field-view.ts";

export { type ChoiceTarget, choiceChange } from "@stanza/evaluation";

/** A variable that has another value than before. */
export interface ChangedVariable {
  readonly view: FieldView;
  readonly from: Value;
  readonly to: Value;
  readonly because?: Text;
}

export interface ResolvedChoices {
  /** The choices to store: the wish, and the other choices as the rules left them. */
  readonly choices: ChoiceChanges;
  /** Visible variables that changed besides the ones asked for, and wishes that became something else. */
  readonly alsoChanged: readonly ChangedVariable[];
  readonly evaluation: ArticleEvaluation;
}

/** The effect of choosing for one row, with its other changes as the panel shows them. See `resolveChoices` of `@stanza/evaluation`. */
export function resolveChoices(target: ChoiceTarget, wish: ChoiceChanges): ResolvedChoices {
  const { choices, alsoChanged, evaluation } = resolveTarget(target, wish);
  const views = alsoChanged.length > 0 ? evaluation.views() : [];
  return {
    choices,
    evaluation,
    alsoChanged: alsoChanged.map(({ variable, ...change }) => ({
      ...change,
      view: views.find(({ code }) => code === variable.code) ?? variable,
    })),
  };
}

/** The panel's view of an evaluation. */
export const viewsOf = (evaluation: ArticleEvaluation): RowViews => ({
  views: evaluation.views(),
  groups: evaluation.groups(),
});

/** The choices of the row once the change is stored. */
export function choicesAfter(choices: Choices, changes: ChoiceChanges): Choices {
  const merged: Record<string, Value> = { ...choices };
  for (const [code, value] of Object.entries(changes)) {
    if (value === null) delete merged[code];
    else merged[code] = value;
  }
  return merged;
}
