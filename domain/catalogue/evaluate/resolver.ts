import type { VariableRule } from "../bundle.ts";
import type { Problem, ValueSource } from "../evaluated-article.ts";
import type { Slot } from "../rules/rule-type.ts";
import type { Text } from "../text.ts";
import type { Value } from "../value.ts";

/** A value from outside, and its source. */
export interface Input {
  readonly value: Value;
  readonly source: ValueSource;
}

export interface Resolved {
  /** The form that formulas read. */
  readonly slot: Slot;
  /** The form that is stored and shown; it differs from `slot` for lists only. */
  readonly value: Value;
  readonly problems: readonly Problem[];
}

/** Makes a variable's value from its input; with none, or for a hidden variable, its default. May throw `RuleError`. */
export type Resolver = (slots: Slot[], input: Input | undefined, priceDate: string | undefined) => Resolved;

export const NO_PROBLEMS: readonly Problem[] = [];

export const given = (slot: Slot, value: Value): Resolved => ({ slot, value, problems: NO_PROBLEMS });

/** Decides about a value that is not allowed (catalogue.md §6.4): either `kept` or `repaired`. */
export function refused(
  rule: VariableRule,
  input: Input,
  kept: Resolved,
  repaired: () => Resolved,
  because: Text,
): Resolved {
  const problem = (suffix: string, severity: Problem["severity"], to?: Value): Problem => ({
    code: `${rule.code}_${suffix}`,
    severity,
    variable: rule.code,
    because,
    from: input.value,
    ...(to === undefined ? {} : { to }),
  });
  if (input.source === "forced") return { ...kept, problems: [problem("FORCED", "error")] };
  if (input.source === "header" || input.source === "default") return repaired();
  if (rule.onInvalid === "error") return { ...kept, problems: [problem("INVALID", "error")] };
  const result = repaired();
  return { ...result, problems: [problem("REPAIRED", "warn", result.value), ...result.problems] };
}
