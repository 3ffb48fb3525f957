import { expect, test } from "vitest";
import type { Shop } from "./offer-terms.ts";
import type { PricedProject } from "./priced-project.ts";
import { retailPrice, retailTotals } from "./retail-prices.ts";

const shop = (change: Partial<Shop>): Shop => ({
  code: "MILANO",
  name: "Stanza Milano",
  language: "it",
  country: "IT",
  priceList: "CUC-EUR",
  currency: "EUR",
  documentKind: "ITA",
  ...change,
});

const priced = (amount: string, currency: string): PricedProject => ({
  currency,
  decimals: 2,
  gross: amount,
  unpriced: [],
  rows: [
    {
      rowId: "r1",
      catalogue: "CUCINA",
      description: {},
      quantity: "1",
      automatic: false,
      inBasket: true,
      total: amount,
      lines: [
        {
          id: "1",
          level: 0,
          code: "BASE",
          description: {},
          variants: [],
          quantity: "1",
          unit: "pc",
          discountGroup: "standard",
          price: { kind: "priced", unitPrice: amount, amount, trace: [] },
        },
      ],
    },
  ],
});

test.each([
  ["22 % in Italy", shop({}), "EUR", "1000", "1220.00", "1220.00"],
  // 1081 is a multiple of 0.05; the total is rounded to the coin, a single price is not.
  [
    "8.1 % in Switzerland, to the coin",
    shop({ code: "ZUERICH", country: "CH", documentKind: "CHE", usualVat: 8.1 }),
    "CHF",
    "999.99",
    "1080.99",
    "1081.00",
  ],
  [
    "the sales tax of an American shop",
    shop({ code: "USA1", country: "US", documentKind: "INC", salesTaxes: "8.875" }),
    "USD",
    "1000",
    "1088.75",
    "1088.75",
  ],
] as const)("[QU-03] guests and customers read prices with tax: %s", (_, of, currency, net, price, total) => {
  expect(retailPrice(net, currency, of)).toBe(price);
  expect(retailTotals(priced(net, currency), of).payable).toBe(total);
});

test("[QU-03] a difference keeps its sign", () => {
  expect(retailPrice("-10", "EUR", shop({}))).toBe("-12.20");
});
