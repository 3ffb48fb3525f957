import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Decimal, decimal, decimalText } from "./decimal.ts";
import { floorToUnit, minorUnit, quotient, type RoundingMode, roundTo, roundToUnit } from "./round.ts";

describe("roundTo", () => {
  test.each([
    ["1.005", 2, "1.01"],
    ["2.675", 2, "2.68"],
    ["1.00499999999999999999", 2, "1"],
    ["-1.005", 2, "-1"],
    ["-1.0051", 2, "-1.01"],
    ["-0.004", 2, "0"],
    ["0.5", 0, "1"],
    ["-0.5", 0, "0"],
    ["-1.5", 0, "-1"],
    ["12.3456", 3, "12.346"],
    ["7", 2, "7"],
  ])("[QU-01] rounds %s to %i digits as %s, ties towards +∞", (value, digits, expected) => {
    expect(decimalText(roundTo(decimal(value), digits))).toBe(expected);
  });

  test("equals floor(x·10^d + 1/2) / 10^d in integers, for random exact amounts", () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }),
        fc.integer({ min: 0, max: 3 }),
        (n, d) => {
          // n is in 1/10^5; floor((n + half) / step) with floor division on bigints
          const step = 10n ** BigInt(5 - d);
          const up = n + step / 2n;
          const floor = up / step - (up % step < 0n ? 1n : 0n);
          const rounded = roundTo(decimal(n.toString()).times("0.00001"), d);
          expect(rounded.times(10 ** d).cmp(floor)).toBe(0);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe("roundToUnit", () => {
  test.each([
    ["1203.67", "half-up", "1203.65"],
    ["601.825", "half-up", "601.85"],
    ["1.024999", "half-up", "1"],
    ["-1.025", "half-up", "-1"],
    ["1.025", "half-even", "1"],
    ["1.075", "half-even", "1.1"],
    ["1.001", "up", "1.05"],
    ["1.05", "up", "1.05"],
    ["-1.04", "up", "-1"],
  ] as const)("[QU-01] rounds %s to 0.05, %s, as %s", (value, mode, expected) => {
    expect(decimalText(roundToUnit(decimal(value), decimal("0.05"), mode))).toBe(expected);
  });

  test("rounds to units that do not divide 10", () => {
    expect(decimalText(roundToUnit(decimal("10"), decimal("0.3")))).toBe("9.9");
    expect(decimalText(roundToUnit(decimal("10.05"), decimal("0.3")))).toBe("10.2");
  });
});

test("floorToUnit goes down for negative values too", () => {
  expect(decimalText(floorToUnit(decimal("-0.01"), decimal("0.05")))).toBe("-0.05");
  expect(decimalText(floorToUnit(decimal("-0.05"), decimal("0.05")))).toBe("-0.05");
  expect(decimalText(floorToUnit(decimal("0.09"), decimal("0.05")))).toBe("0.05");
});

test("a quotient times its divisor is the dividend again, and ties go towards +∞", () => {
  expect(decimalText(quotient(decimal("1"), decimal("3"), 4))).toBe("0.3333");
  expect(decimalText(quotient(decimal("-1"), decimal("8"), 2))).toBe("-0.12");
  expect(decimalText(quotient(decimal("1"), decimal("8"), 2))).toBe("0.13");
  expect(() => quotient(decimal("1"), decimal("0"), 2)).toThrow(RangeError);
  const amount = fc.integer({ min: -1_000_000, max: 1_000_000 });
  fc.assert(
    fc.property(
      amount,
      amount.filter((n) => n !== 0),
      (cents, divisor) => {
        const dividend = decimal(String(cents)).times(divisor).times("0.01");
        expect(
          quotient(dividend, decimal(String(divisor)), 2).cmp(decimal(String(cents)).times("0.01")),
        ).toBe(0);
      },
    ),
  );
});

describe("a value that has no more digits than its unit", () => {
  const values = fc
    .tuple(fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n }), fc.integer({ min: 0, max: 5 }))
    .map(([digits, places]) => decimal(String(digits)).times(minorUnit(places)));
  const modes = fc.constantFrom<RoundingMode[]>("half-up", "half-even", "up");

  test("[QU-01] is rounded as by remainders, for units that divide 10 and others", () => {
    const byRemainder = (value: Decimal, unit: Decimal, mode: RoundingMode) => {
      const below = floorToUnit(value, unit);
      const rest = value.minus(below);
      if (rest.cmp(0) === 0) return below;
      const half = rest.times(2).cmp(unit);
      const isOdd = below.mod(unit.times(2)).cmp(0) !== 0;
      const goesUp = mode === "up" || half > 0 || (half === 0 && (mode === "half-up" || isOdd));
      return goesUp ? below.plus(unit) : below;
    };
    const units = fc.constantFrom("0.01", "0.1", "1", "10", "0.05", "0.5", "0.3", "0.001", "5");
    fc.assert(
      fc.property(values, units, modes, (value, unit, mode) => {
        const rounded = roundToUnit(value, decimal(unit), mode);
        expect(decimalText(rounded)).toBe(decimalText(byRemainder(value, decimal(unit), mode)));
      }),
      { numRuns: 2000 },
    );
  });
});
