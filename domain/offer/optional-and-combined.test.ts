import { isAboveLimit, type PricedProject, type PricedRow, type Shop, totalOffer } from "@stanza/pricing";
import { decimal, decimalText, sumOf } from "@stanza/quantities";
import fc from "fast-check";
import { expect, test } from "vitest";
import { compareOffers } from "./compare-offers.ts";
import { combinedRowId, composeCombined } from "./compose-combined.ts";
import { composeOffer, type OfferIssue } from "./compose-offer.ts";
import { type CustomerFields, newCustomerFields } from "./customer-fields.ts";
import type { Customer, Offer } from "./offer.ts";
import { largestDiscount } from "./optional-rows.ts";

const SHOP: Shop = {
  code: "M",
  name: "M",
  language: "it",
  country: "CH",
  priceList: "L",
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
const ISSUE: OfferIssue = {
  now: "2026-11-20",
  number: "1",
  project: { id: "7", description: "Kitchen" },
  language: "en",
  brand: "stanza",
  catalogueTitles: {},
  catalogueVersions: { CUCINA: "1.2.0" },
  priceLists: { CUCINA: "CUC-CHF" },
};

interface Sample {
  readonly cents: number;
  readonly group: "standard" | "appliances" | "undiscounted";
  readonly optional: boolean;
  readonly vat?: string;
}

function pricedOf(samples: readonly Sample[], catalogue = "CUCINA"): PricedProject {
  const rows = samples.map(({ cents, group }, index): PricedRow => {
    const amount = decimalText(decimal(String(cents)).times("0.01"), 2);
    return {
      rowId: `r${index}`,
      catalogue,
      description: { en: `Unit ${index}` },
      quantity: "1",
      automatic: false,
      inBasket: true,
      lines: [
        {
          id: "l",
          code: `C${index}`,
          description: { en: "line" },
          level: 0,
          quantity: "1",
          unit: "pc",
          variants: [],
          discountGroup: group,
          price: { kind: "priced", unitPrice: amount, amount },
        },
      ],
      total: amount,
    };
  });
  const gross = decimalText(sumOf(rows.map(({ total }) => decimal(total))), 2);
  return { currency: "CHF", decimals: 2, rows, gross, unpriced: [] };
}

function fieldsOf(samples: readonly Sample[]): CustomerFields {
  const fields = newCustomerFields(SHOP, "en");
  const rates = samples.flatMap(({ vat }, i) =>
    vat === undefined ? [] : [[`r${i}`, { vat, checked: true }] as const],
  );
  return {
    ...fields,
    terms: {
      ...fields.terms,
      discounts: { ...fields.terms.discounts, standard: ["10", "5"], appliances: ["7.5"] },
      rowRates: Object.fromEntries(rates),
    },
    rows: Object.fromEntries(
      samples.flatMap(({ optional }, i) =>
        optional ? [[`r${i}`, { needsPhoto: false, reference: "", optional } as const]] : [],
      ),
    ),
  };
}

const sample = fc.record({
  cents: fc.integer({ min: 1, max: 1_000_000 }),
  group: fc.constantFrom("standard", "appliances", "undiscounted"),
  optional: fc.boolean(),
  vat: fc.option(fc.constantFrom("4", "10"), { nil: undefined }),
}) as fc.Arbitrary<Sample>;
const samples = fc.array(sample, { minLength: 1, maxLength: 8 });

const compose = (list: readonly Sample[], taken: readonly string[] = []) =>
  composeOffer(pricedOf(list), fieldsOf(list), NOBODY, SHOP, { ...ISSUE, taken });
const sumLines = ({ groups }: Offer) =>
  decimalText(sumOf(groups.flatMap((g) => g.positions).map(({ amount }) => decimal(amount))), 2);

test("[QU-06] optional rows are in no total and are listed apart with their price", () => {
  const offer = compose([
    { cents: 100_000, group: "standard", optional: false },
    { cents: 50_000, group: "standard", optional: true },
  ]);
  expect(offer.gross).toBe("1000.00");
  expect(offer.payable).toBe("1043.10");
  expect(offer.groups.flatMap(({ positions }) => positions).map(({ rowId }) => rowId)).toEqual(["r0"]);
  expect(offer.options).toMatchObject([
    { position: { rowId: "r1", number: 2, amount: "500.00" }, surcharge: "521.55", payable: "1564.65" },
  ]);
  expect(offer).toMatchObject({ catalogueVersions: { CUCINA: "1.2.0" }, priceLists: { CUCINA: "CUC-CHF" } });
});

test("[QU-06] an offer with optional rows totals like one that never had them; taken ones count like any other", () => {
  fc.assert(
    fc.property(samples, fc.infiniteStream(fc.boolean()), (list, coins) => {
      const offer = compose(list);
      const sold = list.filter(({ optional }) => !optional);
      const plain = totalOffer(
        { ...pricedOf(list), rows: pricedOf(list).rows.filter((_, i) => !list[i]?.optional) },
        fieldsOf(list).terms,
        SHOP,
      );
      expect([offer.gross, offer.tax, offer.payable]).toEqual([plain.gross, plain.tax, plain.payable]);
      expect(sumLines(offer)).toBe(offer.gross);
      expect(offer.options?.length).toBe(list.length - sold.length);
      // The total of the offer with each option alone equals the offer's figure.
      for (const { position, payable, surcharge } of offer.options ?? []) {
        const withIt = compose(list, [position.rowId]);
        expect(withIt.payable).toBe(payable);
        expect(decimal(payable).minus(surcharge).cmp(offer.payable)).toBe(0);
      }
      const taken = list.flatMap(({ optional }, i) => (optional && coins.next().value ? [`r${i}`] : []));
      const chosen = compose(list, taken);
      expect(sumLines(chosen)).toBe(chosen.gross);
      expect(sumOf(chosen.taxes.map(({ base }) => decimal(base))).cmp(chosen.netTotal)).toBe(0);
      const everything = compose(
        list,
        list.map((_, i) => `r${i}`),
      );
      expect(everything.gross).toBe(pricedOf(list).gross);
      expect(everything.options).toEqual([]);
    }),
  );
});

test("[QU-06] positions are numbered through, options among them; a row outside the project cannot be taken", () => {
  fc.assert(
    fc.property(samples, (list) => {
      const offer = compose(list, ["nobody"]);
      const numbers = new Map(
        [
          ...offer.groups.flatMap(({ positions }) => positions),
          ...(offer.options ?? []).map(({ position }) => position),
        ].map(({ rowId, number }) => [rowId, number]),
      );
      expect(list.map((_, i) => numbers.get(`r${i}`))).toEqual(list.map((_, i) => i + 1));
    }),
  );
});

test("[QU-08] a row that becomes optional is reported as such, without its amount", () => {
  const list: Sample[] = [
    { cents: 100, group: "standard", optional: false },
    { cents: 200, group: "standard", optional: false },
  ];
  const before = compose(list);
  const after = compose([list[0]!, { ...list[1]!, optional: true }]);
  expect(compareOffers(before, after).positions).toMatchObject([
    { kind: "changed", aspects: ["optional"], amount: { before: "2.00", after: "0.00", change: "-2.00" } },
  ]);
});

const part = (id: string, quantity: number, list: readonly Sample[]) => ({
  project: { id, description: `Project ${id}` },
  title: `Flat ${id}`,
  quantity,
  priced: pricedOf(list),
  fields: fieldsOf(list),
});
const combine = (parts: Parameters<typeof composeCombined>[0]) =>
  composeCombined(parts, fieldsOf([]), NOBODY, SHOP, ISSUE);

test("[QU-08] a combined quotation groups by project and multiplies each to the cent", () => {
  const one: Sample = { cents: 33_333, group: "standard", optional: false };
  const offer = combine([part("1", 3, [one, { ...one, optional: true }]), part("2", 1, [one])]);
  expect(offer.gross).toBe("1333.32");
  expect(offer.parts).toMatchObject([
    { project: { id: "1" }, title: "Flat 1", quantity: "3", each: "333.33", amount: "999.99" },
    { project: { id: "2" }, quantity: "1", each: "333.33", amount: "333.33" },
  ]);
  expect(offer.groups).toMatchObject([
    {
      part: 0,
      title: "3 × Flat 1 · CUCINA",
      subtotal: "999.99",
      positions: [{ rowId: "1/r0", quantity: "3", lines: [{ quantity: "3", amount: "999.99" }] }],
    },
    { part: 1, title: "Flat 2 · CUCINA", subtotal: "333.33" },
  ]);
  expect(offer.options).toMatchObject([{ position: { rowId: "1/r1", amount: "999.99" } }]);
});

test("[QU-08] a combined quotation of one project once is that project's offer; parts add up to the gross", () => {
  const parts = fc.array(fc.tuple(fc.integer({ min: 1, max: 99 }), samples), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(samples, parts, (list, several) => {
      const alone = combine([part("1", 1, list)]);
      const plain = compose(list);
      expect([alone.gross, alone.goods, alone.tax, alone.payable]).toEqual([
        plain.gross,
        plain.goods,
        plain.tax,
        plain.payable,
      ]);
      const offer = combine(several.map(([quantity, rows], i) => part(`${i}`, quantity, rows)));
      expect(sumOf((offer.parts ?? []).map(({ amount }) => decimal(amount))).cmp(offer.gross)).toBe(0);
      for (const { each, quantity, amount } of offer.parts ?? []) {
        expect(decimal(each).times(quantity).cmp(amount)).toBe(0);
      }
      expect(sumOf(offer.taxes.map(({ base }) => decimal(base))).cmp(offer.netTotal)).toBe(0);
    }),
  );
  expect(combinedRowId("1", "r0")).toBe("1/r0");
});

test("a combined quotation is refused for no project, mixed currencies and invalid quantities", () => {
  const list: Sample[] = [{ cents: 100, group: "standard", optional: false }];
  const euro = { ...part("2", 1, list), priced: { ...pricedOf(list), currency: "EUR" } };
  expect(() => combine([])).toThrow(RangeError);
  expect(() => combine([part("1", 1, list), euro])).toThrow(RangeError);
  expect(() => combine([part("1", 1.5, list)])).toThrow(RangeError);
  expect(() => combine([part("1", 0, list)])).toThrow(RangeError);
});

test("[QU-08] the largest discount covers every choice of optional rows", () => {
  const few = fc.array(sample, { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(few, (list) => {
      const largest = largestDiscount(pricedOf(list), fieldsOf(list), SHOP, 1);
      const optional = list.flatMap((one, i) => (one.optional ? [`r${i}`] : []));
      for (let mask = 0; mask < 2 ** optional.length; mask++) {
        const { gross, discount } = compose(
          list,
          optional.filter((_, i) => mask & (2 ** i)),
        );
        // Discounts are rounded step by step, so shares may differ by a cent for each row.
        const cents = decimal(discount).minus(decimalText(decimal("0.01").times(3 + list.length)));
        const [a, b] = [cents.times(largest.gross), decimal(largest.discount).times(gross)];
        expect(a.cmp(b.plus(decimal("0.03").times(gross)))).toBeLessThanOrEqual(0);
      }
    }),
  );
  const hidden = [
    { cents: 1_000_000, group: "undiscounted", optional: false },
    { cents: 1_000_000, group: "standard", optional: true },
    { cents: 9_000_000, group: "undiscounted", optional: true },
  ] satisfies Sample[];
  // 14.5 % on the second row alone; all three together would give 1.3 %.
  const share = largestDiscount(pricedOf(hidden), fieldsOf(hidden), SHOP, 1);
  expect([isAboveLimit(share, "7.2"), isAboveLimit(share, "7.25")]).toEqual([true, false]);
});
