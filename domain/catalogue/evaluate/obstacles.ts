import type { Closure } from "../rules/closure.ts";
import { compileCondition } from "../rules/compile.ts";
import type { Expression } from "../rules/expression.ts";
import type { Scope } from "../rules/rule-type.ts";
import type { Text } from "../text.ts";
import { valueOr } from "./value-or.ts";

/** The reason why an option or a boolean's value may not be chosen. `offered` is false when an option is not even shown. */
export interface Obstacle {
  readonly offered: boolean;
  readonly because: Text;
  /** The responsible condition and the truth that it should have. Absent for dates. */
  readonly condition?: { readonly formula: Expression; readonly shouldBe: boolean };
}

/** A condition that may be in the way, compiled. */
export interface Obstruction {
  readonly test: Closure<boolean>;
  readonly obstacle: Obstacle;
}

/**
 * Compiles a condition that a value may break. A condition that fails to evaluate counts as broken, so that nothing is offered that the
 * rules may not allow.
 */
export function obstruction(
  formula: Expression,
  shouldBe: boolean,
  obstacle: Omit<Obstacle, "condition">,
  scope: Scope,
): Obstruction {
  const run = compileCondition(formula, scope);
  return {
    test: (slots) => valueOr(run, slots, !shouldBe) === shouldBe,
    obstacle: { ...obstacle, condition: { formula, shouldBe } },
  };
}
