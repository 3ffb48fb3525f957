import type { BooleanVariable, ConstraintRule } from "../bundle.ts";
import { booleanOf } from "../dclass-rows.ts";
import type { Closure } from "../rules/closure.ts";
import { compileCondition } from "../rules/compile.ts";
import type { Scope, Slot } from "../rules/rule-type.ts";
import { type Obstacle, obstruction } from "./obstacles.ts";
import { notUnderstood } from "./problem-texts.ts";
import { given, type Resolved, type Resolver, refused } from "./resolver.ts";

/** Finds what is in the way of a value by trying it in the variable's slot, which is restored afterwards. */
export type BooleanTest = (value: boolean, slots: Slot[]) => Obstacle | undefined;

/** filters   the constraints to which the variable yields, as far as they read it */
export function compileBooleanTest(
  slot: number,
  filters: readonly ConstraintRule[],
  scope: Scope,
): BooleanTest {
  const obstructions = filters.map(({ condition, negated, because }) =>
    obstruction(condition, !negated, { offered: true, because }, scope),
  );
  return (value, slots) => {
    const before = slots[slot]!;
    slots[slot] = value;
    try {
      return obstructions.find(({ test }) => !test(slots))?.obstacle;
    } finally {
      slots[slot] = before;
    }
  };
}

/** A value that a rule forbids gives way to the other one, as an option does. */
export function resolverOfBoolean(
  rule: BooleanVariable,
  slot: number,
  filters: readonly ConstraintRule[],
  scope: Scope,
): Resolver {
  const test = compileBooleanTest(slot, filters, scope);
  const authored = rule.default ?? false;
  const fallback: Closure<boolean> =
    typeof authored === "boolean" ? () => authored : compileCondition(authored, scope);
  const byDefault = (slots: Slot[]): Resolved => {
    const wanted = fallback(slots);
    const obstacle = test(wanted, slots);
    if (!obstacle) return given(wanted, wanted);
    if (!test(!wanted, slots)) return given(!wanted, !wanted);
    const { because } = obstacle;
    return {
      ...given(wanted, wanted),
      problems: [{ code: `${rule.code}_EMPTY`, severity: "error", variable: rule.code, because }],
    };
  };
  return (slots, input) => {
    if (input === undefined) return byDefault(slots);
    const value = booleanOf(input.value);
    if (value === undefined)
      return refused(
        rule,
        input,
        byDefault(slots),
        () => byDefault(slots),
        notUnderstood(String(input.value)),
      );
    const obstacle = test(value, slots);
    if (!obstacle) return given(value, value);
    const { because } = obstacle;
    return refused(rule, { ...input, value }, given(value, value), () => byDefault(slots), because);
  };
}
