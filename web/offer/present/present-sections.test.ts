import type { Offer } from "@stanza/offer";
import { decimal, sumOf } from "@stanza/quantities";
import fc from "fast-check";
import { expect, test } from "vitest";
import { presentSections } from "./present-sections.ts";

const cents = (value: number) => (value / 100).toFixed(2);

test("[QU-07] the prices that a client is shown add up to the total, with tax and without, down to the cent", () => {
  const amount = fc.integer({ min: 0, max: 2_000_000 });
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 2_000_000 }), { minLength: 1, maxLength: 4 }),
      amount,
      amount,
      amount,
      fc.integer({ min: 0, max: 30 }),
      (goods, services, delivery, installation, lost) => {
        const sum = goods.reduce((a, b) => a + b, 0);
        const discounted = sum - Math.min(lost, sum);
        const net = discounted + services + delivery + installation;
        const tax = Math.round(net * 0.22);
        const offer = {
          decimals: 2,
          groups: goods.map((_, i) => ({ catalogue: `C${i}` })),
          catalogues: goods.map((one, i) => ({ catalogue: `C${i}`, goods: cents(one) })),
          goods: cents(discounted),
          servicesTotal: cents(services),
          delivery: { amount: cents(delivery) },
          installation: { amount: cents(installation) },
          netTotal: cents(net),
          payable: cents(net + tax),
        } as unknown as Offer;
        const sumOfParts = (withTax: boolean) =>
          sumOf(presentSections(offer, withTax).map((part) => decimal(part.amount)));
        fc.pre(net > 0);
        expect(sumOfParts(false).cmp(decimal(cents(net)))).toBe(0);
        expect(sumOfParts(true).cmp(decimal(cents(net + tax)))).toBe(0);
      },
    ),
  );
});
