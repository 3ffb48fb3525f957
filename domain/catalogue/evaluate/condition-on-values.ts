import { compileCondition } from "../rules/compile.ts";
import type { Expression } from "../rules/expression.ts";
import { parseRecords } from "../rules/list-value.ts";
import type { Slot } from "../rules/rule-type.ts";
import type { Choices } from "../value.ts";
import { slotOf } from "./automatic-rule.ts";
import type { Program } from "./program.ts";

/**
 * Compiles a condition of a price list, which is tested on the values of an evaluated article.
 *
 * names  those that the condition reads
 */
export function conditionOn(
  { rule, scope, initial }: Program,
  expression: Expression,
  names: ReadonlySet<string>,
): (values: Choices) => boolean {
  const test = compileCondition(expression, scope);
  const reads = [...scope.symbols].filter(([code]) => names.has(code));
  const lists = new Map(
    rule.variables.flatMap((variable) => (variable.kind === "dclass" ? [[variable.code, variable]] : [])),
  );
  // Every slot that the condition reads is written anew for each test.
  const slots: Slot[] = initial.slice();
  return (values) => {
    slots[0] = 0;
    for (const [code, { slot, type }] of reads) {
      const list = lists.get(code);
      const records = list && parseRecords(String(values[code] ?? ""), list);
      if (records) slots[slot] = records.ok ? records.records : [];
      // An overlay may change a constant; the constant of the rule itself applies when the values lack it.
      else if (values[code] !== undefined || rule.constants[code] === undefined)
        slots[slot] = slotOf(type, values[code]);
      else slots[slot] = initial[slot]!;
    }
    return test(slots);
  };
}
