import { decimal, decimalText, sumOf } from "@stanza/quantities";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { OfferTerms, OwnRate, Shop } from "./offer-terms.ts";
import { priceProject } from "./price-row.ts";
import { type ReferenceOffer, referenceTotals } from "./testing/reference-totals.ts";
import { type SampleRow, SHOP, sampleProject, sampleTerms } from "./testing/sample-project.ts";
import { totalOffer } from "./total-offer.ts";

const cents = (min: number, max: number, places = 2) =>
  fc.integer({ min, max }).map((n) => decimalText(decimal(n).times(decimal(`0.${"0".repeat(places - 1)}1`))));
const percent = fc.oneof(
  { weight: 3, arbitrary: fc.constant("0") },
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 100 }).map(String) },
  { weight: 2, arbitrary: cents(0, 10_000) },
);
const rate = fc.constantFrom("0", "4", "8.1", "8.875", "10", "22");
const ownRate: fc.Arbitrary<OwnRate> = fc.record({ vat: rate, checked: fc.boolean() });
const catalogue = fc.constantFrom("CUCINA", "BAGNO", "NOTTE");

const line = fc.record({
  price: fc.oneof(cents(-20_000, 500_000), cents(0, 5_000_000, 3)),
  quantity: fc.oneof(
    fc.integer({ min: 0, max: 20 }),
    fc.integer({ min: 1, max: 9_999 }).map((n) => n / 1000),
  ),
  kind: fc.constantFrom("standard", "standard", "standard", "appliance", "excluded", "included"),
  own: fc.option(ownRate),
});
const row = fc.record({
  catalogue,
  quantity: fc.integer({ min: 1, max: 5 }),
  skipBasket: fc.constantFrom(false, false, false, false, true),
  own: fc.option(ownRate),
  lines: fc.array(line, { minLength: 1, maxLength: 6 }),
});
const offer = fc.record({
  rows: fc.array(row, { maxLength: 8 }),
  increase: fc.constantFrom("1", "1", "1.05", "0.9", "1.333"),
  currency: fc.constantFrom("EUR", "CHF", "JPY", "KWD", "USD"),
  profile: fc.constantFrom("tiered" as const, "catalogue" as const),
  dealer: fc.boolean(),
  standard: fc.array(percent, { minLength: 4, maxLength: 4 }),
  appliances: fc.array(percent, { minLength: 4, maxLength: 4 }),
  dealerDiscount: percent,
  document: fc.array(percent, { minLength: 2, maxLength: 2 }),
  catalogues: fc.dictionary(catalogue, percent),
  rate,
  us: fc.boolean(),
  deliveryTaxed: fc.boolean(),
  installationTaxed: fc.boolean(),
  delivery: fc.option(cents(0, 50_000)),
  installation: fc.option(cents(0, 50_000, 3)),
  services: fc.array(
    fc.record({
      catalogue,
      percent: fc.oneof(fc.constant("0"), cents(1, 2_000)),
      price: cents(0, 30_000, 3),
      rate: fc.option(rate),
    }),
    { maxLength: 4 },
  ),
  depositPercent: cents(0, 10_000),
});
type RandomOffer = typeof offer extends fc.Arbitrary<infer Value> ? Value : never;

