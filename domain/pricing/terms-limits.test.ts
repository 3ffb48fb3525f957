import { expect, test } from "vitest";
import { increaseProblems, limitSentence, termsLimitProblems } from "./terms-limits.ts";
import { sampleTerms } from "./testing/sample-project.ts";

const NONE = sampleTerms({});

test.each([
  ["0.01", 0],
  ["100", 0],
  ["1,5", 0],
  ["abc", 0],
  [null, 0],
  ["0", 1],
  ["0.0099", 1],
  [-1, 1],
  ["100.01", 1],
])("[QU-01] [T24] a price coefficient of %s has %i faults", (increase, faults) => {
  expect(increaseProblems(increase)).toHaveLength(faults);
});

test("[QU-06] [T24] charges below 0 and tax rates outside 0 to 100 are named at their place", () => {
  const terms = {
    ...NONE,
    delivery: { price: "-0.01", code: "03" },
    installation: { price: -500, code: "01" },
    services: {
      CUCINA: [{ id: "s", description: { en: "S" }, price: "-1", minimum: "-2", percent: "-3", vat: "101" }],
    },
    tax: { ...NONE.tax, offerVat: "-22", salesTax: "1000", dealerVat: "100.5", customerVat: "-1" },
    rowRates: { r1: { vat: -4, checked: true } },
    lineRates: { r1: { l1: { vat: "400", checked: true } } },
  };
  expect(termsLimitProblems(terms).map(({ at }) => at)).toEqual([
    "offer.delivery.price",
    "offer.installation.price",
    "offer.catalogs.CUCINA.services.0.price",
    "offer.catalogs.CUCINA.services.0.minimum",
    "offer.catalogs.CUCINA.services.0.perc",
    "offer.catalogs.CUCINA.services.0.vat",
    "offer.vat",
    "customerFields.vat",
    "offer.vatD",
    "offer.salesTax",
    "rows.r1.vat",
    "rows.r1.customDataFe.l1.iva",
  ]);
  expect(termsLimitProblems(NONE)).toEqual([]);
});

test("[QU-01] a charge that is no number is named and does not count as 0; an empty one is none", () => {
  const charged = (price: string | number | null) => ({ ...NONE, delivery: { price, code: "01" } });
  expect(termsLimitProblems(charged("12O"))).toEqual([
    { kind: "not-a-number", at: "offer.delivery.price", value: "12O" },
  ]);
  expect(termsLimitProblems(charged("1.234,50")).map(limitSentence)).toEqual([
    "expected a number, got 1.234,50",
  ]);
  for (const price of ["", " ", null, "12,50", 12.5])
    expect(termsLimitProblems(charged(price)), String(price)).toEqual([]);
});

test("[QU-02] a discount beyond those that count is refused and not lost in silence", () => {
  const discounts = {
    ...NONE.discounts,
    standard: [1, 2, 3, 4, 5],
    appliances: [1, 2, 3, 4, ""],
    document: [1, 2, "3"],
  };
  expect(termsLimitProblems({ ...NONE, discounts })).toEqual([
    { kind: "too-many-discounts", at: "offer.discounts.dDiscount5", most: 4 },
    { kind: "too-many-discounts", at: "offer.discount3", most: 2 },
  ]);
});
