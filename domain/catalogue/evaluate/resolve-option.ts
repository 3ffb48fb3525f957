import type { ConstraintRule, OptionList, OptionRule, OptionVariable } from "../bundle.ts";
import type { Problem } from "../evaluated-article.ts";
import type { Closure } from "../rules/closure.ts";
import { compileFormula } from "../rules/compile.ts";
import type { Scope, Slot } from "../rules/rule-type.ts";
import { hasSteps } from "../rules/step-count.ts";
import type { Text } from "../text.ts";
import { type Obstacle, type Obstruction, obstruction } from "./obstacles.ts";
import { CHOOSE_ONE, NO_OPTION, NOT_AVAILABLE, NOT_SOLD, unknownValue } from "./problem-texts.ts";
import { given, type Input, type Resolved, type Resolver, refused } from "./resolver.ts";

/** Finds the obstacle to an option by trying it in the variable's slot, which is restored afterwards. */
export type OptionTest = (
  option: OptionRule,
  slots: Slot[],
  priceDate: string | undefined,
) => Obstacle | undefined;

export function compileOptionTest(
  rule: OptionVariable,
  slot: number,
  filters: readonly ConstraintRule[],
  list: OptionList,
  scope: Scope,
): OptionTest {
  const forAll: Obstruction[] = [];
  if (rule.only)
    forAll.push(
      obstruction(rule.only, true, { offered: false, because: rule.because ?? NOT_AVAILABLE }, scope),
    );
  const conditions = new Map<string, Obstruction>();
  for (const option of list.options)
    if (option.when)
      conditions.set(
        option.code,
        obstruction(
          option.when,
          true,
          { offered: true, because: option.because ?? rule.because ?? NOT_AVAILABLE },
          scope,
        ),
      );
  const after = filters.map((filter) =>
    obstruction(filter.condition, !filter.negated, { offered: true, because: filter.because }, scope),
  );
  const endless: Obstacle = { offered: true, because: NOT_AVAILABLE };
  const dated: Obstacle = { offered: false, because: NOT_SOLD };
  return (option, slots, priceDate) => {
    if (!hasSteps(slots, 1)) return endless;
    if (priceDate !== undefined && ((option.from ?? "") > priceDate || (option.to ?? "9") < priceDate))
      return dated;
    const before = slots[slot]!;
    slots[slot] = option.code;
    try {
      for (const { test, obstacle } of forAll) if (!test(slots)) return obstacle;
      const own = conditions.get(option.code);
      if (own && !own.test(slots)) return own.obstacle;
      for (const { test, obstacle } of after) if (!test(slots)) return obstacle;
      return undefined;
    } finally {
      slots[slot] = before;
    }
  };
}

export function resolverOfOption(
  rule: OptionVariable,
  slot: number,
  filters: readonly ConstraintRule[],
  list: OptionList,
  scope: Scope,
): Resolver {
  const test = compileOptionTest(rule, slot, filters, list, scope);
  const byCode = new Map(list.options.map((option) => [option.code, option]));
  const byUpper = new Map(list.options.map((option) => [option.code.toUpperCase(), option]));
  const find = (code: string) => byCode.get(code) ?? byUpper.get(code.toUpperCase());
  const authored = rule.default;
  const fallback: Closure<string> | undefined =
    authored === undefined
      ? undefined
      : typeof authored === "string"
        ? () => authored
        : (compileFormula(authored, scope) as Closure<string>);

  const byDefault = (slots: Slot[], priceDate: string | undefined): Resolved => {
    const wanted = fallback?.(slots);
    if (wanted === undefined && rule.mandatory)
      return { slot: "", value: "", problems: [problem(rule, "MISSING", CHOOSE_ONE)] };
    const preferred = wanted === undefined ? undefined : find(wanted);
    if (preferred && !test(preferred, slots, priceDate)) return given(preferred.code, preferred.code);
    const first = list.options.find((option) => !test(option, slots, priceDate));
    if (first) return given(first.code, first.code);
    const code = preferred?.code ?? "";
    return { slot: code, value: code, problems: [problem(rule, "EMPTY", NO_OPTION)] };
  };

  return (slots, input, priceDate) => {
    if (input === undefined || input.value === "") return byDefault(slots, priceDate);
    const option = find(String(input.value));
    const obstacle = option && test(option, slots, priceDate);
    if (option && !obstacle) return given(option.code, option.code);
    const code = option?.code ?? String(input.value);
    return refused(
      rule,
      withCode(input, code),
      given(code, code),
      () => byDefault(slots, priceDate),
      obstacle?.because ?? unknownValue(code),
    );
  };
}

const withCode = (input: Input, value: string): Input => ({ ...input, value });

function problem(rule: OptionVariable, suffix: string, because: Text): Problem {
  return { code: `${rule.code}_${suffix}`, severity: "error", variable: rule.code, because };
}
