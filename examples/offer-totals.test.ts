import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

interface Case {
  readonly lines?: readonly object[];
  readonly rows?: readonly object[];
  readonly offer?: object;
  readonly info?: object;
  readonly fields?: object;
  readonly shop?: unknown;
  readonly rest?: object;
}

const offerOf = ({
  lines = [],
  rows,
  offer = {},
  info = {},
  fields = {},
  shop = { cod: "MILANO" },
  rest,
}: Case) => ({
  project: { rows: rows ?? [{ uniqueid: "a", catalog: "CUCINA", erp: lines }] },
  customerFields: { DOCType: 1, offer, customerFieldsInfo: info, ...fields },
  shop,
  currency: "EUR",
  profile: "tiered",
  dealer: false,
  ...rest,
});

function totalsOf(input: readonly (Case | string)[]): readonly Record<string, unknown>[] {
  const text = input
    .map((each) => (typeof each === "string" ? each : JSON.stringify(offerOf(each))))
    .join("\n");
  const example = join(import.meta.dirname, "offer-totals.ts");
  return execFileSync("npx", ["tsx", example], {
    encoding: "utf8",
    input: `${text}\n`,
    stdio: ["pipe", "pipe", "ignore"],
  })
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}

const KITCHEN = [
  { cod: "BASE", qt: 1, punit: "1230.30", var: "FIN=LB" },
  { cod: "OVEN", qt: 1, punit: 899, var: "FIN=IX;_GRUPPOPREV=ELDOM" },
  { cod: "0PR49ZV0009A", qt: 1, punit: "59,90", var: "" },
];
const KITCHEN_TERMS = {
  lines: KITCHEN,
  info: { dDiscount1: 40, dDiscount2: 10, dDiscount1E: 20, dDiscount2E: 5, dDiscountD: 52.5 },
  offer: {
    deliveryPrice: 150,
    varDeliveryPrice: "01",
    instPrice: 300,
    varInstPrice: "01",
    vat: 22,
    vatD: 10,
  },
};

test("[QU-01] [QU-02] [QU-03] [QU-04] the worked examples of quote.md §4.1", () => {
  const [one, two, three, four, five, seven, nine] = totalsOf([
    {
      lines: [
        { cod: "A", qt: 2, punit: 123.45 },
        { cod: "B", qt: 4, punit: 3.335 },
      ],
      offer: { vat: 22, deliveryPrice: 100, varDeliveryPrice: "02", instPrice: 50, varInstPrice: "02" },
    },
    {
      lines: [{ cod: "A", punit: "1000.05" }],
      offer: { vat: 22 },
      info: { dDiscount1: 50, dDiscount2: 10, dDiscount3: 5, dDiscount4: 2.5 },
    },
    KITCHEN_TERMS,
    {
      rows: [
        {
          uniqueid: "a",
          catalog: "CUCINA",
          erp: [
            { cod: "A", punit: 500 },
            { cod: "B", punit: 70, level: "1" },
          ],
        },
        { uniqueid: "b", catalog: "CUCINA", skipBasket: true, erp: [{ cod: "C", punit: 90 }] },
      ],
      offer: { vat: 22 },
    },
    { ...KITCHEN_TERMS, offer: { vat: 22, vatD: 10 }, rest: { dealer: true } },
    {
      lines: [{ cod: "A", punit: "2469.12" }],
      info: { dDiscount1: 10 },
      offer: { deliveryPrice: 395, varDeliveryPrice: "02", dpVat: true, instPrice: 850, varInstPrice: "01" },
      shop: { cod: "USA1", extra: "CURRENCY=USD\tSalesTaxes=8.875" },
      rest: { currency: "USD" },
    },
    {
      lines: [{ cod: "A", punit: "1074.03" }],
      info: { dDiscount1: 7.5 },
      offer: {
        vat: 8.1,
        deliveryPrice: 120,
        varDeliveryPrice: "01",
        paymentTerms: "Deposit 50% + Balance before shipping",
      },
      rest: { currency: "CHF" },
    },
  ]);
  expect(one).toMatchObject({ totalGoods: "260.24", netTotal: "260.24", tax: "57.25", payable: "317.49" });
  expect(two).toMatchObject({
    totalDiscount1: "500.03",
    totalDiscount2: "450.03",
    totalDiscount3: "427.53",
    totalDiscount4: "416.84",
    tax: "91.70",
    payable: "508.54",
  });
  expect(three).toMatchObject({
    totalGoods: "1407.50",
    netTotal: "1857.50",
    tax: "408.65",
    payable: "2266.15",
    totalDiscount2: "664.36",
    totalDiscount2E: "683.24",
    taxes: [{ rate: "22", base: "1857.50", tax: "408.65" }],
  });
  expect(four).toMatchObject({ totalGoods: "500.00", tax: "110.00", payable: "610.00" });
  expect(five).toMatchObject({
    totalGoods: "1071.32",
    tax: "107.13",
    payable: "1178.45",
    totalDiscountDealer: "1011.42",
  });
  expect(seven).toMatchObject({
    totalGoods: "2222.21",
    delivery: "395.00",
    installation: "850.00",
    netTotal: "3467.21",
    tax: "232.28",
    payable: "3699.49",
  });
  expect(nine).toMatchObject({
    totalGoods: "993.48",
    netTotal: "1113.48",
    tax: "90.19",
    total: "1203.67",
    rounding: "-0.02",
    payable: "1203.65",
    deposit: "601.85",
    balance: "601.80",
  });
});

