import { documentTypeOf, totalOffer } from "@stanza/pricing";
import { describe, expect, test } from "vitest";
import { parseExactly } from "./loose-fields.ts";
import { readExchangedOffer } from "./read-offer.ts";
import { writeTotals } from "./write-totals.ts";

/** Returns the sum of one line of JSON, or the reason why it is refused. */
function totals(json: string) {
  try {
    const { priced, terms, shop } = readExchangedOffer(parseExactly(json));
    return writeTotals(totalOffer(priced, terms, shop));
  } catch (error) {
    return { error: String(error) };
  }
}
/** One line of goods; `line` and `fields` are JSON text, so that numbers stand as they are written. */
const offer = (line: string, fields = "", rest = "") =>
  totals(
    `{"project":{"rows":[{"uniqueid":"a","catalog":"C","erp":[{"cod":"A",${line}}]}]},"customerFields":{${fields}}${rest}}`,
  );

describe("[QU-01] numbers in an offer from elsewhere", () => {
  test.each([
    ['"punit":100,"qt":2', "200.00"],
    ['"punit":"100","qt":"2"', "200.00"],
    ['"punit":1e2', "100.00"],
    ['"punit":"1.5E2"', "150.00"],
    ['"punit":12345678901234567890.12e-2', "123456789012345678.90"],
    ['"punit":9007199254740993e0', "9007199254740993.00"],
    ['"punit":"1,5"', "1.50"],
    ['"punit":" 7.50 "', "7.50"],
    ['"punit":-0', "0.00"],
    ['"punit":-0.00', "0.00"],
    ['"punit":0e999', "0.00"],
    ['"punit":-0.001', "0.00"],
    ['"punit":-1.005', "-1.00"],
    ['"punit":10,"qt":0', "0.00"],
    ['"punit":10,"qt":null', "10.00"],
    ['"punit":10,"qt":"many"', "10.00"],
    ['"punit":10,"qt":true', "10.00"],
    ['"punit":"NaN"', "0.00"],
    ['"punit":"Infinity"', "0.00"],
    ['"punit":"\u22125"', "0.00"],
    ['"punit":"1.234,50"', "0.00"],
    ['"punit":null', "0.00"],
    ['"punit":10,"level":1', "0.00"],
    ['"punit":10,"level":"1"', "0.00"],
    ['"punit":10,"level":1.0', "0.00"],
    ['"punit":10,"level":2', "10.00"],
    ['"punit":1,"punit":2', "2.00"],
  ])("%s is worth %s", (line, gross) => {
    expect(offer(line)).toMatchObject({ gross, totalGoods: gross });
  });

  test.each([
    '"punit":1e999',
    '"punit":-1e400',
    '"punit":"1e999"',
    `"punit":${"9".repeat(41)}`,
    `"punit":"${"9".repeat(41)}"`,
    `"punit":10,"qt":"0,${"0".repeat(60)}1"`,
  ])("%s is refused: nothing is worth 0 because it is too long", (line) => {
    expect(offer(line)).toEqual({ error: expect.stringContaining("RangeError") });
  });

  test.each([
    ["", { payable: "122.00" }],
    ['"customerFieldsInfo":{"dDiscount1":""}', { payable: "122.00" }],
    ['"customerFieldsInfo":{"dDiscount1":"none"}', { payable: "122.00" }],
    ['"customerFieldsInfo":{"dDiscount1":-0}', { payable: "122.00" }],
    ['"customerFieldsInfo":{"dDiscount1":1e1}', { totalGoods: "90.00" }],
    ['"customerFieldsInfo":{"dDiscount1":-0.01}', { error: expect.stringContaining("-0.01%") }],
    ['"customerFieldsInfo":{"dDiscount1":100.01}', { error: expect.stringContaining("100.01%") }],
    ['"customerFieldsInfo":{"dDiscount1E":101}', { error: expect.stringContaining("appliances") }],
    ['"DOCType":3.0', { taxes: [{ rate: "0", base: "100.00", tax: "0.00" }] }],
    ['"DOCType":"4"', { tax: "0.00" }],
    ['"DOCType":5', { tax: "22.00" }],
    ['"vat":4', { tax: "4.00" }],
    ['"vat":4,"offer":{"vat":"none"}', { tax: "4.00" }],
    ['"offer":{"vat":0}', { tax: "0.00" }],
    ['"offer":{"deliveryPrice":50}', { delivery: "0.00" }],
    ['"offer":{"deliveryPrice":50,"varDeliveryPrice":"01"}', { delivery: "50.00" }],
    ['"offer":{"deliveryPrice":"x","varDeliveryPrice":"01"}', { delivery: "0.00" }],
    ['"USA":1,"offer":{"vat":22}', { tax: "0.00" }],
    ['"rows":[{"uniqueid":"a","qt":3}]', { gross: "300.00" }],
    ['"rows":{"a":{"vat":10,"checkVat":1.0}}', { tax: "10.00" }],
    ['"rows":[{"uniqueid":"a","vat":10}]', { tax: "22.00" }],
    ['"servicesRows":{"C":[{"price":10},{"price":99,"offer":0.0}]}', { totalServices: "10.00" }],
    ['"offer":null,"customerFieldsInfo":[],"catalogsRows":[],"servicesRows":null', { payable: "122.00" }],
  ])("defaults and limits of quote.md §4: {%s}", (fields, expected) => {
    expect(offer('"punit":100', fields)).toMatchObject(expected);
  });

  test.each([
    [',"currency":"XYZ"', { gross: "100.25" }],
    [',"currency":"jpy"', { gross: "100" }],
    [',"currency":""', { gross: "100.25" }],
    [',"shop":"USA1"', { tax: "0.00" }],
    [',"shop":{"cod":"NOWHERE","extra":"SalesTaxes=8"}', { tax: "22.06" }],
    [',"shop":[]', { tax: "22.06" }],
    [',"profile":null', { gross: "100.25" }],
    [',"profile":"constructor"', { error: "RangeError: Unknown profile: constructor" }],
    [',"profile":"__proto__"', { error: "RangeError: Unknown profile: __proto__" }],
    [',"dealer":"true"', { totalDiscountDealer: "100.25" }],
  ])("currency, shop, profile and mode: %s", (rest, expected) => {
    expect(offer('"punit":100.25', "", rest)).toMatchObject(expected);
  });
});

