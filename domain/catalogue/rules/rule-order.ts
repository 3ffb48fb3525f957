import type { ArticleRule, Catalogue, ConstraintRule, VariableRule } from "../bundle.ts";
import type { Quantity } from "../quantity.ts";
import { dependencies } from "./dependencies.ts";
import type { Expression } from "./expression.ts";

/**
 * Returns true when a constraint filters the values of its yielding variable: that variable is an option or a boolean, and the formula
 * reads it directly. Any other constraint is a check, reported on that variable (catalogue.md §6.1).
 */
export function isFilter(constraint: ConstraintRule, variables: readonly VariableRule[]): boolean {
  const yields = variables.find((variable) => variable.code === constraint.gives);
  const canBeTried = yields?.kind === "option" || yields?.kind === "boolean";
  return canBeTried && dependencies(constraint.condition.tree).has(constraint.gives);
}

/** The names that the value and the panel of a variable depend on, without the variable itself, which only tries its own values. */
export function variableDependencies(
  variable: VariableRule,
  constraints: readonly ConstraintRule[],
  lists: Catalogue["optionLists"],
): ReadonlySet<string> {
  const needed = new Set<string>();
  const add = (formula: Quantity | boolean | string | undefined) => {
    if (typeof formula === "object") for (const name of dependencies(formula.tree)) needed.add(name);
  };
  add(variable.visible);
  add(variable.readonly);
  switch (variable.kind) {
    case "option": {
      const own = new Set<string>();
      const tried: (Expression | undefined)[] = [variable.only];
      for (const option of lists[variable.options]?.options ?? []) tried.push(option.when);
      for (const constraint of constraints)
        if (constraint.gives === variable.code) tried.push(constraint.condition);
      for (const formula of tried) if (formula) for (const name of dependencies(formula.tree)) own.add(name);
      own.delete(variable.code);
      for (const name of own) needed.add(name);
      add(variable.default);
      break;
    }
    case "number":
      for (const formula of [variable.min, variable.max, variable.step, variable.offStep, variable.default])
        add(formula);
      break;
    case "text":
      add(variable.default);
      break;
    case "boolean":
      for (const { gives, condition } of constraints)
        if (gives === variable.code) {
          for (const name of dependencies(condition.tree)) if (name !== variable.code) needed.add(name);
        }
      add(variable.default);
      break;
    case "dclass":
      for (const { formula } of variable.accumulate)
        for (const name of dependencies(formula.tree)) if (!isField(variable, name)) needed.add(name);
      for (const field of variable.fields) for (const limit of [field.min, field.max, field.step]) add(limit);
  }
  return needed;
}

function isField(variable: VariableRule & { kind: "dclass" }, name: string): boolean {
  return [...variable.fields, ...variable.accumulate].some((field) => field.name === name);
}

/**
 * Sorts variables and calculations so that each comes after everything that it reads, otherwise in declared order. Returns the names of a
 * circle instead, first and last the same, if there is one.
 */
export function ruleOrder(
  rule: Pick<ArticleRule, "variables" | "calculations" | "constraints">,
  lists: Catalogue["optionLists"],
): { readonly order: readonly string[]; readonly cycle?: readonly string[] } {
  const filters = rule.constraints.filter((constraint) => isFilter(constraint, rule.variables));
  const needs = new Map<string, ReadonlySet<string>>();
  for (const variable of rule.variables)
    needs.set(variable.code, variableDependencies(variable, filters, lists));
  for (const { code, formula } of rule.calculations) needs.set(code, dependencies(formula.tree));
  const order: string[] = [];
  const done = new Set<string>();
  const open: string[] = [];
  const visit = (name: string): readonly string[] | undefined => {
    if (done.has(name)) return undefined;
    const since = open.indexOf(name);
    if (since >= 0) return [...open.slice(since), name];
    open.push(name);
    for (const other of needs.get(name) ?? []) {
      const cycle = needs.has(other) ? visit(other) : undefined;
      if (cycle) return cycle;
    }
    open.pop();
    done.add(name);
    order.push(name);
    return undefined;
  };
  for (const name of needs.keys()) {
    const cycle = visit(name);
    if (cycle) return { order, cycle };
  }
  return { order };
}
