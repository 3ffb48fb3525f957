import type { DclassVariable } from "../bundle.ts";
import { limitNumber } from "../dclass-rows.ts";
import type { DclassField } from "../dclass-view.ts";
import type { Closure } from "../rules/closure.ts";
import { compileFormula } from "../rules/compile.ts";
import { parseRecords, recordsText } from "../rules/list-value.ts";
import { BOOL, NUM, type RuleRecord, type Scope, type Slot, STR, withLocal } from "../rules/rule-type.ts";
import type { Text } from "../text.ts";
import { compileQuantity } from "./compile-quantity.ts";
import { notUnderstood, tooFew } from "./problem-texts.ts";
import { finite } from "./resolve-number.ts";
import { given, type Resolved, type Resolver, refused } from "./resolver.ts";

export type FieldLimits = Pick<DclassField, "min" | "max" | "step" | "decimals">;

/** Compiles the present limits of a class's fields, in the order of the fields. */
export function compileFieldLimits(rule: DclassVariable, scope: Scope): Closure<readonly FieldLimits[]> {
  const fields = rule.fields.map(({ min, max, step, decimals }) => {
    const of = (quantity: typeof min) =>
      quantity === undefined ? undefined : compileQuantity(quantity, scope);
    return { min: of(min), max: of(max), step: of(step), decimals };
  });
  return (slots) =>
    fields.map(({ min, max, step, decimals }) => ({
      ...(min ? { min: finite(min(slots)) } : {}),
      ...(max ? { max: finite(max(slots)) } : {}),
      ...(step ? { step: finite(step(slots)) } : {}),
      ...(decimals === undefined ? {} : { decimals }),
    }));
}

/**
 * Compiles the resolver of a list: reads its records from text, keeps numbers within the limits of their fields and adds running sums. An
 * unreadable text is replaced by the default as a whole; a number beyond its limits only by the nearest possible one.
 */
export function resolverOfList(rule: DclassVariable, scope: Scope): Resolver {
  const { names, sums } = runningSums(rule, scope);
  const limited = limiterOf(rule, scope);
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
    return complete(parsed.ok ? limited(parsed.records, slots).records : [], slots);
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
    if (parsed.records.length < rule.minItems)
      return refused(rule, input, result, () => byDefault(slots), rule.because ?? tooFew(rule.minItems));
    const { records, because } = limited(parsed.records, slots);
    if (!because) return records === parsed.records ? result : complete(records, slots);
    return refused(rule, input, result, () => complete(records, slots), rule.because ?? because);
  };
}

/**
 * Compiles a function that brings the numbers of records within their limits and names the first number that was changed. Records without a
 * change are returned as they are.
 */
function limiterOf(rule: DclassVariable, scope: Scope) {
  const isLimited = ({ min, max, step, decimals }: DclassVariable["fields"][number]) =>
    min !== undefined || max !== undefined || step !== undefined || decimals !== undefined;
  if (!rule.fields.some(isLimited))
    return (records: readonly RuleRecord[]) => ({ records, because: undefined });
  const limitsOf = compileFieldLimits(rule, scope);
  return (records: readonly RuleRecord[], slots: Slot[]) => {
    const limits = limitsOf(slots);
    let because: Text | undefined;
    let changed = false;
    const kept = records.map((record) => {
      let sound = record;
      for (const [i, { name }] of rule.fields.entries()) {
        const number = record[name];
        if (typeof number !== "number") continue;
        const { value, because: reason } = limitNumber(number, limits[i]!);
        because ??= reason;
        if (value !== number) sound = { ...sound, [name]: value };
      }
      changed ||= sound !== record;
      return sound;
    });
    return { records: changed ? kept : records, because };
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
