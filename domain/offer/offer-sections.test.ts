import { decimal, decimalText, sumOf } from "@stanza/quantities";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type OfferSection, offerSections } from "./offer-sections.ts";
import { taxIncluded } from "./tax-included.ts";
import { offerOf, sampleOffers } from "./testing/sample-offer.ts";

const add = (sections: readonly OfferSection[]) => sumOf(sections.map(({ amount }) => decimal(amount)));

test("[QU-07] the prices that a client is shown add up to the total, with tax and without, down to the cent", () => {
  fc.assert(
    fc.property(sampleOffers, (drawn) => {
      const offer = offerOf(drawn);
      expect(add(offerSections(offer, false)!).cmp(offer.netTotal)).toBe(0);
      expect(add(offerSections(offer, true)!).cmp(offer.payable)).toBe(0);
    }),
  );
});

test("[QU-07] without discounts a group costs the client what its positions with tax cost", () => {
  fc.assert(
    fc.property(sampleOffers, (drawn) => {
      const offer = offerOf({ ...drawn, discount: 0 });
      const taxed = taxIncluded(offer)!;
      for (const { group, amount } of offerSections(offer, true)!) {
        if (group === undefined) continue;
        const { positions } = offer.groups[group]!;
        const own = sumOf(positions.map(({ rowId }) => decimal(taxed.positions.get(rowId)!.amount)));
        // Each is rounded for itself: the leftover cents of an offer may lie in another group.
        expect(Math.abs(Number(decimalText(own.minus(amount))))).toBeLessThanOrEqual(0.1);
      }
    }),
  );
});

test("[QU-07] every part bears its own tax: an untaxed installation costs what it costs, goods bear theirs", () => {
  const offer = offerOf({
    rows: [
      { cents: [100_000], rate: null },
      { cents: [50_000], rate: "4", catalogue: "D" },
    ],
    discount: 10,
    delivery: 0,
    installation: 100,
    us: false,
    currency: "EUR",
  });
  const untaxed = { ...offer, installation: { ...offer.installation, rate: "0" } };
  const less = decimalText(decimal(offer.total).minus("22"), 2);
  expect(offerSections({ ...untaxed, total: less, payable: less }, true)).toEqual([
    { kind: "goods", group: 0, amount: "1098.00" },
    { kind: "goods", group: 1, amount: "468.00" },
    { kind: "installation", amount: "100.00" },
  ]);
});

test("[QU-07] what rounding to five rappen takes is a part of its own", () => {
  const offer = offerOf({
    rows: [{ cents: [10_001], rate: "8.1" }],
    discount: 0,
    delivery: 0,
    installation: 0,
    us: false,
    currency: "CHF",
  });
  expect(offerSections(offer, true)).toEqual([
    { kind: "goods", group: 0, amount: "108.11" },
    { kind: "rounding", amount: "-0.01" },
  ]);
});
