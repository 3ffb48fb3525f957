import { expect, test } from "vitest";
import { compileNumbers } from "./compile-operator.ts";
import { type Operand, operandOf, valueOperand } from "./operand.ts";
import { RuleError } from "./rule-error.ts";

const LENGTHS = new Map([
  ["KNOB", 30],
  ["BAR", 160],
]);
const length = operandOf({ slot: 0, values: LENGTHS, otherwise: 0 });
const slot = (index: number): Operand<number> => ({ slot: index, run: (s) => s[index] as number });

test("[EV-01] what one option decides is worked out for each of its codes, and for a code that it has lost", () => {
  const longer = compileNumbers(">", length, valueOperand(100));
  expect(longer.byOption).toBeDefined();
  expect(["KNOB", "BAR", "GONE"].map((code) => longer.run([code]))).toEqual([false, true, false]);
});

test("[EV-01] a second option, or a number, is read when the formula runs", () => {
  const other = operandOf({ slot: 1, values: LENGTHS, otherwise: 0 });
  const together = compileNumbers("+", length, other);
  expect(together.byOption).toBeUndefined();
  expect(together.run(["BAR", "KNOB"])).toBe(190);
  expect(compileNumbers("*", valueOperand(2), slot(0)).run([21])).toBe(42);
});

test("[EV-01] a division by what is nothing for one option is reported when that option is chosen, not before", () => {
  const share = compileNumbers("/", valueOperand(480), length);
  expect(share.run(["BAR"])).toBe(3);
  expect(() => share.run(["GONE"])).toThrow(RuleError);
});
