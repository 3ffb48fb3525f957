import { decimal, decimalText, sumOf } from "@stanza/quantities";
import fc from "fast-check";
import { expect, test } from "vitest";
import { taxIncluded } from "./tax-included.ts";
import { offerOf, sampleOffers } from "./testing/sample-offer.ts";

const add = (amounts: Iterable<string>) => sumOf([...amounts].map((amount) => decimal(amount)));

test("[QU-08] prices with tax add up: lines to positions, positions to the goods, everything to the offer's total", () => {
  fc.assert(
    fc.property(sampleOffers, (drawn) => {
      const offer = offerOf(drawn);
      const shown = taxIncluded(offer)!;
      const positions = [...shown.positions.values()];
      for (const { amount, lines } of positions) {
        expect(add([...lines.values()].map((line) => line.amount)).cmp(amount)).toBe(0);
      }
      expect(add(positions.map(({ amount }) => amount)).cmp(shown.gross)).toBe(0);
      expect(decimal(shown.gross).minus(shown.discount).cmp(shown.goods)).toBe(0);
      const { goods, services, delivery, installation } = shown;
      expect(add([goods, ...services, delivery, installation]).cmp(offer.total)).toBe(0);
    }),
  );
});

test("[QU-08] each line is within a cent of its price with tax for every rate; without a discount nothing is deducted", () => {
  fc.assert(
    fc.property(sampleOffers, (drawn) => {
      const offer = offerOf(drawn);
      const shown = taxIncluded(offer)!;
      for (const { rowId, lines } of offer.groups.flatMap(({ positions }) => positions)) {
        for (const { id, amount, taxRate } of lines) {
          const exact = decimal(amount!).times(decimal(taxRate!).times("0.01").plus("1"));
          const off = decimal(shown.positions.get(rowId)!.lines.get(id)!.amount).minus(exact);
          expect(Math.abs(Number(decimalText(off)))).toBeLessThanOrEqual(0.08);
        }
      }
      if (drawn.discount === 0) expect(decimal(shown.discount).cmp("0")).toBe(0);
    }),
  );
});

test("[QU-08] at one rate a price with tax is the price and its tax", () => {
  const offer = offerOf({
    rows: [{ cents: [10_000, 5_000], rate: null }],
    discount: 10,
    delivery: 100,
    installation: 0,
    us: false,
    currency: "EUR",
  });
  const shown = taxIncluded(offer)!;
  expect(shown).toMatchObject({ gross: "183.00", discount: "18.30", goods: "164.70", delivery: "122.00" });
  expect(offer.total).toBe("286.70");
});

test("an older offer without rates on its lines has no prices with tax", () => {
  const offer = offerOf({
    rows: [{ cents: [100], rate: null }],
    discount: 0,
    delivery: 0,
    installation: 0,
    us: false,
    currency: "EUR",
  });
  const groups = offer.groups.map((group) => ({
    ...group,
    positions: group.positions.map((position) => ({
      ...position,
      lines: position.lines.map(({ taxRate: _, ...line }) => line),
    })),
  }));
  expect(taxIncluded({ ...offer, groups })).toBeUndefined();
  expect(taxIncluded({ ...offer, groups: [] })).toBeUndefined();
});
