import type { ConstraintRule, OptionList, VariableRule } from "../bundle.ts";
import type { Scope } from "../rules/rule-type.ts";
import { resolverOfBoolean } from "./resolve-boolean.ts";
import { resolverOfList } from "./resolve-list.ts";
import { resolverOfNumber } from "./resolve-number.ts";
import { resolverOfOption } from "./resolve-option.ts";
import { resolverOfText } from "./resolve-plain.ts";
import type { Resolver } from "./resolver.ts";

export function compileResolver(
  rule: VariableRule,
  slot: number,
  filters: readonly ConstraintRule[],
  list: OptionList | undefined,
  scope: Scope,
): Resolver {
  switch (rule.kind) {
    case "option":
      return resolverOfOption(rule, slot, filters, list ?? { attributes: {}, options: [] }, scope);
    case "number":
      return resolverOfNumber(rule, scope);
    case "text":
      return resolverOfText(rule, scope);
    case "boolean":
      return resolverOfBoolean(rule, slot, filters, scope);
    case "dclass":
      return resolverOfList(rule, scope);
  }
}
