import type { DiscountGroup, PricedProject, PricedRow, Shop } from "@stanza/pricing";
import { decimal, decimalText, sumOf } from "@stanza/quantities";
import fc from "fast-check";
import { composeOffer } from "../compose-offer.ts";
import { newCustomerFields } from "../customer-fields.ts";
import type { Customer, Offer } from "../offer.ts";

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

/** The figures that an offer is made of, for property tests. */
export interface SampleOffer {
  /** Cents of each line of each row; `null` as rate: that of the document. */
  readonly rows: readonly {
    readonly cents: readonly number[];
    readonly rate: string | null;
    readonly catalogue?: string;
    readonly group?: DiscountGroup;
  }[];
  readonly discount: number;
  readonly delivery: number;
  readonly installation: number;
  readonly us: boolean;
  readonly currency: "EUR" | "CHF";
}

/** The offer of such figures, composed like every other. */
export function offerOf({ rows, discount, delivery, installation, us, currency }: SampleOffer): Offer {
  const priced: PricedProject = {
    currency,
    decimals: 2,
    rows: rows.map(({ cents, catalogue = "C", group = "standard" }, i): PricedRow => {
      const amounts = cents.map((n) => decimalText(decimal(n).times("0.01"), 2));
      return {
        rowId: `r${i}`,
        catalogue,
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
          discountGroup: group,
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

export const sampleOffers: fc.Arbitrary<SampleOffer> = fc.record({
  rows: fc.array(
    fc.record({
      cents: fc.array(fc.integer({ min: -5_000, max: 900_000 }), { minLength: 1, maxLength: 5 }),
      rate: fc.constantFrom(null, "0", "4", "10", "8.1"),
      catalogue: fc.constantFrom("C", "D"),
      group: fc.constantFrom("standard" as const, "appliances" as const, "undiscounted" as const),
    }),
    { minLength: 1, maxLength: 8 },
  ),
  discount: fc.constantFrom(0, 0, 5, 12.5, 33.33),
  delivery: fc.integer({ min: 0, max: 999 }),
  installation: fc.integer({ min: 0, max: 999 }),
  us: fc.boolean(),
  currency: fc.constantFrom("EUR" as const, "CHF" as const),
});
