import type { Closure } from "./closure.ts";
import { TOLERANCE } from "./functions.ts";
import { foreseen, type Operand } from "./operand.ts";
import { RuleError } from "./rule-error.ts";

export type NumericOperator = "+" | "-" | "*" | "/" | "%" | "<" | "<=" | ">" | ">=" | "==" | "!=";

type Numbers = number[];
type Result = (s: Numbers) => number | boolean;
type Any = (s: Numbers) => number;

/** The closures of an operator for each form of operand: a slot, a value, or anything. So a closure decides nothing when it runs. */
interface Forms {
  readonly slotValue: (i: number, v: number) => Result;
  readonly slots: (i: number, j: number) => Result;
  readonly anyValue: (a: Any, v: number) => Result;
  readonly anySlot: (a: Any, j: number) => Result;
  readonly slotAny: (i: number, b: Any) => Result;
  readonly any: (a: Any, b: Any) => Result;
}

const near = (a: number, b: number) => Math.abs(a - b) <= TOLERANCE;

function divisor(value: number): number {
  if (value === 0) throw new RuleError("E_DIV0", "division by zero");
  return value;
}

/** Comparisons treat numbers within the tolerance as equal. */
const FORMS: Readonly<Record<NumericOperator, Forms>> = {
  "+": {
    slotValue: (i, v) => (s) => s[i]! + v,
    slots: (i, j) => (s) => s[i]! + s[j]!,
    anyValue: (a, v) => (s) => a(s) + v,
    anySlot: (a, j) => (s) => a(s) + s[j]!,
    slotAny: (i, b) => (s) => s[i]! + b(s),
    any: (a, b) => (s) => a(s) + b(s),
  },
  "-": {
    slotValue: (i, v) => (s) => s[i]! - v,
    slots: (i, j) => (s) => s[i]! - s[j]!,
    anyValue: (a, v) => (s) => a(s) - v,
    anySlot: (a, j) => (s) => a(s) - s[j]!,
    slotAny: (i, b) => (s) => s[i]! - b(s),
    any: (a, b) => (s) => a(s) - b(s),
  },
  "*": {
    slotValue: (i, v) => (s) => s[i]! * v,
    slots: (i, j) => (s) => s[i]! * s[j]!,
    anyValue: (a, v) => (s) => a(s) * v,
    anySlot: (a, j) => (s) => a(s) * s[j]!,
    slotAny: (i, b) => (s) => s[i]! * b(s),
    any: (a, b) => (s) => a(s) * b(s),
  },
  "/": {
    slotValue: (i, v) => (s) => s[i]! / divisor(v),
    slots: (i, j) => (s) => s[i]! / divisor(s[j]!),
    anyValue: (a, v) => (s) => a(s) / divisor(v),
    anySlot: (a, j) => (s) => a(s) / divisor(s[j]!),
    slotAny: (i, b) => (s) => s[i]! / divisor(b(s)),
    any: (a, b) => (s) => a(s) / divisor(b(s)),
  },
  "%": {
    slotValue: (i, v) => (s) => s[i]! % divisor(v),
    slots: (i, j) => (s) => s[i]! % divisor(s[j]!),
    anyValue: (a, v) => (s) => a(s) % divisor(v),
    anySlot: (a, j) => (s) => a(s) % divisor(s[j]!),
    slotAny: (i, b) => (s) => s[i]! % divisor(b(s)),
    any: (a, b) => (s) => a(s) % divisor(b(s)),
  },
  "<": {
    slotValue: (i, v) => (s) => s[i]! < v - TOLERANCE,
    slots: (i, j) => (s) => s[i]! < s[j]! - TOLERANCE,
    anyValue: (a, v) => (s) => a(s) < v - TOLERANCE,
    anySlot: (a, j) => (s) => a(s) < s[j]! - TOLERANCE,
    slotAny: (i, b) => (s) => s[i]! < b(s) - TOLERANCE,
    any: (a, b) => (s) => a(s) < b(s) - TOLERANCE,
  },
  "<=": {
    slotValue: (i, v) => (s) => s[i]! <= v + TOLERANCE,
    slots: (i, j) => (s) => s[i]! <= s[j]! + TOLERANCE,
    anyValue: (a, v) => (s) => a(s) <= v + TOLERANCE,
    anySlot: (a, j) => (s) => a(s) <= s[j]! + TOLERANCE,
    slotAny: (i, b) => (s) => s[i]! <= b(s) + TOLERANCE,
    any: (a, b) => (s) => a(s) <= b(s) + TOLERANCE,
  },
  ">": {
    slotValue: (i, v) => (s) => s[i]! > v + TOLERANCE,
    slots: (i, j) => (s) => s[i]! > s[j]! + TOLERANCE,
    anyValue: (a, v) => (s) => a(s) > v + TOLERANCE,
    anySlot: (a, j) => (s) => a(s) > s[j]! + TOLERANCE,
    slotAny: (i, b) => (s) => s[i]! > b(s) + TOLERANCE,
    any: (a, b) => (s) => a(s) > b(s) + TOLERANCE,
  },
  ">=": {
    slotValue: (i, v) => (s) => s[i]! >= v - TOLERANCE,
    slots: (i, j) => (s) => s[i]! >= s[j]! - TOLERANCE,
    anyValue: (a, v) => (s) => a(s) >= v - TOLERANCE,
    anySlot: (a, j) => (s) => a(s) >= s[j]! - TOLERANCE,
    slotAny: (i, b) => (s) => s[i]! >= b(s) - TOLERANCE,
    any: (a, b) => (s) => a(s) >= b(s) - TOLERANCE,
  },
  "==": {
    slotValue: (i, v) => (s) => near(s[i]!, v),
    slots: (i, j) => (s) => near(s[i]!, s[j]!),
    anyValue: (a, v) => (s) => near(a(s), v),
    anySlot: (a, j) => (s) => near(a(s), s[j]!),
    slotAny: (i, b) => (s) => near(s[i]!, b(s)),
    any: (a, b) => (s) => near(a(s), b(s)),
  },
  "!=": {
    slotValue: (i, v) => (s) => !near(s[i]!, v),
    slots: (i, j) => (s) => !near(s[i]!, s[j]!),
    anyValue: (a, v) => (s) => !near(a(s), v),
    anySlot: (a, j) => (s) => !near(a(s), s[j]!),
    slotAny: (i, b) => (s) => !near(s[i]!, b(s)),
    any: (a, b) => (s) => !near(a(s), b(s)),
  },
};

