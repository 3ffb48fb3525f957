import {
  compileCondition,
  compileTree,
  dependencies,
  type Expression,
  type ExpressionTree,
  emptyScope,
  type LookupTable,
  type OptionList,
  RuleError,
  type Scope,
  type Slot,
  type VariableRule,
  variableType,
  withLocal,
} from "@stanza/catalogue";
import { possibleOptions, type ReachableRule } from "../reports/unreachable-options.ts";
import { substitute, TooLarge } from "../rules/substitute.ts";

/** What a key of a price matrix may ask for: single values, or every number from `min` to `max`. */
export type KeyValues =
  | { readonly kind: "values"; readonly values: ReadonlySet<string> }
  | { readonly kind: "range"; readonly min: number; readonly max: number };

/** An article's rule as far as the values of its formulas depend on it. */
export interface AskingRule extends ReachableRule {
  readonly calculations: readonly { readonly code: string; readonly formula: Expression }[];
}

/** More combinations than this are not tried: nothing is said about such a key. */
const MAX_COMBINATIONS = 5000;

/**
 * The values that a formula can have in an article, found by trying every combination of the variables that it reads; `undefined` where
 * they cannot be counted (texts, lists, limits that are formulas).
 *
 * conditions   only combinations in which these hold are tried, as far as they read nothing else
 */
export function keyValues(
  { tree }: Expression,
  conditions: readonly { readonly condition: Expression; readonly wanted: boolean }[],
  rule: AskingRule,
  lists: Readonly<Record<string, OptionList>>,
  tables: ReadonlyMap<string, LookupTable>,
): KeyValues | undefined {
  const written = new Map<string, ExpressionTree>();
  for (const [code, value] of Object.entries(rule.constants ?? {}))
    written.set(code, { op: "literal", value });
  const whole = (formula: ExpressionTree): ExpressionTree | undefined => {
    try {
      let resolved = substitute(formula, written);
      // Calculations read calculations; a circle is a mistake of its own.
      for (let depth = 0; depth < rule.calculations.length; depth++) {
        const names = dependencies(resolved);
        const read = rule.calculations.filter(({ code }) => names.has(code));
        if (read.length === 0) break;
        resolved = substitute(resolved, new Map(read.map(({ code, formula: own }) => [code, own.tree])));
      }
      return substitute(resolved, written);
    } catch (error) {
      if (error instanceof TooLarge) return undefined;
      throw error;
    }
  };
  const formula = whole(tree);
  if (!formula) return undefined;
  const names = [...dependencies(formula)];
  const variables = names.map((name) => rule.variables.find(({ code }) => code === name));
  const [only] = variables;
  if (formula.op === "name" && only?.kind === "number") {
    const range = freeRange(only);
    if (range) return range;
  }
  const domains = variables.map((variable) => variable && possibleValues(variable, rule, lists, tables));
  const count = domains.reduce((product, domain) => product * (domain?.length ?? Infinity), 1);
  if (count > MAX_COMBINATIONS) return undefined;
  let scope: Scope = emptyScope(tables);
  const slots: Slot[] = [0];
  const places = variables.map((variable) => {
    const local = withLocal(scope, variable!.code, variableType(variable!, lists));
    scope = local;
    return local.slot;
  });
  const run = compileTree(formula, scope).run;
  const tests = conditions.flatMap(({ condition, wanted }) => {
    const resolved = whole(condition.tree);
    if (!resolved || ![...dependencies(resolved)].every((name) => names.includes(name))) return [];
    const holds = compileCondition({ source: condition.source, tree: resolved }, scope);
    return [() => holds(slots) === wanted];
  });
  const values = new Set<string>();
  const fill = (at: number): void => {
    const domain = domains[at];
    if (domain)
      for (const value of domain) {
        slots[places[at]!] = value;
        fill(at + 1);
      }
    else {
      slots[0] = 0;
      if (tests.every((test) => test())) values.add(String(run(slots)));
    }
  };
  try {
    fill(0);
  } catch (error) {
    if (error instanceof RuleError) return undefined;
    throw error;
  }
  return { kind: "values", values };
}

/** The numbers of a variable that takes any width, or any width off its step; `undefined` for one with counted values. */
function freeRange(variable: VariableRule & { readonly kind: "number" }): KeyValues | undefined {
  const { min, max, step, values, offStep } = variable;
  if (values || typeof min !== "number" || typeof max !== "number") return undefined;
  return step === undefined || offStep ? { kind: "range", min, max } : undefined;
}

function possibleValues(
  variable: VariableRule,
  rule: AskingRule,
  lists: Readonly<Record<string, OptionList>>,
  tables: ReadonlyMap<string, LookupTable>,
): readonly (string | number | boolean)[] | undefined {
  switch (variable.kind) {
    case "boolean":
      return [false, true];
    case "option": {
      const list = lists[variable.options];
      return list && possibleOptions(variable, list, rule, tables).map(({ code }) => code);
    }
    case "number": {
      const { min, max, step, values, offStep } = variable;
      if (values) return values;
      if (typeof min !== "number" || typeof max !== "number" || typeof step !== "number" || offStep)
        return undefined;
      const count = Math.floor((max - min) / step + 1e-6) + 1;
      if (!(count <= MAX_COMBINATIONS)) return undefined;
      return Array.from({ length: count }, (_, i) => Math.round((min + i * step) * 1e6) / 1e6);
    }
    default:
      return undefined;
  }
}
