import type { NumberVariable } from "../bundle.ts";
import type { VariableView } from "../evaluated-article.ts";
import type { Closure } from "../rules/closure.ts";
import { compileCondition } from "../rules/compile.ts";
import { numberText, TOLERANCE, withoutNoise } from "../rules/functions.ts";
import { numberOf, rounded } from "../rules/number-value.ts";
import { RuleError } from "../rules/rule-error.ts";
import type { Scope, Slot } from "../rules/rule-type.ts";
import type { Text } from "../text.ts";
import { compileQuantity } from "./compile-quantity.ts";
import type { Draft } from "./draft.ts";
import { acceptedOffStep, notANumber, offStep, oneOf, outOfRange } from "./problem-texts.ts";
import { given, type Resolver, refused } from "./resolver.ts";

type Range = NonNullable<VariableView["range"]>;

/** Compiles the present limits of a number. Limits without a formula are one object. */
export function compileRange(rule: NumberVariable, scope: Scope): Closure<Range> {
  const { min, max, step, values, decimals } = rule;
  const limit = (quantity: NumberVariable["min"]) =>
    typeof quantity === "number" ? rounded(finite(quantity), decimals) : 0;
  const fixed: Draft<Range> = {
    ...(min === undefined ? {} : { min: limit(min) }),
    ...(max === undefined ? {} : { max: limit(max) }),
    ...(step === undefined ? {} : { step: typeof step === "number" ? finite(step) : 0 }),
    ...(values ? { values } : {}),
    decimals,
  };
  const formula = (quantity: NumberVariable["min"]) =>
    typeof quantity === "object" ? compileQuantity(quantity, scope) : undefined;
  const [least, most, stride] = [formula(min), formula(max), formula(step)];
  if (!least && !most && !stride) return () => fixed;
  return (slots) => {
    const range = { ...fixed };
    if (least) range.min = rounded(finite(least(slots)), decimals);
    if (most) range.max = rounded(finite(most(slots)), decimals);
    if (stride) range.step = finite(stride(slots));
    return range;
  };
}

export function finite(value: number): number {
  if (!Number.isFinite(value)) throw new RuleError("E_NUMBER", String(value));
  return value;
}

/**
 * Numbers snap to `values`, else to `step` counted from `min` (from 0 without one), and stay between `min` and `max`.
 * ASSUMED: steps are counted from the minimum.
 */
export function resolverOfNumber(rule: NumberVariable, scope: Scope): Resolver {
  const rangeOf = compileRange(rule, scope);
  const acceptsOffStep = rule.offStep && compileCondition(rule.offStep, scope);
  const fallback = rule.default === undefined ? undefined : compileQuantity(rule.default, scope);

  const nearest = (value: number, range: Range, free: boolean): number => {
    if (range.values) return nearestOf(value, range.values);
    const { min = -Infinity, max = Infinity, step } = range;
    const clamped = Math.max(min, Math.min(max, value));
    if (!step || step <= 0 || free) return rounded(clamped, rule.decimals);
    const base = min === -Infinity ? 0 : min;
    const most = max === Infinity ? Infinity : Math.floor(withoutNoise((max - base) / step));
    const count = Math.max(
      min === -Infinity ? -Infinity : 0,
      Math.min(most, Math.round(withoutNoise((clamped - base) / step))),
    );
    return rounded(base + count * step, rule.decimals);
  };

  const byDefault = (slots: Slot[], range: Range) => {
    const value = fallback ? finite(fallback(slots)) : (range.values?.[0] ?? range.min ?? 0);
    const number = nearest(value, range, acceptsOffStep?.(slots) ?? false);
    return given(number, number);
  };

  return (slots, input) => {
    const range = rangeOf(slots);
    if (input === undefined) return byDefault(slots, range);
    const number = numberOf(input.value);
    if (number === undefined)
      return refused(
        rule,
        input,
        byDefault(slots, range),
        () => byDefault(slots, range),
        rule.because ?? notANumber(String(input.value)),
      );
    const value = rounded(number, rule.decimals);
    const onStep = nearest(value, range, false);
    if (Math.abs(onStep - value) <= TOLERANCE) return given(onStep, onStep);
    if (acceptsOffStep?.(slots)) {
      const free = nearest(value, range, true);
      if (Math.abs(free - value) <= TOLERANCE && range.step !== undefined) {
        const because = acceptedOffStep(numberText(range.step));
        return {
          slot: free,
          value: free,
          problems: [{ code: `${rule.code}_OFFSTEP`, severity: "info", variable: rule.code, because }],
        };
      }
    }
    const repaired = () => {
      if (rule.onInvalid === "default" || input.source === "header") return byDefault(slots, range);
      const number = nearest(value, range, acceptsOffStep?.(slots) ?? false);
      return given(number, number);
    };
    return refused(
      rule,
      { ...input, value },
      given(value, value),
      repaired,
      rule.because ?? reason(value, range),
    );
  };
}

function nearestOf(value: number, values: readonly number[]): number {
  let best = values[0] ?? value;
  for (const candidate of values)
    if (Math.abs(candidate - value) < Math.abs(best - value) - TOLERANCE) best = candidate;
  return best;
}

function reason(value: number, range: Range): Text {
  if (range.values) return oneOf(range.values.map(numberText));
  const { min, max, step } = range;
  const outside = value < (min ?? -Infinity) - TOLERANCE || value > (max ?? Infinity) + TOLERANCE;
  if (!outside && step !== undefined) return offStep(numberText(step));
  return outOfRange(
    min === undefined ? undefined : numberText(min),
    max === undefined ? undefined : numberText(max),
  );
}