test.each([
  "",
  "   ",
  "null",
  "[]",
  "[{}]",
  "7",
  '"offer"',
  "{'project':{}}",
  "{} {}",
  '{"project":[1]}',
  '{"project":"x"}',
  '{"project":{"rows":"x"}}',
  '{"project":{"rows":[null]}}',
  '{"project":{"rows":[[]]}}',
  '{"project":{"rows":[{"erp":[5]}]}}',
  '{"customerFields":"x"}',
  '{"customerFields":{"offer":7}}',
  `${"[".repeat(100_000)}${"]".repeat(100_000)}`,
  `{"project":${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)}}`,
])("[QU-01] %.40s is no offer, and refused", (json) => {
  expect(totals(json)).toEqual({ error: expect.any(String) });
});

test("[QU-01] an offer without anything is worth nothing; ten thousand rows of as many catalogues are", () => {
  expect(totals("{}")).toMatchObject({ gross: "0.00", payable: "0.00", taxes: [], deposit: "0.00" });
  const rows = Array.from({ length: 10_000 }, (_, i) => ({
    uniqueid: i,
    catalog: `C${i}`,
    erp: [{ cod: "A", punit: "0.01" }],
  }));
  expect(totals(JSON.stringify({ project: { rows }, profile: "catalog" }))).toMatchObject({
    gross: "100.00",
  });
});

test("[QU-04] a shop's settings are read in any case, its document type by name or number", () => {
  const shopOf = (extra: unknown) => readExchangedOffer({ project: { rows: [] }, shop: { cod: "S", extra } });
  for (const extra of [
    "CURRENCY=chf\tDOCTYPE=4\tSalesTaxes=8",
    { currency: "CHF", doctype: 4, salestaxes: 8 },
  ]) {
    const { shop, priced } = shopOf(extra);
    expect([priced.currency, documentTypeOf(shop.documentKind, "en"), Number(shop.salesTaxes)]).toEqual([
      "CHF",
      4,
      8,
    ]);
  }
});
