import type { PricedProject, PricedRow, Shop } from "@stanza/pricing";
import { decimal, decimalText, sumOf } from "@stanza/quantities";
import fc from "fast-check";
import { expect, test } from "vitest";
import { composeOffer } from "./compose-offer.ts";
import { newCustomerFields } from "./customer-fields.ts";
import type { Customer, Offer } from "./offer.ts";
import { taxIncluded } from "./tax-included.ts";

const SHOP: Shop = {
  code: "MILANO",
  name: "Milano",
  language: "it",
  country: "IT",
  priceList: "LIST01",
  documentKind: "SRL",
};
const NOBODY: Customer = {
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  vatNumber: "",
  address: { street: "", postalCode: "", city: "", county: "", country: "", countryCode: "" },
};
const ISSUE = {
  now: "2026-11-20",
  number: "1",
  project: { id: "1", description: "" },
  language: "en",
  brand: "",
  catalogueTitles: {},
};

interface Sample {
  /** Cents of each line of each row. */
  readonly rows: readonly { readonly cents: readonly number[]; readonly rate: string | null }[];
  readonly discount: number;
  readonly delivery: number;
  readonly installation: number;
  readonly us: boolean;
  readonly currency: "EUR" | "CHF";
}

function offerOf({ rows, discount, delivery, installation, us, currency }: Sample): Offer {
  const priced: PricedProject = {
    currency,
    decimals: 2,
    rows: rows.map(({ cents }, i): PricedRow => {
      const amounts = cents.map((n) => decimalText(decimal(n).times("0.01"), 2));
      return {
        rowId: `r${i}`,
        catalogue: "C",
        description: { en: `Row ${i}` },
        quantity: "1",
        automatic: false,
        inBasket: true,
        total: decimalText(sumOf(amounts.map((amount) => decimal(amount))), 2),
        lines: amounts.map((amount, line) => ({
          id: `l${line}`,
          code: "X",
          description: { en: "Line" },
          level: 0,
          quantity: "1",
          unit: "pc",
          variants: [],
          discountGroup: "standard",
          price: { kind: "priced", listPrice: amount, unitPrice: amount, amount, trace: [] },
        })),
      };
    }),
    gross: "0",
    unpriced: [],
  };
  const fields = newCustomerFields(SHOP, "en");
  const terms = {
    ...fields.terms,
    unitedStates: us,
    discounts: { ...fields.terms.discounts, standard: [discount] },
    delivery: { code: "03", price: delivery },
    installation: { code: "03", price: installation },
    rowRates: Object.fromEntries(
      rows.flatMap(({ rate }, i) => (rate === null ? [] : [[`r${i}`, { vat: rate, checked: true }]])),
    ),
  };
  return composeOffer(priced, { ...fields, terms }, NOBODY, SHOP, ISSUE);
}

const sample: fc.Arbitrary<Sample> = fc.record({
  rows: fc.array(
    fc.record({
      cents: fc.array(fc.integer({ min: -5_000, max: 900_000 }), { minLength: 1, maxLength: 5 }),
      rate: fc.constantFrom(null, "0", "4", "10", "8.1"),
    }),
    { minLength: 1, maxLength: 8 },
  ),
  discount: fc.constantFrom(0, 0, 5, 12.5, 33.33),
  delivery: fc.integer({ min: 0, max: 999 }),
  installation: fc.integer({ min: 0, max: 999 }),
  us: fc.boolean(),
  currency: fc.constantFrom("EUR" as const, "CHF" as const),
});

const add = (amounts: Iterable<string>) => sumOf([...amounts].map((amount) => decimal(amount)));

test("[QU-08] prices with tax add up: lines to positions, positions to the goods, everything to the offer's total", () => {
  fc.assert(
    fc.property(sample, (drawn) => {
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
    fc.property(sample, (drawn) => {
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
