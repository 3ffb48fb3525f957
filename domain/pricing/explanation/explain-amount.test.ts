import { type Decimal, decimal, roundTo, roundToUnit, sumOf } from "@stanza/quantities";
import { expect, test } from "vitest";
import type { OfferTerms } from "../offer-terms.ts";
import type { OfferTotals } from "../offer-totals.ts";
import { priceProject } from "../price-row.ts";
import type { PricedProject } from "../priced-project.ts";
import { SHOP, sampleDiscounts, sampleProject, sampleTerms } from "../testing/sample-project.ts";
import { totalOffer } from "../total-offer.ts";
import { explainAmount } from "./explain-amount.ts";
import type { AmountRef, Explanation } from "./explanation.ts";

function offerOf(changes: Partial<OfferTerms>): readonly [PricedProject, OfferTotals] {
  const { evaluated, book } = sampleProject(
    [
      {
        quantity: 2,
        lines: [
          { price: "1230.303", quantity: 1.67 },
          { price: "899", appliance: true },
        ],
      },
      {
        catalogue: "BAGNO",
        lines: [
          { price: "59.90", code: "0PR49ZV0009A" },
          { price: "5", level: 1 },
        ],
      },
    ],
    "CHF",
  );
  const priced = priceProject(evaluated, book, { currency: "CHF", pricesIncrease: "1.1" });
  const terms = sampleTerms({
    discounts: sampleDiscounts({
      standard: ["40", "0", "10"],
      appliances: ["20"],
      dealer: "52.5",
      document: ["5"],
      catalogues: { BAGNO: "3" },
    }),
    delivery: { price: "150", code: "03" },
    services: { CUCINA: [{ id: "s", description: { en: "Survey" }, percent: "4", vat: "10" }] },
    rowRates: { r2: { vat: "4", checked: true } },
    ...changes,
  });
  return [priced, totalOffer(priced, terms, SHOP)];
}

/** The result of an explanation's arithmetic; `undefined` when it cannot be recomputed from the explanation alone. */
function recompute({ of, how }: Explanation): Decimal | undefined {
  switch (how.kind) {
    case "sum":
      return sumOf(how.terms.map(({ amount, sign }) => decimal(amount).times(sign)));
    case "product":
      return roundTo(
        how.factors.reduce((all, factor) => all.times(factor), decimal(how.unitPrice.amount)),
        2,
      );
    case "percent": {
      const exact = decimal(how.base.amount).times(how.percent).times("0.01");
      return of.kind === "deposit" ? roundToUnit(exact, decimal("0.05")) : roundTo(exact, 2);
    }
    case "discounts":
      return how.steps.reduce((rest, step) => rest.minus(step.amount), decimal(how.base.amount));
    case "coin":
      return roundToUnit(decimal(how.base.amount), decimal("0.05"));
    case "price-list":
      return sumOf(how.steps.map(({ amount }) => decimal(amount)));
    case "share":
    case "given":
      return undefined;
  }
}

const below = ({ how }: Explanation): readonly { of: AmountRef; amount: string }[] => {
  switch (how.kind) {
    case "sum":
      return how.terms;
    case "product":
      return [how.unitPrice];
    case "share":
      return how.whole;
    case "percent":
    case "discounts":
    case "coin":
      return [how.base];
    default:
      return [];
  }
};

test.each([
  ["tiered", {}],
  ["tiered, dealer", { dealerMode: true }],
  ["catalogue", { profile: "catalogue" as const }],
])(
  "every amount of an offer is explained down to price lists and typed values, and the explanation adds up: %s",
  (_, changes) => {
    const [priced, totals] = offerOf(changes);
    const seen = new Set<string>();
    const open = (of: AmountRef, amount: string) => {
      const key = JSON.stringify(of);
      if (seen.has(key)) return;
      seen.add(key);
      const explanation = explainAmount(priced, totals, of);
      if (explanation === undefined) throw new Error(`${key} does not open`);
      expect(explanation.amount, key).toBe(amount);
      const recomputed = recompute(explanation);
      if (recomputed) expect(recomputed.cmp(explanation.amount), key).toBe(0);
      for (const term of below(explanation)) open(term.of, term.amount);
    };
    open({ kind: "balance" }, totals.deposit!.balance);
    open({ kind: "rounding" }, totals.rounding);
    open({ kind: "discount" }, totals.discount);
    const kinds = [...seen].map((key) => JSON.parse(key).kind);
    expect(kinds).toEqual(
      expect.arrayContaining([
        "unit-price",
        "group-gross",
        "catalogue-goods",
        "tax-part",
        "delivery",
        "service",
      ]),
    );
  },
);

test("an amount that an offer lacks has no explanation", () => {
  const [priced, totals] = offerOf({ paymentTerms: "cash" });
  for (const of of [
    { kind: "deposit" },
    { kind: "line", rowId: "r2", lineId: "l2" },
    { kind: "row", rowId: "gone" },
    { kind: "tax-line", rate: "19" },
  ] as const) {
    expect(explainAmount(priced, totals, of)).toBeUndefined();
  }
});

test("a delivery without charge says so", () => {
  const [priced, totals] = offerOf({ delivery: { price: "150", code: "02" } });
  expect(explainAmount(priced, totals, { kind: "delivery" })).toMatchObject({
    amount: "0.00",
    how: { kind: "given", free: true },
  });
});
