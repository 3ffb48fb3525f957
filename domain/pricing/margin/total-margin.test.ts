import { decimal, decimalText, sumOf } from "@stanza/quantities";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { OfferTerms } from "../offer-terms.ts";
import { priceProject } from "../price-row.ts";
import {
  type SampleRow,
  SHOP,
  sampleDiscounts,
  sampleProject,
  sampleTerms,
  THREE_GROUPS,
  THREE_GROUPS_TERMS,
} from "../testing/sample-project.ts";
import { totalOffer } from "../total-offer.ts";
import type { CatalogueConditions } from "./purchase-conditions.ts";
import { totalMargin } from "./total-margin.ts";

const NONE: CatalogueConditions = { groups: {}, codes: {}, net: {} };

function margin(
  rows: readonly SampleRow[],
  conditions: Partial<CatalogueConditions>,
  terms: Partial<OfferTerms> = {},
  { currency = "EUR", pricesIncrease = "1" } = {},
) {
  const { evaluated, book } = sampleProject(rows, currency);
  const priced = priceProject(evaluated, book, { currency, pricesIncrease });
  const all = sampleTerms(terms);
  const [catalogue] = priced.rows.map((row) => row.catalogue);
  return {
    priced,
    totals: totalOffer(priced, all, SHOP),
    margin: totalMargin(priced, all, { [catalogue ?? ""]: { ...NONE, ...conditions } }),
  };
}

test("[QU-15] purchase is the list price less the group's discounts, sales are after the client's, margin is between the two", () => {
  const { margin: found } = margin(
    THREE_GROUPS,
    { groups: { standard: ["48", "5"], appliances: ["22"] } },
    THREE_GROUPS_TERMS,
  );
  // 1230.30 × 0.6 × 0.9 = 664.36 sold, × 0.52 × 0.95 = 607.77 bought; 899: 683.24 and 701.22; 59.90 as listed.
  expect(found.rows[0]?.lines).toMatchObject([
    {
      lineId: "l1",
      sales: "664.36",
      unitPurchase: "607.77",
      purchase: "607.77",
      margin: "56.59",
      percent: "8.52",
    },
    { lineId: "l2", sales: "683.24", purchase: "701.22", margin: "-17.98", percent: "-2.63" },
    { lineId: "l3", sales: "59.90", purchase: "59.90", margin: "0.00", percent: "0.00" },
  ]);
  expect(found).toMatchObject({ sales: "1407.50", purchase: "1368.89", margin: "38.61", complete: true });
});

test("[QU-15] a code has its own discounts or a net price of the currency; a price increase is the shop's to keep", () => {
  const rows = [
    {
      quantity: 2,
      lines: [
        { price: "100.00", code: "A", quantity: 3 },
        { price: "10.01", code: "B" },
      ],
    },
  ];
  const conditions = {
    groups: { standard: ["50"] },
    codes: { B: ["30"] },
    net: { A: { EUR: "33.35", CHF: "31" } },
  };
  const { margin: found } = margin(rows, conditions, {}, { pricesIncrease: "1.1" });
  expect(found.rows[0]?.lines).toMatchObject([
    { sales: "660.00", unitPurchase: "33.35", purchase: "200.10" },
    { sales: "22.02", unitPurchase: "7.01", purchase: "14.02" },
  ]);
  const [swiss] = margin(rows, conditions, {}, { currency: "CHF" }).margin.rows;
  expect(swiss?.lines[0]).toMatchObject({ unitPurchase: "31.00", purchase: "186.00" });
});

test("[QU-15] a line without a purchase price is in the sales, not in the margin, and says so", () => {
  const { evaluated, book } = sampleProject([
    { catalogue: "CUCINA", lines: [{ price: "100" }] },
    { catalogue: "ALTRO", lines: [{ price: "50" }] },
  ]);
  const priced = priceProject(evaluated, book, { currency: "EUR" });
  const found = totalMargin(priced, sampleTerms(), { CUCINA: { ...NONE, groups: { standard: ["40"] } } });
  expect(found).toMatchObject({
    sales: "150.00",
    purchase: "60.00",
    margin: "40.00",
    percent: "40.00",
    complete: false,
  });
  expect(found.catalogues).toMatchObject([
    { catalogue: "CUCINA", complete: true },
    { catalogue: "ALTRO", sales: "50.00", purchase: "0.00", margin: "0.00", complete: false },
  ]);
  expect(found.catalogues[1]).not.toHaveProperty("percent");
});

test("[QU-15] the dealer's view of an offer does not change what the client pays", () => {
  const conditions = { groups: { standard: ["40"] } };
  const terms = { ...THREE_GROUPS_TERMS, discounts: sampleDiscounts({ standard: ["10"], dealer: "52.5" }) };
  const asDealer = margin(THREE_GROUPS, conditions, { ...terms, dealerMode: true });
  expect(asDealer.margin).toEqual(margin(THREE_GROUPS, conditions, terms).margin);
});

test("[QU-15] lines, articles and catalogues add up to the offer to the last cent, in every currency and profile", () => {
  const amount = fc.integer({ min: 0, max: 900_000 }).map((n) => decimalText(decimal(n).times("0.01"), 2));
  const percent = fc.integer({ min: 0, max: 10_000 }).map((n) => decimalText(decimal(n).times("0.01")));
  const line = fc.record({
    price: amount,
    quantity: fc.integer({ min: 1, max: 7 }),
    appliance: fc.boolean(),
  });
  const row = fc.record({
    quantity: fc.integer({ min: 1, max: 3 }),
    lines: fc.array(line, { minLength: 1, maxLength: 4 }),
  });
  fc.assert(
    fc.property(
      fc.array(row, { minLength: 1, maxLength: 6 }),
      fc.array(percent, { minLength: 4, maxLength: 4 }),
      fc.constantFrom("EUR", "CHF", "JPY", "KWD"),
      fc.constantFrom("tiered" as const, "catalogue" as const),
      (rows, discounts, currency, profile) => {
        const { margin: found, totals } = margin(
          rows,
          { groups: { standard: [discounts[0]!], appliances: [discounts[1]!] } },
          { profile, discounts: sampleDiscounts({ standard: discounts, document: discounts.slice(0, 2) }) },
          { currency },
        );
        const sum = (
          of: readonly { readonly sales: string; readonly purchase: string; readonly margin: string }[],
        ) =>
          (["sales", "purchase", "margin"] as const).map((name) =>
            decimalText(sumOf(of.map((one) => decimal(one[name]))), totals.decimals),
          );
        const whole = [found.sales, found.purchase, found.margin];
        expect(found.sales).toBe(totals.goods);
        expect(sum(found.rows)).toEqual(whole);
        expect(sum(found.catalogues)).toEqual(whole);
        expect(sum(found.rows.flatMap(({ lines }) => lines))).toEqual(whole);
      },
    ),
    { numRuns: 300 },
  );
});