test("[QU-01] every digit of the JSON text counts, and every line is answered", () => {
  const exact = `{"project":{"pricesIncrease":"abc","rows":[{"uniqueid":1,"erp":[{"cod":"A","qt":1,"punit":90071992547409.935}]}]},"customerFields":{"rows":[{"uniqueid":"1","qt":2}]}}`;
  const separators = JSON.stringify(offerOf({ lines: [{ cod: "A\u2028B\u2029", punit: 10 }] }));
  const [precise, broken, blank, windows, separated, refused, unknown, empty, ...more] = totalsOf([
    `\ufeff${exact}`,
    "{not json",
    "",
    `${exact}\r`,
    separators,
    { lines: [{ cod: "A", punit: 10 }], info: { dDiscount1: 120 } },
    { rest: { profile: "other" } },
    {},
  ]);
  expect(precise).toMatchObject({ gross: "180143985094819.87" });
  expect(broken).toEqual({ error: expect.any(String) });
  expect(blank).toEqual({ error: expect.any(String) });
  expect(windows).toEqual(precise);
  expect(separated).toMatchObject({ gross: "10.00" });
  expect(more).toEqual([]);
  expect(refused).toEqual({ error: expect.stringContaining("120%") });
  expect(unknown).toEqual({ error: "Unknown profile: other" });
  expect(empty).toMatchObject({ gross: "0.00", payable: "0.00", taxes: [] });
});

test("[QU-06] catalogue discounts, services and the rates of rows and lines", () => {
  const [totals] = totalsOf([
    {
      rows: [
        { uniqueid: "a", catalog: "CUCINA", erp: [{ cod: "A", punit: 1000 }] },
        {
          uniqueid: "b",
          catalog: "BAGNO",
          erp: [{ cod: "B", punit: 500, customDataFe: { iva: "10", check: true } }],
        },
      ],
      fields: {
        discount1: 10,
        catalogsRows: { CUCINA: { discount1: 20 } },
        servicesRows: {
          CUCINA: [
            { perc: 5, vat: 22 },
            { offer: false, price: 99 },
          ],
          BAGNO: { price: 40, vat: 4 },
        },
        rows: [{ uniqueid: "a", vat: 4, checkVat: true, qt: 1 }],
      },
      offer: { vat: 22 },
      rest: { profile: "catalog" },
    },
  ]);
  expect(totals).toMatchObject({
    gross: "1500.00",
    totalGoods: "1170.00",
    totalServices: "80.00",
    taxes: [
      { rate: "4", base: "760.00", tax: "30.40" },
      { rate: "10", base: "450.00", tax: "45.00" },
      { rate: "22", base: "40.00", tax: "8.80" },
    ],
  });
});
