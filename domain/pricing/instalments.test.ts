import { decimal, decimalText, sumOf } from "@stanza/quantities";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Instalment } from "./instalments.ts";
import { priceProject } from "./price-row.ts";
import { termsLimitProblems } from "./terms-limits.ts";
import { SHOP, sampleProject, sampleTerms } from "./testing/sample-project.ts";
import { totalOffer } from "./total-offer.ts";

function paid(price: string, instalments: readonly Instalment[], currency = "EUR") {
  const { evaluated, book } = sampleProject([{ lines: [{ price }] }], currency);
  return totalOffer(priceProject(evaluated, book, { currency }), sampleTerms({ instalments }), SHOP);
}

test("[QU-15] several instalments: shares and amounts, the last takes what is left, and no deposit is read from the words", () => {
  const schedule = [
    { when: "at order", percent: "30" },
    { when: "at delivery", percent: "60", date: "2026-12-20" },
    { when: "after installation" },
  ];
  const totals = paid("1000.01", schedule);
  expect(totals.payable).toBe("1220.01");
  expect(totals.instalments).toEqual([
    { when: "at order", percent: "30", amount: "366.00" },
    { when: "at delivery", date: "2026-12-20", percent: "60", amount: "732.01" },
    { when: "after installation", percent: "10", amount: "122.00" },
  ]);
  expect(totals).not.toHaveProperty("deposit");
  const amounts = paid("1000.00", [
    { when: "a", amount: "500" },
    { when: "b", percent: "10" },
    { when: "c" },
  ]);
  expect(amounts.instalments?.map(({ percent, amount }) => [percent, amount])).toEqual([
    [undefined, "500.00"],
    ["10", "122.00"],
    [undefined, "598.00"],
  ]);
});

test("[QU-15] Swiss instalments are paid in coins; more than the total is cut to it", () => {
  const swiss = paid("1000.01", [{ when: "a", percent: "33.33" }, { when: "b" }], "CHF");
  expect(swiss.instalments?.every(({ amount }) => decimal(amount).mod("0.05").cmp(0) === 0)).toBe(true);
  const much = paid("100", [{ when: "a", amount: "5000" }, { when: "b", percent: "50" }, { when: "c" }]);
  expect(much.instalments?.map(({ amount }) => amount)).toEqual(["122.00", "0.00", "0.00"]);
});

test("[QU-15] without a schedule the deposit stays that of the words", () => {
  expect(paid("100", []).deposit?.percent).toBe("50");
  expect(paid("100", [])).not.toHaveProperty("instalments");
});

test("[QU-15] instalments add up to the amount to pay, whatever is typed", () => {
  const typed = fc.oneof(
    fc.integer({ min: -20, max: 150 }).map(String),
    fc.constantFrom("", "x", null, "12,5"),
  );
  const instalment = fc.record({
    when: fc.string(),
    percent: fc.option(typed, { nil: undefined }),
    amount: typed,
  });
  fc.assert(
    fc.property(
      fc.array(instalment, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 0, max: 9_999_999 }),
      fc.constantFrom("EUR", "CHF", "JPY", "KWD"),
      (schedule, cents, currency) => {
        const {
          instalments = [],
          payable,
          decimals,
        } = paid(decimalText(decimal(cents).times("0.01")), schedule, currency);
        expect(decimalText(sumOf(instalments.map(({ amount }) => decimal(amount))), decimals)).toBe(payable);
        expect(instalments.every(({ amount }) => decimal(amount).cmp(0) >= 0)).toBe(true);
      },
    ),
    { numRuns: 300 },
  );
});

test("[QU-15] a schedule with shares outside 0 to 100, above 100 together, or no numbers is refused with its place", () => {
  const at = (...instalments: readonly Instalment[]) =>
    termsLimitProblems(sampleTerms({ instalments })).map((problem) => problem.at);
  expect(at({ when: "a", percent: "30" }, { when: "b" })).toEqual([]);
  expect(
    at({ when: "a", percent: "-1" }, { when: "b", percent: "x" }, { when: "c", amount: "-5" }, { when: "d" }),
  ).toEqual(["offer.instalments.0.percent", "offer.instalments.1.percent", "offer.instalments.2.amount"]);
  expect(at({ when: "a", percent: "60" }, { when: "b", percent: "50" }, { when: "c" })).toEqual([
    "offer.instalments",
  ]);
  expect(at(...Array.from({ length: 13 }, () => ({ when: "a" })))).toEqual(["offer.instalments"]);
});
