import type { BooleanVariable, DclassVariable, TextVariable } from "../bundle.ts";
import { type Closure, compileCondition, compileFormula } from "../rules/compile.ts";
import { parseRecords, recordsText } from "../rules/list-value.ts";
import { BOOL, NUM, type RuleRecord, type Scope, type Slot, STR, withLocal } from "../rules/rule-type.ts";
import { matchesPattern, parseTextPattern } from "../rules/text-pattern.ts";
import { CHOOSE_ONE, notUnderstood, tooFew, tooLong } from "./problem-texts.ts";
import { finite } from "./resolve-number.ts";
import { given, type Resolved, type Resolver, refused } from "./resolve-variable.ts";

export function resolverOfText(rule: TextVariable, scope: Scope): Resolver {
  const authored = rule.default ?? "";
  const fallback: Closure<string> =
    typeof authored === "string" ? () => authored : (compileFormula(authored, scope) as Closure<string>);
  const parsed = rule.pattern === undefined ? undefined : parseTextPattern(rule.pattern);
  const pattern = parsed?.ok ? parsed.pattern : undefined;
  const byDefault = (slots: Slot[]): Resolved => {
    const value = fallback(slots);
    return given(value, value);
  };
  return (slots, input) => {
    const wanted = input === undefined ? fallback(slots) : String(input.value);
    if (wanted === "" && rule.mandatory)
      return {
        slot: "",
        value: "",
        problems: [
          { code: `${rule.code}_MISSING`, severity: "error", variable: rule.code, because: CHOOSE_ONE },
        ],
      };
    // By code points, so that cutting never leaves half a character.
    const letters = [...wanted];
    if (letters.length <= rule.maxLength) {
      if (!input || wanted === "" || !pattern || matchesPattern(pattern, wanted))
        return given(wanted, wanted);
      return refused(
        rule,
        input,
        given(wanted, wanted),
        () => byDefault(slots),
        rule.because ?? notUnderstood(wanted),
      );
    }
    const cut = letters.slice(0, rule.maxLength).join("");
    if (!input) return given(cut, cut);
    return refused(
      rule,
      input,
      given(wanted, wanted),
      () => given(cut, cut),
      rule.because ?? tooLong(rule.maxLength),
    );
  };
}

export function resolverOfBoolean(rule: BooleanVariable, scope: Scope): Resolver {
  const authored = rule.default ?? false;
  const fallback = typeof authored === "boolean" ? () => authored : compileCondition(authored, scope);
  const byDefault = (slots: Slot[]): Resolved => {
    const value = fallback(slots);
    return given(value, value);
  };
  return (slots, input) => {
    if (input === undefined) return byDefault(slots);
    const value = booleanOf(input.value);
    if (value !== undefined) return given(value, value);
    return refused(rule, input, byDefault(slots), () => byDefault(slots), notUnderstood(String(input.value)));
  };
}

function booleanOf(value: string | number | boolean): boolean | undefined {
  if (typeof value === "boolean") return value;
  const text = String(value).toLowerCase();
  if (text === "1" || text === "true") return true;
  return text === "0" || text === "false" ? false : undefined;
}

export function resolverOfList(rule: DclassVariable, scope: Scope): Resolver {
  const { names, sums } = runningSums(rule, scope);
  const complete = (records: readonly RuleRecord[], slots: Slot[]): Resolved => {
    const text = recordsText(records, rule);
    if (sums.length === 0) return given(records, text);
    const totals = sums.map(() => 0);
    const full = records.map((record) => {
      const result: Record<string, number | string | boolean> = { ...record };
      for (const { name, slot } of names) slots[slot] = record[name]!;
      for (const [i, { name }] of sums.entries()) result[name] = totals[i]!;
      for (const [i, { run }] of sums.entries()) totals[i] = finite(totals[i]! + run(slots));
      return result;
    });
    return given(full, text);
  };
  const byDefault = (slots: Slot[]) => {
    const parsed = parseRecords(rule.default, rule);
    return complete(parsed.ok ? parsed.records : [], slots);
  };
  return (slots, input) => {
    if (input === undefined) return byDefault(slots);
    const parsed = parseRecords(String(input.value), rule);
    if (!parsed.ok)
      return refused(
        rule,
        input,
        byDefault(slots),
        () => byDefault(slots),
        rule.because ?? notUnderstood(String(input.value)),
      );
    const result = complete(parsed.records, slots);
    if (parsed.records.length >= rule.minItems) return result;
    return refused(rule, input, result, () => byDefault(slots), rule.because ?? tooFew(rule.minItems));
  };
}

function runningSums(rule: DclassVariable, scope: Scope) {
  let inner = scope;
  const names: { readonly name: string; readonly slot: number }[] = [];
  for (const { name, type } of rule.fields) {
    const local = withLocal(inner, name, type === "num" ? NUM : type === "bool" ? BOOL : STR);
    names.push({ name, slot: local.slot });
    inner = local;
  }
  const sums = rule.accumulate.map(({ name, formula }) => ({
    name,
    run: compileFormula(formula, inner) as Closure<number>,
  }));
  return { names, sums };
}
