import Big from "big.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Decimal,
  decimal,
  decimalOr,
  decimalPlaces,
  decimalText,
  isSame,
  parseDecimal,
  sumOf,
  ZERO,
} from "./decimal.ts";

const shown = (input: string | number | null | undefined) => {
  const parsed = parseDecimal(input);
  return parsed && decimalText(parsed);
};

describe("parseDecimal", () => {
  test.each([
    ["1,5", "1.5"],
    ["1.5", "1.5"],
    [" -0,050 ", "-0.05"],
    ["+3", "3"],
    [".5", "0.5"],
    ["5.", "5"],
    ["12345678901234567.89", "12345678901234567.89"],
    [1.67, "1.67"],
    [1e-7, "0.0000001"],
    ["-0", "0"],
  ])("reads %j as %s", (input, value) => {
    expect(shown(input)).toBe(value);
  });

  test.each([
    "",
    "abc",
    "1.234,50",
    "1,234,567",
    "1e5",
    "0x10",
    "Infinity",
    "1 000",
    "9".repeat(41),
    null,
    undefined,
    Number.NaN,
    Number.POSITIVE_INFINITY,
  ])("does not take %j for a number", (input) => {
    expect(parseDecimal(input)).toBeUndefined();
  });
});

test("[QU-01] anything but a number takes the named default", () => {
  expect(decimalText(decimalOr("abc", "1"))).toBe("1");
  expect(decimalText(decimalOr("1,25", "1"))).toBe("1.25");
  expect(() => decimal("abc")).toThrow(RangeError);
});

test("a decimal keeps the digits that a float would lose", () => {
  expect(decimalText(decimal("0.1").plus("0.2"))).toBe("0.3");
  expect(decimalText(decimal("1.005").times(1000))).toBe("1005");
});

test("decimalText pads but never cuts", () => {
  expect(decimalText(decimal("5"), 2)).toBe("5.00");
  expect(decimalText(decimal("3.335"), 2)).toBe("3.335");
  expect(decimalText(decimal("0"), 2)).toBe("0.00");
  expect(decimalText(decimal("-0.5"), 2)).toBe("-0.50");
  expect(decimalPlaces(decimal("3.340"))).toBe(2);
});

test("reading a written decimal gives the same value", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), fc.nat(8), (digits, scale) => {
      const value = decimal(digits.toString()).times(decimal(`0.${"0".repeat(scale)}1`));
      expect(decimal(decimalText(value)).cmp(value)).toBe(0);
      expect(decimal(decimalText(value).replace(".", ",")).cmp(value)).toBe(0);
    }),
  );
});

test("[QU-01] a sum is exact to the last digit, whatever the digits, signs and places of the summands", () => {
  const numerals = fc
    .tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.integer({ min: 0, max: 20 }))
    .map(([digits, places]) => decimal(String(digits)).times(`1e-${places}`));
  const amounts = fc
    .integer({ min: -999_999_999, max: 999_999_999 })
    .map((cents) => decimal(cents).times("0.01"));
  fc.assert(
    fc.property(fc.array(fc.oneof(numerals, amounts), { maxLength: 60 }), (values) => {
      const oneByOne = values.reduce((sum: Decimal, value) => sum.plus(value), ZERO);
      expect(decimalText(sumOf(values))).toBe(decimalText(oneByOne));
    }),
  );
});

test("[QU-01] a sum beyond what a float counts exactly loses nothing", () => {
  const large = Array.from({ length: 40 }, () => decimal("9999999999999.99"));
  expect(decimalText(sumOf(large))).toBe("399999999999999.6");
  expect(decimalText(sumOf([...large, decimal("-0.01"), decimal("0.015")]))).toBe("399999999999999.605");
  expect(decimalText(sumOf([]))).toBe("0");
});

/** Numbers of few and of many digits, on both sides of what a float holds exactly. */
const numerals = fc
  .tuple(fc.bigInt({ min: -(10n ** 22n), max: 10n ** 22n }), fc.integer({ min: 0, max: 21 }))
  .map(([digits, places]) => new Big(`${digits}e-${places}`));

test("[QU-01] the text of a decimal is that of big.js, however many digits it has", () => {
  const plain = (value: Big) => (value.eq(0) ? "0" : value.toFixed());
  fc.assert(
    fc.property(numerals, (value) => {
      expect(decimalText(value)).toBe(plain(value));
      expect(decimalText(value, 2)).toBe(
        decimalPlaces(value) > 2 ? plain(value) : value.abs().eq(0) ? "0.00" : value.toFixed(2),
      );
    }),
    { numRuns: 2000 },
  );
});

test("[QU-01] two decimals are the same exactly when big.js finds no difference", () => {
  const near = fc.tuple(numerals, fc.constantFrom("0", "1", "-1", "0.01", "1e-21"));
  fc.assert(
    fc.property(near, numerals, ([a, step], other) => {
      for (const b of [a, a.plus(step), a.times(-1), other])
        expect(isSame(a, new Big(b))).toBe(a.cmp(b) === 0);
    }),
    { numRuns: 1000 },
  );
  expect(isSame(decimal("0"), decimal("-0"))).toBe(true);
});
