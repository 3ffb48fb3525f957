import { decimal, sumOf } from "@stanza/quantities";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type SummaryStep, summarySteps } from "./offer-summary.ts";
import { taxIncluded } from "./tax-included.ts";
import { offerOf, sampleOffers } from "./testing/sample-offer.ts";

const sum = (steps: readonly SummaryStep[], ...kinds: readonly SummaryStep["kind"][]) =>
  sumOf(steps.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => decimal(amount)));
const CHARGES = ["service", "services", "delivery", "installation"] as const;

test("[QU-08] the steps lead from the goods to the total, to the cent, with tax and without", () => {
  fc.assert(
    fc.property(sampleOffers, (drawn) => {
      const offer = offerOf(drawn);
      const apart = summarySteps(offer);
      const charged = sum(apart, ...CHARGES).plus(offer.goods);
      expect(sum(apart, "net").cmp(charged)).toBe(0);
      expect(sum(apart, "net", "tax").cmp(sum(apart, "total"))).toBe(0);
      const included = summarySteps(offer, taxIncluded(offer));
      const goods = sum(included, "goods", "discount");
      expect(goods.plus(sum(included, ...CHARGES)).cmp(offer.total)).toBe(0);
      for (const steps of [apart, included]) {
        expect(steps.filter(({ weight }) => weight === "total")).toMatchObject([{ amount: offer.payable }]);
      }
    }),
  );
});

test("[QU-08] a discount on goods that are taken back is added, not taken off twice", () => {
  const rows = [{ cents: [-2], rate: null }];
  const offer = offerOf({ rows, discount: 33.33, delivery: 0, installation: 0, us: false, currency: "EUR" });
  for (const steps of [summarySteps(offer), summarySteps(offer, taxIncluded(offer))])
    for (const { amount } of steps) expect(() => decimal(amount), amount).not.toThrow();
});

test("[QU-08] the taxes are said for each rate with what they are on", () => {
  const offer = offerOf({
    rows: [
      { cents: [10_000], rate: null },
      { cents: [10_000], rate: "10" },
    ],
    discount: 0,
    delivery: 0,
    installation: 0,
    us: false,
    currency: "EUR",
  });
  expect(summarySteps(offer).filter(({ kind }) => kind === "tax")).toEqual([
    { kind: "tax", weight: "normal", rate: "10", base: "100.00", amount: "10.00" },
    { kind: "tax", weight: "normal", rate: "22", base: "100.00", amount: "22.00" },
  ]);
});

test("[QU-08] an offer that tells only its total has its discounts and its services in one step each", () => {
  const offer = offerOf({
    rows: [{ cents: [10_000], rate: null }],
    discount: 10,
    delivery: 0,
    installation: 0,
    us: false,
    currency: "EUR",
  });
  const service = { id: "s", catalogue: "c", description: "Survey", rate: "22", amount: "" };
  const steps = summarySteps({ ...offer, discounts: [], services: [service], servicesTotal: "80.00" });
  expect(steps.slice(0, 4)).toEqual([
    { kind: "goods", weight: "normal", amount: "100.00" },
    { kind: "discount", weight: "detail", percents: [], amount: "-10.00" },
    { kind: "goodsTotal", weight: "sum", amount: "90.00" },
    { kind: "services", weight: "normal", amount: "80.00" },
  ]);
});
