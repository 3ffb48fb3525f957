import type { PricedProject, PricedRow } from "@stanza/pricing";
import { newOfferTerms, type OfferTerms, type Shop, totalOffer } from "@stanza/pricing";
import { type FloatTerms, floatTotals } from "./hand-written/float-totals.ts";
import { type Bench, cpuOfEach } from "./measure.ts";
import { seededRandom } from "./seeded-random.ts";

const LINES = 10_000;
const LINES_A_ROW = 4;
const STANDARD = ["35", "10", "5", "2.5"];
const APPLIANCES = ["12", "3"];
const SHOP: Shop = {
  code: "BENCH",
  name: "Bench",
  language: "it",
  country: "IT",
  priceList: "LIST",
  documentKind: "ITA",
};
const OFFERS = 300;
const FLOAT_TERMS: FloatTerms = {
  standard: STANDARD.map(Number),
  appliances: APPLIANCES.map(Number),
  delivery: 149.9,
  rate: 22,
};

/** The totals of an offer of 10,000 lines, exact, against the usual float idiom; and how often that idiom is wrong. */
export const bench: Bench = {
  name: "offer-totals",
  async run() {
    const offer = randomOffer(LINES, 3);
    const [exact, float] = await cpuOfEach(
      [() => totalOffer(offer.priced, offer.terms, SHOP), () => floatTotals(offer.priced, FLOAT_TERMS)],
      { rounds: 15, warmUps: 4 },
    );
    let wrong = 0;
    for (let seed = 0; seed < OFFERS; seed++) {
      const { priced, terms } = randomOffer(40, seed);
      if (totalOffer(priced, terms, SHOP).total !== floatTotals(priced, FLOAT_TERMS).total.toFixed(2))
        wrong++;
    }
    return [
      {
        name: "offer totals, 10,000 lines",
        value: exact!,
        unit: "ms",
        reference: `floats, Math.round((x + EPSILON) * 100) / 100: ${float!.toFixed(2)} ms`,
        ratio: exact! / float!,
        bar: { of: "value", atMost: 30 },
      },
      {
        name: "offer totals: offers of 40 lines that floats get wrong",
        value: (wrong / OFFERS) * 100,
        unit: "%",
        counts: true,
        reference: `${wrong} of ${OFFERS} random offers; ours are the exact ones`,
        ratio: null,
      },
    ];
  },
};

function randomOffer(
  lines: number,
  seed: number,
): { readonly priced: PricedProject; readonly terms: OfferTerms } {
  const random = seededRandom(seed);
  const cents = Array.from({ length: lines }, () => ({
    amount: 1 + Math.floor(random() * 200_000),
    appliance: random() < 0.15,
  }));
  const row = (at: number): PricedRow => ({
    rowId: `r${at}`,
    catalogue: "C",
    description: { en: "Row" },
    quantity: "1",
    automatic: false,
    inBasket: true,
    lines: cents.slice(at * LINES_A_ROW, (at + 1) * LINES_A_ROW).map(({ amount, appliance }, i) => ({
      id: `l${i}`,
      code: "ITEM",
      description: { en: "Line" },
      level: 0,
      quantity: "1",
      unit: "pc",
      variants: [],
      discountGroup: appliance ? "appliances" : "standard",
      price: { kind: "priced", unitPrice: (amount / 100).toFixed(2), amount: (amount / 100).toFixed(2) },
    })),
    total: "0.00",
  });
  const start = newOfferTerms(SHOP, "it");
  return {
    priced: {
      currency: "EUR",
      decimals: 2,
      rows: Array.from({ length: Math.ceil(lines / LINES_A_ROW) }, (_, at) => row(at)),
      gross: "0.00",
      unpriced: [],
    },
    terms: {
      ...start,
      discounts: { ...start.discounts, standard: STANDARD, appliances: APPLIANCES },
      delivery: { price: "149.90", code: "01" },
    },
  };
}
