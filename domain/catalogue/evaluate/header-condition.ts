import type { LookupTable } from "../bundle.ts";
import { compileCondition } from "../rules/compile.ts";
import { dependencies } from "../rules/dependencies.ts";
import type { Expression } from "../rules/expression.ts";
import { emptyScope, type RuleType, type Slot, withLocal } from "../rules/rule-type.ts";
import type { Choices } from "../value.ts";
import { slotOf } from "./automatic-rule.ts";
import { valueOr } from "./value-or.ts";

/**
 * Returns true when a condition over header variables holds. A variable that the header lacks reads as its type's zero, because an absent
 * choice is no choice. A condition that fails or reads an unknown name does not hold.
 */
export function holdsForHeader(
  when: Expression,
  values: Choices,
  typeOf: (code: string) => RuleType | undefined,
  tables: ReadonlyMap<string, LookupTable>,
): boolean {
  let scope = emptyScope(tables);
  const slots: Slot[] = [0];
  for (const name of dependencies(when.tree)) {
    const type = typeOf(name);
    if (!type) return false;
    scope = withLocal(scope, name, type);
    slots[scope.slots.next - 1] = slotOf(type, values[name]);
  }
  return valueOr(compileCondition(when, scope), slots, false);
}
