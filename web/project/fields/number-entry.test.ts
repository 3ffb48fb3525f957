import fc from "fast-check";
import { expect, test } from "vitest";
import { stepped, typedNumber } from "./number-entry.ts";

test("a length is read with its unit; a bare number is in the shop's", () => {
  expect(typedNumber("600", "mm", "mm")).toBe(600);
  expect(typedNumber("60 cm", "mm", "mm")).toBe(600);
  expect(typedNumber('24"', "mm", "in")).toBeCloseTo(609.6);
  expect(typedNumber("24", "mm", "in")).toBeCloseTo(609.6);
  expect(typedNumber("2,5", "kg", "mm")).toBe(2.5);
  expect(typedNumber("wide", "mm", "mm")).toBeUndefined();
});

test("steps are counted from the minimum and stop at the limits", () => {
  const range = { min: 300, max: 600, step: 50, decimals: 0 };
  expect(stepped(450, 1, 1, range)).toBe(500);
  expect(stepped(470, 1, 1, range)).toBe(500);
  expect(stepped(470, -1, 1, range)).toBe(450);
  expect(stepped(600, 1, 1, range)).toBe(600);
  expect(stepped(300, -1, 10, range)).toBe(300);
  expect(stepped(0, 1, 10, { decimals: 0 })).toBe(10);
});

test("whatever is stepped stays within the limits", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -500, max: 500 }),
      fc.integer({ min: 0, max: 1000 }),
      fc.integer({ min: 1, max: 97 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.constantFrom(1 as const, -1 as const),
      fc.integer({ min: 1, max: 12 }),
      (min, length, step, share, sense, times) => {
        const range = { min, max: min + length, step, decimals: 0 };
        const value = Math.round(min + length * share);
        const next = stepped(value, sense, times, range);
        expect(next).toBeGreaterThanOrEqual(range.min);
        expect(next).toBeLessThanOrEqual(range.max);
        expect(sense > 0 ? next >= value : next <= value).toBe(true);
      },
    ),
  );
});
