import {
  type ArticleRule,
  compileCondition,
  dependencies,
  type Expression,
  emptyScope,
  type HeaderRule,
  type LookupTable,
  type OptionList,
  type OptionVariable,
  optionType,
  type Slot,
  valueOr,
  withLocal,
} from "@stanza/catalogue";
import type { SharedParts } from "../declarations/shared-parts.ts";
import { isNever, type StaticRange } from "../rules/never.ts";
import type { FaultList } from "../source/fault-list.ts";

/** The part of an article or of a header on which it depends which options can be chosen. */
export type ReachableRule = Pick<HeaderRule, "variables"> &
  Partial<Pick<ArticleRule, "constants" | "constraints">>;

/**
 * Warns of options that no article and no header can ever have: their condition contradicts the limits of the numbers that it reads, `only`
 * or a constraint always excludes them, or the table of combinations lacks them. A shared list is judged over all its users; an unused one
 * is not judged.
 */
export function warnOfUnreachable(
  rules: readonly ReachableRule[],
  shared: Pick<SharedParts, "lists" | "tables" | "optionPlaces">,
  faults: FaultList,
): void {
  const reachable = new Map<string, Set<string>>();
  for (const rule of rules) {
    const ranges = rangesOf(rule);
    for (const variable of rule.variables) {
      if (variable.kind !== "option") continue;
      const known = reachable.get(variable.options) ?? new Set<string>();
      reachable.set(variable.options, known);
      const list = shared.lists[variable.options];
      if (!list || known.size === list.options.length) continue;
      const passes = staticTest(variable, list, rule, ranges, shared.tables);
      for (const option of list.options) if (passes(option)) known.add(option.code);
    }
  }
  for (const [key, codes] of reachable)
    for (const { code } of shared.lists[key]?.options ?? []) {
      const place = codes.has(code) ? undefined : shared.optionPlaces(key)?.get(code);
      if (place)
        faults.warn(
          place,
          "W_UNREACHABLE",
          `option ${code} can never be chosen, in none of the articles that use the list`,
        );
    }
}

/** The options of a variable that its own rules do not always exclude in an article. */
export function possibleOptions(
  variable: OptionVariable,
  list: OptionList,
  rule: ReachableRule,
  tables: ReadonlyMap<string, LookupTable>,
): readonly OptionList["options"][number][] {
  return list.options.filter(staticTest(variable, list, rule, rangesOf(rule), tables));
}

/** The possible values of numbers, as far as their limits are written out. */
function rangesOf({ variables, constants = {} }: ReachableRule): ReadonlyMap<string, StaticRange> {
  const ranges = new Map<string, StaticRange>();
  for (const [code, value] of Object.entries(constants))
    ranges.set(code, { min: value, max: value, values: [value] });
  for (const variable of variables) {
    if (variable.kind !== "number") continue;
    const { min = -Infinity, max = Infinity, values } = variable;
    if (values) ranges.set(variable.code, { min: Math.min(...values), max: Math.max(...values), values });
    else if (typeof min === "number" && typeof max === "number") ranges.set(variable.code, { min, max });
  }
  return ranges;
}

function staticTest(
  variable: OptionVariable,
  list: OptionList,
  { constraints = [] }: ReachableRule,
  ranges: ReadonlyMap<string, StaticRange>,
  tables: ReadonlyMap<string, LookupTable>,
): (option: OptionList["options"][number]) => boolean {
  const { code } = variable;
  const readsOnlyItself = ({ tree }: Expression) => [...dependencies(tree)].every((name) => name === code);
  const scope = withLocal(emptyScope(tables), code, optionType(code, list));
  const slots: Slot[] = [0];
  const alone: { readonly holds: (slots: Slot[]) => boolean; readonly wanted: boolean }[] = [];
  const require = (condition: Expression, wanted: boolean) => {
    if (!readsOnlyItself(condition)) return;
    const run = compileCondition(condition, scope);
    alone.push({ holds: (at) => valueOr(run, at, !wanted), wanted });
  };
  if (variable.only) require(variable.only, true);
  const own = constraints.filter(({ gives }) => gives === code);
  for (const { condition, negated } of own) require(condition, !negated);
  const columns = own.flatMap(({ condition, negated }) =>
    negated ? [] : (columnOf(condition, code, tables) ?? []),
  );
  return ({ code: option, when }) => {
    if (when && isNever(when.tree, ranges)) return false;
    slots[scope.slot] = option;
    return (
      alone.every(({ holds, wanted }) => holds(slots) === wanted) &&
      columns.every((column) => column.has(option))
    );
  };
}

/** The entries of a table of allowed combinations in the column of a variable; `undefined` for any other condition. */
function columnOf(
  { tree }: Expression,
  code: string,
  tables: ReadonlyMap<string, LookupTable>,
): ReadonlySet<unknown> | undefined {
  if (tree.op !== "==" || tree.left.op !== "call") return undefined;
  const table = tables.get(tree.left.name);
  const position = tree.left.args.findIndex((arg) => arg.op === "name" && arg.name === code);
  if (!table || position < 0 || table.otherwise !== 0) return undefined;
  return new Set(table.rows.map(({ keys }) => keys[position]));
}
