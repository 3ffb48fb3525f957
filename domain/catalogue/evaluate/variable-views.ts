import type { ArticleRule, Catalogue, DclassVariable, LookupTable, OptionRule } from "../bundle.ts";
import type {
  OptionView,
  Refusal,
  ResolvedVariable,
  Value,
  VariableGroup,
  VariableView,
} from "../evaluated-article.ts";
import { type Closure, compileCondition } from "../rules/compile.ts";
import { attempt } from "./attempt.ts";
import type { EvaluationState } from "./evaluation-state.ts";
import { explainRefusal, type Trial } from "./explain-refusal.ts";
import { ListPanel } from "./list-panel.ts";
import { compileProgram, type Program, type VariableNode } from "./program.ts";
import { compileRange } from "./resolve-number.ts";
import { compileOptionTest, type OptionTest } from "./resolve-option.ts";

/** A program with what only the panel needs, compiled when the panel first asks. */
export class PanelProgram {
  readonly program: Program;
  readonly lists: Catalogue["optionLists"];
  readonly #tests = new Map<string, OptionTest>();
  readonly groups: readonly { readonly group: VariableGroup; readonly when: Closure<boolean> | undefined }[];
  readonly #listPanels = new Map<string, ListPanel>();
  readonly #classes: Catalogue["dclass"];
  readonly #ranges = new Map<string, Closure<NonNullable<VariableView["range"]>>>();

  constructor(
    rule: ArticleRule,
    { optionLists: lists, dclass }: Pick<Catalogue, "optionLists" | "dclass">,
    tables: ReadonlyMap<string, LookupTable>,
    isBounded: boolean,
  ) {
    this.program = compileProgram(rule, lists, tables, isBounded);
    this.lists = lists;
    this.#classes = dclass;
    this.groups = rule.groups.map(({ code, description, when }) => ({
      group: { code, description },
      when: when && compileCondition(when, this.program.scope),
    }));
  }

  options({ rule }: VariableNode): readonly OptionRule[] {
    return rule.kind === "option" ? (this.lists[rule.options]?.options ?? []) : [];
  }

  optionTest({ rule, slot }: VariableNode): OptionTest {
    const known = this.#tests.get(rule.code);
    if (known || rule.kind !== "option") return known ?? (() => undefined);
    const filters = this.program.filters.get(rule.code) ?? [];
    const list = this.lists[rule.options] ?? { attributes: {}, options: [] };
    const test = compileOptionTest(rule, slot, filters, list, this.program.scope);
    this.#tests.set(rule.code, test);
    return test;
  }

  list(rule: DclassVariable): ListPanel {
    const panel =
      this.#listPanels.get(rule.code) ??
      new ListPanel(rule, this.#classes[rule.dclass]?.component, this.program.scope);
    this.#listPanels.set(rule.code, panel);
    return panel;
  }

  range({ rule }: VariableNode): Closure<NonNullable<VariableView["range"]>> | undefined {
    if (rule.kind !== "number") return undefined;
    const range = this.#ranges.get(rule.code) ?? compileRange(rule, this.program.scope);
    this.#ranges.set(rule.code, range);
    return range;
  }
}

/** Groups whose condition holds; one whose condition fails is not shown. */
export function groupsOf({ groups }: PanelProgram, { slots }: EvaluationState): readonly VariableGroup[] {
  slots[0] = 0;
  return groups.flatMap(({ group, when }) => (!when || attempt(when, slots, false) ? [group] : []));
}

/** Every variable with what may be chosen instead; `trial` evaluates one more choice, to be sure of a proposed fix. */
export function viewsOf(
  panel: PanelProgram,
  state: EvaluationState,
  resolved: readonly ResolvedVariable[],
  priceDate: string | undefined,
  trial: (code: string, value: Value) => EvaluationState,
): readonly VariableView[] {
  return panel.program.variables.map((node, i): VariableView => {
    const { rule } = node;
    // The limit of list steps holds for each variable's panel alone.
    state.slots[0] = 0;
    const rangeOf = panel.range(node);
    const range = rangeOf && attempt<ReturnType<typeof rangeOf> | undefined>(rangeOf, state.slots, undefined);
    return {
      ...resolved[i]!,
      ...(rule.help ? { help: rule.help } : {}),
      ...(rule.kind === "number" ? { unit: rule.unit } : {}),
      ...(range ? { range } : {}),
      ...(rule.kind === "dclass" ? { list: panel.list(rule).view(state.slots, node.slot) } : {}),
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
      explainRefusal(panel, node, option, obstacle, state, priceDate, current.visible ? trial : undefined);
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