function productTotals(given: RandomOffer, shop: Shop = SHOP) {
  const { evaluated, book } = sampleProject(
    given.rows.map(
      (each): SampleRow => ({
        catalogue: each.catalogue,
        quantity: each.quantity,
        skipBasket: each.skipBasket,
        lines: each.lines.map(({ price, quantity, kind }) => ({
          price,
          quantity,
          level: kind === "included" ? 1 : 0,
          appliance: kind === "appliance",
          code: kind === "excluded" ? "0PR49ZV0009A" : "ITEM",
        })),
      }),
    ),
    given.currency,
  );
  const services: Record<string, OfferTerms["services"][string]> = {};
  given.services.forEach(({ rate: vat, ...service }, index) => {
    services[service.catalogue] = [
      ...(services[service.catalogue] ?? []),
      { ...service, id: `s${index}`, description: { en: "Service" }, vat },
    ];
  });
  const terms = sampleTerms({
    profile: given.profile,
    dealerMode: given.dealer,
    discounts: {
      standard: given.standard,
      appliances: given.appliances,
      dealer: given.dealerDiscount,
      document: given.document,
      catalogues: given.catalogues,
    },
    unitedStates: given.us,
    tax: {
      offerVat: given.rate,
      salesTax: given.rate,
      dealerVat: given.rate,
      deliveryTaxed: given.deliveryTaxed,
      installationTaxed: given.installationTaxed,
    },
    delivery: given.delivery === null ? { price: "77", code: "02" } : { price: given.delivery, code: "03" },
    installation: given.installation === null ? { price: "77" } : { price: given.installation, code: "01" },
    services,
    rowRates: Object.fromEntries(given.rows.flatMap(({ own }, r) => (own ? [[`r${r + 1}`, own]] : []))),
    lineRates: Object.fromEntries(
      given.rows.map(({ lines }, r) => [
        `r${r + 1}`,
        Object.fromEntries(lines.flatMap(({ own }, l) => (own ? [[`l${l + 1}`, own]] : []))),
      ]),
    ),
    paymentTerms: `Deposit ${given.depositPercent}%`,
  });
  const priced = priceProject(evaluated, book, { currency: given.currency, pricesIncrease: given.increase });
  return { priced, terms, totals: totalOffer(priced, terms, shop) };
}

function asReference(given: RandomOffer): ReferenceOffer {
  const rateOf = (own: OwnRate | null) => (own?.checked ? String(own.vat) : null);
  return {
    ...given,
    decimals: { EUR: 2, CHF: 2, JPY: 0, KWD: 3, USD: 2 }[given.currency],
    swiss: given.currency === "CHF",
    lines: given.rows.flatMap((each) =>
      each.lines.map(({ price, quantity, kind, own }) => ({
        code: kind === "excluded" ? "0PR49ZV0009A" : "ITEM",
        appliance: kind === "appliance",
        catalogue: each.catalogue,
        price,
        quantity: String(quantity),
        rowQuantity: String(each.quantity),
        counts: kind !== "included" && !each.skipBasket,
        ownRate: rateOf(own) ?? rateOf(each.own),
      })),
    ),
  };
}

const sumText = (amounts: readonly string[]) => sumOf(amounts.map((amount) => decimal(amount)));
const equal = (a: { cmp(other: string): number }, b: string) => a.cmp(b) === 0;

test("[QU-01] [QU-02] [QU-03] 4,000 random offers agree to the last digit with a reference in bigint fractions", () => {
  fc.assert(
    fc.property(offer, (given) => {
      const { totals } = productTotals(given);
      const {
        gross,
        goods,
        servicesTotal,
        generalTotal,
        netTotal,
        taxes,
        tax,
        total,
        rounding,
        payable,
        deposit,
      } = totals;
      expect({
        gross,
        goods,
        servicesTotal,
        generalTotal,
        netTotal,
        bases: Object.fromEntries(taxes.map(({ rate: at, base }) => [at, base])),
        tax,
        total,
        rounding,
        payable,
        deposit: deposit?.amount,
        balance: deposit?.balance,
      }).toEqual(withoutEmptyBases(referenceTotals(asReference(given)), taxes));
    }),
    { numRuns: 4000 },
  );
});

/** Parts of a rate that cancel out leave a base of 0, which the product prints and the reference omits. */
function withoutEmptyBases<Totals extends { bases: Record<string, string> }>(
  reference: Totals,
  taxes: readonly { rate: string; base: string }[],
): Totals {
  const empty = taxes.filter(({ base }) => Number(base) === 0).map(({ rate: at, base }) => [at, base]);
  return { ...reference, bases: { ...Object.fromEntries(empty), ...reference.bases } };
}

