import type { Closure } from "../rules/closure.ts";
import { RuleError } from "../rules/rule-error.ts";
import type { Slot } from "../rules/rule-type.ts";

/** The value of a formula, or `otherwise` when it fails with a `RuleError`. */
export function valueOr<T>(formula: Closure<T>, slots: Slot[], otherwise: T): T {
  try {
    return formula(slots);
  } catch (error) {
    if (error instanceof RuleError) return otherwise;
    throw error;
  }
}