/** Compiles an operator on two numbers; operands are read from left to right. */
export function compileNumbers(
  op: NumericOperator,
  left: Operand<number>,
  right: Operand<number>,
): Operand<number | boolean> {
  const forms = FORMS[op];
  const known = foreseen(left, right, (a, b) => forms.slots(0, 1)([a, b]));
  if (known) return known;
  // A value is read in place on the right side only, and these two give the same either way.
  if (left.value !== undefined && (op === "+" || op === "*")) return compileNumbers(op, right, left);
  const [a, b] = [left.run, right.run] as unknown as [Any, Any];
  const { slot: i } = left;
  const { slot: j, value: v } = right;
  const run =
    i !== undefined && v !== undefined
      ? forms.slotValue(i, v)
      : i !== undefined && j !== undefined
        ? forms.slots(i, j)
        : v !== undefined
          ? forms.anyValue(a, v)
          : j !== undefined
            ? forms.anySlot(a, j)
            : i !== undefined
              ? forms.slotAny(i, b)
              : forms.any(a, b);
  return { run: run as unknown as Closure<number | boolean> };
}

/** Compiles the comparison of two texts or two conditions for equality or difference. */
export function compileSameness(isEqual: boolean, left: Operand, right: Operand): Operand<boolean> {
  const known = foreseen(left, right, (x, y) => (x === y) === isEqual);
  if (known) return known;
  const [a, b] = [left.run, right.run];
  const { slot: i } = left;
  const { value: v } = right;
  if (i !== undefined && v !== undefined) return { run: isEqual ? (s) => s[i] === v : (s) => s[i] !== v };
  if (v !== undefined) return { run: isEqual ? (s) => a(s) === v : (s) => a(s) !== v };
  return { run: isEqual ? (s) => a(s) === b(s) : (s) => a(s) !== b(s) };
}
