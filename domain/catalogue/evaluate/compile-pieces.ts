import type { Vec2, Vec3 } from "@stanza/geometry";
import type { Quantity2, Quantity3, RepeatRule } from "../quantity.ts";
import type { Closure } from "../rules/closure.ts";
import { compileCondition, compileTree } from "../rules/compile.ts";
import { withoutNoise } from "../rules/functions.ts";
import type { Operand } from "../rules/operand.ts";
import { RuleError } from "../rules/rule-error.ts";
import { NUM, type Scope, type Slot, withLocal } from "../rules/rule-type.ts";
import { countSteps, turnSteps } from "../rules/step-count.ts";
import { finite } from "./resolve-number.ts";

const MAX_REPEATS = 200;

/** A piece of the result that can be computed again alone: one item or none, or one for each repetition. */
export type Producer<T> =
  | { readonly repeats: false; readonly run: Closure<T | undefined> }
  | { readonly repeats: true; readonly run: Closure<readonly T[]> };

export const single = <T>(run: Closure<T | undefined>): Producer<T> => ({ repeats: false, run });

export const number = (quantity: Quantity3[number], scope: Scope): Closure<number> => {
  if (typeof quantity === "number") return () => quantity;
  const { run, slot } = compileTree(quantity.tree, scope) as Operand<number>;
  if (slot !== undefined) return (slots) => finite(slots[slot] as number);
  return (slots) => finite(run(slots));
};

/** Pieces that no formula moves share one point. */
export function compileVec3(point: Quantity3, scope: Scope): Closure<Vec3> {
  if (isFixed(point)) return () => point as Vec3;
  const [x, y, z] = point;
  const [a, b, c] = [number(x, scope), number(y, scope), number(z, scope)];
  return (slots) => [a(slots), b(slots), c(slots)];
}

export function compileVec2(point: Quantity2, scope: Scope): Closure<Vec2> {
  if (isFixed(point)) return () => point as Vec2;
  const [x, y] = point;
  const [a, b] = [number(x, scope), number(y, scope)];
  return (slots) => [a(slots), b(slots)];
}

const isFixed = (point: readonly Quantity3[number][]): boolean =>
  point.every((quantity) => typeof quantity === "number");

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
    return single((slots) => run(slots, ""));
  }
  // Checking the condition first makes a turn that is left out almost free.
  const more = turnSteps(scope, rule) - 1;
  if ("over" in repeat) {
    const list = compileTree({ op: "name", name: repeat.over }, scope);
    const inner = withLocal(scope, repeat.as, list.type.kind === "list" ? list.type.of : NUM);
    const items = list.run as Closure<readonly Slot[]>;
    const run = make(inner);
    return {
      repeats: true,
      run: (slots) => {
        const all: T[] = [];
        for (const [i, item] of items(slots).entries()) {
          countSteps(slots, 1);
          slots[inner.slot] = item;
          const made = run(slots, suffix(i + 1));
          if (made !== undefined) all.push(made);
          if (made !== undefined && more > 0) countSteps(slots, more);
        }
        return all;
      },
    };
  }
  const [from, to] = [number(repeat.from, scope), number(repeat.to, scope)];
  const inner = withLocal(scope, repeat.as, NUM);
  const run = make(inner);
  return {
    repeats: true,
    run: (slots) => {
      const first = Math.ceil(withoutNoise(from(slots)));
      const last = Math.floor(withoutNoise(to(slots)));
      if (last - first >= MAX_REPEATS) throw new RuleError("E_STEPS", `more than ${MAX_REPEATS} repetitions`);
      const all: T[] = [];
      for (let n = first; n <= last; n++) {
        countSteps(slots, 1);
        slots[inner.slot] = n;
        const made = run(slots, suffix(n - first + 1));
        if (made !== undefined) all.push(made);
        if (made !== undefined && more > 0) countSteps(slots, more);
      }
      return all;
    },
  };
}

const suffixes: string[] = [];

/** What the id of the n-th repetition ends with. */
function suffix(n: number): string {
  suffixes[n] ??= `#${n}`;
  return suffixes[n];
}

export const ORIGIN: Vec3 = [0, 0, 0];
