import type { Vec2, Vec3 } from "@stanza/geometry";
import type { Quantity2, Quantity3, RepeatRule } from "../bundle.ts";
import type { Closure } from "../rules/closure.ts";
import { compileCondition, compileTree } from "../rules/compile.ts";
import { withoutNoise } from "../rules/functions.ts";
import { RuleError } from "../rules/rule-error.ts";
import { NUM, type Scope, type Slot, withLocal } from "../rules/rule-type.ts";
import { countSteps, turnSteps } from "../rules/step-count.ts";
import { compileQuantity } from "./compile-quantity.ts";
import { finite } from "./resolve-number.ts";

const MAX_REPEATS = 200;

/** A piece of the result that can be computed again alone. */
export type Producer<T> = (slots: Slot[]) => readonly T[];

export const number = (quantity: Quantity3[number], scope: Scope): Closure<number> => {
  if (typeof quantity === "number") return () => quantity;
  const run = compileQuantity(quantity, scope);
  return (slots) => finite(run(slots));
};

export function compileVec3([x, y, z]: Quantity3, scope: Scope): Closure<Vec3> {
  const [a, b, c] = [number(x, scope), number(y, scope), number(z, scope)];
  return (slots) => [a(slots), b(slots), c(slots)];
}

export function compileVec2([x, y]: Quantity2, scope: Scope): Closure<Vec2> {
  const [a, b] = [number(x, scope), number(y, scope)];
  return (slots) => [a(slots), b(slots)];
}

const always = () => true;
export const condition = (
  when: Parameters<typeof compileCondition>[0] | undefined,
  scope: Scope,
): Closure<boolean> => (when ? compileCondition(when, scope) : always);

/** Runs `make` once, or for each repetition with its number. Pieces that are `undefined` are left out. */
export function repeated<T>(
  rule: { readonly repeat?: RepeatRule },
  scope: Scope,
  make: (inner: Scope) => (slots: Slot[], suffix: string) => T | undefined,
): Producer<T> {
  const { repeat } = rule;
  if (!repeat) {
    const run = make(scope);
    return (slots) => {
      const item = run(slots, "");
      return item === undefined ? [] : [item];
    };
  }
  // Checking the condition first makes a turn that is left out almost free.
  const more = turnSteps(scope, rule) - 1;
  if ("over" in repeat) {
    const list = compileTree({ op: "name", name: repeat.over }, scope);
    const inner = withLocal(scope, repeat.as, list.type.kind === "list" ? list.type.of : NUM);
    const items = list.run as Closure<readonly Slot[]>;
    const run = make(inner);
    return (slots) => {
      const all: T[] = [];
      for (const [i, item] of items(slots).entries()) {
        countSteps(slots, 1);
        slots[inner.slot] = item;
        const made = run(slots, `#${i + 1}`);
        if (made !== undefined) all.push(made);
        if (made !== undefined && more > 0) countSteps(slots, more);
      }
      return all;
    };
  }
  const [from, to] = [number(repeat.from, scope), number(repeat.to, scope)];
  const inner = withLocal(scope, repeat.as, NUM);
  const run = make(inner);
  return (slots) => {
    const first = Math.ceil(withoutNoise(from(slots)));
    const last = Math.floor(withoutNoise(to(slots)));
    if (last - first >= MAX_REPEATS) throw new RuleError("E_STEPS", `more than ${MAX_REPEATS} repetitions`);
    const all: T[] = [];
    for (let n = first; n <= last; n++) {
      countSteps(slots, 1);
      slots[inner.slot] = n;
      const made = run(slots, `#${n - first + 1}`);
      if (made !== undefined) all.push(made);
      if (made !== undefined && more > 0) countSteps(slots, more);
    }
    return all;
  };
}

/** Copying a whole piece and filling in what varies costs a third of a literal with spreads. */
export type Draft<T> = { -readonly [F in keyof T]: T[F] };
export const ORIGIN: Vec3 = [0, 0, 0];