test("[QU-03] tax bases add up to the net total, printed lines to the gross, deposit and balance to the payable amount", () => {
  fc.assert(
    fc.property(offer, (given) => {
      const { priced, totals } = productTotals(given);
      expect(equal(sumText(totals.taxes.map(({ base }) => base)), totals.netTotal)).toBe(true);
      for (const { base, parts } of totals.taxes)
        expect(equal(sumText(parts.map(({ amount }) => amount)), base)).toBe(true);
      const amounts = priced.rows.flatMap(({ lines }) =>
        lines.flatMap(({ price }) => (price.kind === "priced" ? [price.amount] : [])),
      );
      expect(equal(sumText(amounts), totals.gross)).toBe(true);
      expect(totals.gross).toBe(priced.gross);
      const { amount, balance } = totals.deposit!;
      expect(equal(sumText([amount, balance]), totals.payable)).toBe(true);
      expect(equal(sumText([totals.total, totals.rounding]), totals.payable)).toBe(true);
      if (given.currency === "CHF") expect(decimal(totals.payable).mod("0.05").cmp(0)).toBe(0);
      for (const { before, steps } of totals.groups.map(({ gross, steps: all }) => ({
        before: gross,
        steps: all,
      }))) {
        steps.reduce((running, step) => {
          expect(step.before).toBe(running);
          expect(equal(sumText([step.after, step.amount]), step.before)).toBe(true);
          return step.after;
        }, before);
      }
    }),
    { numRuns: 500 },
  );
});

test("[QU-01] [T26] the order of rows and lines does not matter", () => {
  fc.assert(
    fc.property(offer, (given) => {
      const turned = {
        ...given,
        rows: given.rows.toReversed().map((each) => ({ ...each, lines: each.lines.toReversed() })),
      };
      const { catalogues, ...totals } = productTotals(given).totals;
      const { catalogues: turnedCatalogues, ...turnedTotals } = productTotals(turned).totals;
      expect(turnedTotals).toEqual(totals);
      expect(new Set(turnedCatalogues)).toEqual(new Set(catalogues));
    }),
    { numRuns: 300 },
  );
});

test("[QU-01] [T26] a quantity split over several lines changes the gross by at most one smallest unit for each further line", () => {
  const share = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 2, maxLength: 6 });
  fc.assert(
    fc.property(
      offer,
      cents(1, 500_000, 4),
      fc.array(share, { minLength: 1, maxLength: 30 }),
      (given, price, shares) => {
        const rows = (quantities: readonly (readonly number[])[]) =>
          quantities.map((lines) => ({
            catalogue: "CUCINA" as const,
            quantity: 1,
            skipBasket: false,
            own: null,
            lines: lines.map((quantity) => ({ price, quantity, kind: "standard" as const, own: null })),
          }));
        const grossOf = (quantities: readonly (readonly number[])[]) =>
          decimal(productTotals({ ...given, rows: rows(quantities) }).totals.gross);
        const whole = grossOf(shares.map((parts) => [parts.reduce((sum, part) => sum + part, 0)]));
        const smallest = { EUR: "0.01", CHF: "0.01", JPY: "1", KWD: "0.001", USD: "0.01" }[given.currency];
        const further = shares.reduce((sum, parts) => sum + parts.length - 1, 0);
        const difference = grossOf(shares).minus(decimalText(whole));
        expect(difference.cmp(decimalText(decimal(smallest).times(String(further))))).toBeLessThanOrEqual(0);
        expect(difference.cmp(decimalText(decimal(smallest).times(String(-further))))).toBeGreaterThanOrEqual(
          0,
        );
      },
    ),
    { numRuns: 300 },
  );
});

test("[QU-01] a price increase of 1, or an invalid one, changes nothing", () => {
  fc.assert(
    fc.property(offer, fc.constantFrom("1", "1.00", "", "abc"), (given, increase) => {
      expect(productTotals({ ...given, increase: increase as "1" })).toEqual(
        productTotals({ ...given, increase: "1" }),
      );
    }),
    { numRuns: 200 },
  );
});
