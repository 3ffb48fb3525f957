import type { AutomaticRuleData, LookupTable, Quantity } from "../bundle.ts";
import type { Choices, Value } from "../evaluated-article.ts";
import type { AutomaticRule, Overhang, Run } from "../live-catalogue.ts";
import { compileCondition, compileFormula } from "../rules/compile.ts";
import type { RuleType, Scope, Slot } from "../rules/rule-type.ts";
import { OVERHANG_NAMES, RUN_NAMES, runScopes } from "../rules/run-scope.ts";
import { attempt } from "./attempt.ts";
import { compileQuantity } from "./resolve-variable.ts";

/**
 * Compiles an automatic rule. A formula that fails for a run gives no overhang, no limit, and a condition that fails is
 * false: the row is left out rather than made wrongly.
 */
export function compileAutomatic(
  data: AutomaticRuleData,
  typeOf: (code: string) => RuleType | undefined,
  tables: ReadonlyMap<string, LookupTable>,
): AutomaticRule {
  const scopes = runScopes(data.same, typeOf, tables);
  const number = (quantity: Quantity) => compileQuantity(quantity, scopes.run);
  const maxLength = data.maxLength === undefined ? undefined : number(data.maxLength);
  const when = data.when && compileCondition(data.when, scopes.run);
  const overhang = {
    start: number(data.overhang.start),
    end: number(data.overhang.end),
    front: number(data.overhang.front),
  };
  const set = data.set.map(({ code, formula }) => ({ code, run: compileFormula(formula, scopes.set) }));
  const at = (scope: Scope, name: string) => scope.symbols.get(name)?.slot ?? 0;
  const fill = (run: Run): Slot[] => {
    const slots = new Array<Slot>(scopes.set.slots.next).fill(0);
    for (const name of RUN_NAMES) slots[at(scopes.run, name)] = run[name];
    for (const code of data.same) {
      const type = typeOf(code);
      if (type) slots[at(scopes.run, code)] = slotOf(type, run.values?.[code]);
    }
    return slots;
  };
  return {
    code: data.code,
    description: data.description,
    kind: data.kind,
    source: data.source,
    joinGap: data.joinGap,
    same: data.same,
    article: data.article,
    maxLength: (run) => maxLength && attempt(maxLength, fill(run), undefined),
    applies: (run) => (when ? attempt(when, fill(run), false) : true),
    overhang(run) {
      const slots = fill(run);
      return {
        start: attempt(overhang.start, slots, 0),
        end: attempt(overhang.end, slots, 0),
        front: attempt(overhang.front, slots, 0),
      };
    },
    choices(run, { start, end, front }: Overhang): Choices {
      const slots = fill(run);
      for (const [i, value] of [start, end, front].entries())
        slots[at(scopes.set, OVERHANG_NAMES[i]!)] = value;
      const choices: Record<string, Value> = {};
      for (const { code, run: formula } of set) {
        const value = attempt<Slot | undefined>(formula, slots, undefined);
        if (value !== undefined && typeof value !== "object") choices[code] = value;
      }
      return choices;
    },
  };
}

/** A value as formulas read it; an absent one is the type's zero. */
export function slotOf(type: RuleType, value: Value | undefined): Slot {
  switch (type.kind) {
    case "num":
      return Number(value ?? 0);
    case "bool":
      return value === true || value === "1" || value === 1;
    case "str":
      return String(value ?? "");
    default:
      return [];
  }
}
