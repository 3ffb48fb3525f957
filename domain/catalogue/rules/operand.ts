import type { Closure } from "./closure.ts";
import type { Slot } from "./rule-type.ts";

/** A compiled operand. Most are one slot, one value, or follow from the option of one slot; reading those in place saves calls. */
export interface Operand<T extends Slot = Slot> {
  readonly run: Closure<T>;
  readonly slot?: number;
  readonly value?: T;
  readonly byOption?: ByOption<T>;
}

/** What follows from an option's code alone, for example its attribute, or that attribute compared with a value. */
export interface ByOption<T extends Slot = Slot> {
  /** Where the code stands. */
  readonly slot: number;
  readonly values: ReadonlyMap<string, T>;
  /** For any other code. */
  readonly otherwise: T;
}

/** For more options than these a table for each part of a formula would take more than it saves. */
const MOST_OPTIONS = 300;

export function operandOf<T extends Slot>(byOption: ByOption<T>): Operand<T> {
  const { slot, values, otherwise } = byOption;
  const run: Closure<T> = (s) => values.get(s[slot] as string) ?? otherwise;
  return values.size > MOST_OPTIONS ? { run } : { run, byOption };
}

/**
 * What two operands give together, worked out when the formula is compiled: where both are values, or nothing but one option decides.
 * `undefined`: more decides, or for some option there is no result, which the formula reports when it runs.
 */
export function foreseen<A extends Slot, B extends Slot, T extends Slot>(
  left: Operand<A>,
  right: Operand<B>,
  apply: (a: A, b: B) => T,
): Operand<T> | undefined {
  const [a, b] = [left.byOption, right.byOption];
  if ((a && b && a.slot !== b.slot) || !isForeseen(left) || !isForeseen(right)) return undefined;
  const at = (code: string | undefined) => apply(resultAt(left, code), resultAt(right, code));
  try {
    const deciding = a ?? b;
    if (!deciding) return valueOperand(at(undefined));
    const codes = new Set([...(a?.values.keys() ?? []), ...(b?.values.keys() ?? [])]);
    const values = new Map([...codes].map((code) => [code, at(code)]));
    return operandOf({ slot: deciding.slot, values, otherwise: at(undefined) });
  } catch {
    return undefined;
  }
}

export function valueOperand<T extends Slot>(value: T): Operand<T> {
  return { value, run: () => value };
}

const isForeseen = ({ value, byOption }: Operand) => value !== undefined || byOption !== undefined;

/** `undefined` as a code: any that the option does not have. */
function resultAt<T extends Slot>({ value, byOption }: Operand<T>, code: string | undefined): T {
  if (!byOption) return value as T;
  return (code === undefined ? undefined : byOption.values.get(code)) ?? byOption.otherwise;
}
