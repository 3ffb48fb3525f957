import type { Text, Value } from "@stanza/catalogue";
import { type Change, type ChoiceChanges, inOrder } from "@stanza/project";
import { type ChangedVariable, type ChoiceTarget, choiceChange, resolveChoices } from "./resolve-choices.ts";

/** One value for a variable of many rows. */
export interface VariantWish {
  readonly catalogue: string;
  readonly variable: string;
  /** `null`: removes every row's own choice, so that preset, header or default apply again. */
  readonly value: Value | null;
}

/** The effect of a wish on one row that has the variable. */
export type PlannedRow = {
  readonly target: ChoiceTarget;
  readonly from: Value;
} & (
  | {
      readonly outcome: "changes";
      readonly to: Value;
      /** The choices to store, repairs included. */
      readonly choices: ChoiceChanges;
      /** Other variables of this row that change as well. */
      readonly alsoChanged: readonly ChangedVariable[];
    }
  /** It has the value already, or has no choice to remove. */
  | { readonly outcome: "same" }
  /** `because` absent: the present value is imposed on the row, or no rule gives a reason. */
  | { readonly outcome: "refused"; readonly because?: Text }
);

/**
 * Plans a change of one variable on many rows: for each row of the wish's catalogue that shows the variable, the new value or the reason
 * for a refusal. A row refuses a value that its rules would replace or reject. Nothing is changed here.
 *
 * Source: catalogue.md §4.3, §6.8.
 */
export function planVariantChange(
  targets: readonly ChoiceTarget[],
  { catalogue, variable: code, value: wish }: VariantWish,
): readonly PlannedRow[] {
  return targets.flatMap((target): readonly PlannedRow[] => {
    const { row, article } = target.row;
    const now = article.variables.find((variable) => variable.code === code);
    if (row.catalogue !== catalogue || !now?.visible) return [];
    const from = now.value;
    const isOwn = now.source === "user";
    if (wish === null ? !isOwn : from === wish) return [{ target, from, outcome: "same" }];
    if (now.readonly || now.source === "forced") return [{ target, from, outcome: "refused" }];
    const { choices, alsoChanged, evaluation } = resolveChoices(target, { [code]: wish });
    const { variables, problems } = evaluation.result;
    const after = variables.find((variable) => variable.code === code);
    const objection = problems.find(
      (problem) => problem.variable === code && (problem.severity === "error" || problem.to !== undefined),
    );
    const isTaken = after?.visible === true && (wish === null || after.value === wish);
    if (!isTaken || objection?.severity === "error")
      return [{ target, from, outcome: "refused", ...(objection ? { because: objection.because } : {}) }];
    const others = alsoChanged.filter(({ variable }) => variable.code !== code);
    return [{ target, from, outcome: "changes", to: after.value, choices, alsoChanged: others }];
  });
}

/** The one change that carries the plan out; rows that refuse or already have the value stay as they are. */
export function variantChange(planned: readonly PlannedRow[]): Change {
  return inOrder(
    ...planned.flatMap((one) => (one.outcome === "changes" ? [choiceChange(one.target, one)] : [])),
  );
}
