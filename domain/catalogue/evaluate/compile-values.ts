import type { ArticleRule, Catalogue, ConstraintRule, VariableRule } from "../bundle.ts";
import type { ResolvedVariable } from "../evaluated-article.ts";
import { compileCondition, compileTree } from "../rules/compile.ts";
import { dependencies } from "../rules/dependencies.ts";
import { variableDependencies } from "../rules/rule-order.ts";
import { NUM, type RuleType, type Scope, withLocal } from "../rules/rule-type.ts";
import { variableType } from "../rules/variable-type.ts";
import type { CalculationNode, CompiledNode, VariableNode } from "./program.ts";
import { compileResolver } from "./resolve-variable.ts";

/** A rule with the order in which its variables and calculations are evaluated. */
export interface OrderedRule {
  readonly rule: ArticleRule;
  readonly order: readonly string[];
  readonly lists: Catalogue["optionLists"];
}

/** Adds a rule's variables, constants and calculations to a scope, and reserves a slot for the visibility of each variable. */
export function declareNames(
  { rule, order, lists }: OrderedRule,
  empty: Scope,
): { readonly scope: Scope; readonly visibleSlots: readonly number[] } {
  let scope = empty;
  const declare = (code: string, type: RuleType) => {
    scope = withLocal(scope, code, type);
  };
  for (const variable of rule.variables) declare(variable.code, variableType(variable, lists));
  for (const code of Object.keys(rule.constants)) declare(code, NUM);
  const visibleSlots = rule.variables.map(() => scope.slots.next++);
  const calculations = calculationsOf(rule);
  // The type of a calculation follows from its formula, so calculations are declared in evaluation order.
  for (const name of order) {
    const formula = calculations.get(name);
    if (formula) declare(name, compileTree(formula.tree, scope).type);
  }
  return { scope, visibleSlots };
}

/** Compiles a rule's variables and calculations, in evaluation order. */
export function compileValues(
  { rule, order, lists }: OrderedRule,
  filters: ReadonlyMap<string, readonly ConstraintRule[]>,
  { scope, visibleSlots }: ReturnType<typeof declareNames>,
): readonly CompiledNode<VariableNode | CalculationNode>[] {
  const calculations = calculationsOf(rule);
  const indexOf = new Map(rule.variables.map((variable, i) => [variable.code, i]));
  return order.map((name) => {
    const { slot } = scope.symbols.get(name)!;
    const formula = calculations.get(name);
    if (formula) {
      return {
        node: { kind: "calculation", code: name, slot, run: compileTree(formula.tree, scope).run },
        reads: dependencies(formula.tree),
      };
    }
    const index = indexOf.get(name)!;
    const variable = rule.variables[index]!;
    const own = filters.get(name) ?? [];
    const list = variable.kind === "option" ? lists[variable.options] : undefined;
    return {
      node: {
        kind: "variable",
        rule: variable,
        slot,
        visibleSlot: visibleSlots[index]!,
        visible: variable.visible && compileCondition(variable.visible, scope),
        readonly: variable.readonly && compileCondition(variable.readonly, scope),
        resolve: compileResolver(variable, slot, own, list, scope),
        index,
        blank: blankVariable(variable),
      },
      reads: variableDependencies(variable, own, lists),
    };
  });
}

function blankVariable({ code, kind, description, mandatory, erp, group }: VariableRule): ResolvedVariable {
  return {
    code,
    kind,
    description,
    value: "",
    source: "default",
    visible: true,
    readonly: false,
    mandatory,
    ...(erp === false ? { internal: true } : {}),
    ...(group === undefined ? {} : { group }),
  };
}

const calculationsOf = (rule: ArticleRule) =>
  new Map(rule.calculations.map(({ code, formula }) => [code, formula]));
