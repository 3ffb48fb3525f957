import type { Text, Value } from "@stanza/catalogue";
import { type Change, type ChoiceChanges, inOrder } from "@stanza/project";
import { type ChangedVariable, type ChoiceTarget, choiceChange, resolveChoices } from "./resolve-choices.ts";

/** One value for a variable of many rows. */
export interface VariantWish {
  readonly catalogue: string;
  readonly variable: string;
  /** `null`: every row's own choice is taken back, so that preset, header or default decide again. */
  readonly value: Value | null;
}

/** What a wish means for one row that has the variable. */
export type PlannedRow = {
  readonly target: ChoiceTarget;
  readonly from: Value;
} & (
  | {
      readonly outcome: "changes";
      readonly to: Value;
      /** What is to be stored, repairs included. */
      readonly choices: ChoiceChanges;
      /** What else becomes different on this row. */
      readonly alsoChanged: readonly ChangedVariable[];
    }
  /** It has the value already, or has no choice of its own to take back. */
  | { readonly outcome: "same" }
  /** `because` absent: the present value is imposed on the row, or no rule has words for it. */
  | { readonly outcome: "refused"; readonly because?: Text }
);

/**
 * What the variant applicator would do: each target of the wish's catalogue that shows the variable, with what it changes to or why it
 * refuses. A row refuses a value that its rules would turn into another one or object to; nothing is changed here.
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

/** The one change that does what was planned; rows that refuse or have the value already stay as they are. */
export function variantChange(planned: readonly PlannedRow[]): Change {
  return inOrder(
    ...planned.flatMap((one) => (one.outcome === "changes" ? [choiceChange(one.target, one)] : [])),
  );
}
