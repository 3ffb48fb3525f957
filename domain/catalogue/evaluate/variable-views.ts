import type {
  OptionView,
  Refusal,
  ResolvedVariable,
  VariableGroup,
  VariableView,
} from "../evaluated-article.ts";
import type { Value } from "../value.ts";
import type { EvaluationState } from "./evaluation-state.ts";
import { explainRefusal, type Trial } from "./explain-refusal.ts";
import type { PanelProgram } from "./panel-program.ts";
import type { VariableNode } from "./program.ts";
import { valueOr } from "./value-or.ts";

/** Groups whose condition holds; the others are not shown. */
export function groupsOf({ groups }: PanelProgram, { slots }: EvaluationState): readonly VariableGroup[] {
  slots[0] = 0;
  return groups.flatMap(({ group, when }) => (!when || valueOr(when, slots, false) ? [group] : []));
}

/** Every variable with the options and limits of its choice. `trial` evaluates one more choice, to confirm a proposed fix. */
export function viewsOf(
  panel: PanelProgram,
  state: EvaluationState,
  resolved: readonly ResolvedVariable[],
  priceDate: string | undefined,
  trial: (code: string, value: Value) => EvaluationState,
): readonly VariableView[] {
  return panel.program.variables.map((node, i): VariableView => {
    const { rule } = node;
    // Each variable's panel has its own limit of list steps.
    state.slots[0] = 0;
    const rangeOf = panel.range(node);
    const range = rangeOf && valueOr<ReturnType<typeof rangeOf> | undefined>(rangeOf, state.slots, undefined);
    return {
      ...resolved[i]!,
      ...(rule.help ? { help: rule.help } : {}),
      ...(rule.kind === "number" ? { unit: rule.unit } : {}),
      ...(range ? { range } : {}),
      ...(rule.kind === "dclass" ? { list: panel.list(rule).view(state.slots, node.slot) } : {}),
      ...(rule.kind === "boolean"
        ? refusedBooleans(panel, node, state, resolved[i]!, (code, value) => ({ state: trial(code, value) }))
        : {}),
      ...(rule.kind === "option" && rule.front ? { front: true } : {}),
      ...(rule.kind === "option"
        ? {
            options: optionViews(panel, node, state, resolved[i]!, priceDate, (code, value) => ({
              state: trial(code, value),
            })),
          }
        : {}),
    };
  });
}

function optionViews(
  panel: PanelProgram,
  node: VariableNode,
  state: EvaluationState,
  current: ResolvedVariable,
  priceDate: string | undefined,
  trial: (code: string, value: Value) => Trial,
): readonly OptionView[] {
  const test = panel.optionTest(node);
  const views: OptionView[] = [];
  for (const option of panel.options(node)) {
    const obstacle = test(option, state.slots, priceDate);
    if (obstacle && !obstacle.offered && option.code !== current.value) continue;
    const refusal: Refusal | undefined =
      obstacle &&
      explainRefusal(
        panel,
        node,
        { value: option.code, obstacle, test: (slots) => test(option, slots, priceDate) },
        state,
        current.visible ? trial : undefined,
      );
    views.push({
      code: option.code,
      description: option.description,
      ...(option.color ? { color: option.color } : {}),
      ...(option.material ? { material: option.material } : {}),
      ...(option.image ? { image: option.image } : {}),
      ...(refusal ? { refusal } : {}),
    });
  }
  return views;
}

/** The values of a boolean that may not be chosen now, with their reasons. */
function refusedBooleans(
  panel: PanelProgram,
  node: VariableNode,
  state: EvaluationState,
  current: ResolvedVariable,
  trial: (code: string, value: Value) => Trial,
): Pick<VariableView, "refusedValues"> {
  const test = panel.booleanTest(node);
  const refusedValues = [true, false].flatMap((value) => {
    const obstacle = test(value, state.slots);
    if (!obstacle) return [];
    const refused = { value, obstacle, test: (slots: EvaluationState["slots"]) => test(value, slots) };
    const refusal = explainRefusal(panel, node, refused, state, current.visible ? trial : undefined);
    return [{ value, refusal }];
  });
  return refusedValues.length === 0 ? {} : { refusedValues };
}
