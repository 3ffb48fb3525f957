import type { Closure } from "./closure.ts";
import { foreseen, type Operand, valueOperand } from "./operand.ts";
import type { Slot } from "./rule-type.ts";

type Condition = Operand<boolean>;

export function compileNot(of: Condition): Condition {
  const known = foreseen(of, valueOperand(true), (a) => !a);
  if (known) return known;
  const { run, slot } = of;
  return { run: slot === undefined ? (s) => !run(s) : (s) => !s[slot] };
}

export function compileAnd(left: Condition, right: Condition): Condition {
  const known = foreseen(left, right, (a, b) => a && b);
  if (known) return known;
  const [a, b] = [left.run, right.run];
  const { slot: i } = left;
  const { slot: j } = right;
  if (i !== undefined && j !== undefined) return { run: (s) => (s[i] as boolean) && (s[j] as boolean) };
  if (i !== undefined) return { run: (s) => (s[i] as boolean) && b(s) };
  if (j !== undefined) return { run: (s) => a(s) && (s[j] as boolean) };
  return { run: (s) => a(s) && b(s) };
}

export function compileOr(left: Condition, right: Condition): Condition {
  const known = foreseen(left, right, (a, b) => a || b);
  if (known) return known;
  const [a, b] = [left.run, right.run];
  const { slot: i } = left;
  const { slot: j } = right;
  if (i !== undefined && j !== undefined) return { run: (s) => (s[i] as boolean) || (s[j] as boolean) };
  if (i !== undefined) return { run: (s) => (s[i] as boolean) || b(s) };
  if (j !== undefined) return { run: (s) => a(s) || (s[j] as boolean) };
  return { run: (s) => a(s) || b(s) };
}

/** `when ? yes : no`; only the side that is chosen is read. */
export function compileChoose(when: Condition, yes: Operand, no: Operand): Operand {
  const [x, y] = [yes.value, no.value];
  if (x !== undefined && y !== undefined) {
    const known = foreseen(when, valueOperand(true), (is): Slot => (is ? x : y));
    return known ?? { run: chooseValue(when, x, y) };
  }
  const [is, then, otherwise] = [when.run, yes.run, no.run];
  const { slot } = when;
  if (slot !== undefined) return { run: (s) => (s[slot] ? then(s) : otherwise(s)) };
  return { run: (s) => (is(s) ? then(s) : otherwise(s)) };
}

function chooseValue({ run, slot }: Condition, x: Slot, y: Slot): Closure {
  return slot === undefined ? (s) => (run(s) ? x : y) : (s) => (s[slot] ? x : y);
}
