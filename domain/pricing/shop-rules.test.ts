import { expect, test } from "vitest";
import { NEW_ROW_QUANTITY, NEW_ROW_RATE, newOfferTerms } from "./new-offer-terms.ts";
import {
  DOCUMENT_RULES,
  documentTypeOf,
  guestMeasures,
  isUsShop,
  MEASURE_UNITS,
  measuresOf,
  shopMeasures,
} from "./shop-rules.ts";

test.each([
  ["SRL", "it", 1, { company: "1", length: "MM", taxCode: "22", rate: "22" }],
  ["ITA", "IT-it", 1, { company: "1", length: "MM", taxCode: "22", rate: "22" }],
  ["SRL", "en", 2, { company: "1", length: "MM", taxCode: "22", rate: "22" }],
  ["inc", "en", 3, { company: "4", length: "EX", taxCode: "ST", rate: "0" }],
  ["LTD", "en", 4, { company: "3", length: "MM", taxCode: "00", rate: "0" }],
  ["LLC", "en", 5, { company: "4", length: "EX", taxCode: "ST", rate: "0" }],
] as const)("[QU-04] %s in %s is document type %i", (kind, language, type, rules) => {
  expect(documentTypeOf(kind, language)).toBe(type);
  expect(DOCUMENT_RULES[type]).toEqual(rules);
});

test("[QU-04] a shop may name its document type by number, whatever the language", () => {
  for (const type of [1, 2, 3, 4, 5]) expect(documentTypeOf(String(type), "en")).toBe(type);
});

test("an unknown document kind has no type", () => {
  expect([undefined, "", "GMBH"].map((kind) => documentTypeOf(kind, "it"))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test("[QU-04] USA1 and MIDLAND work in inches, pounds and cubic inches, other shops in metric", () => {
  const measures = (code: string, documentKind?: string) =>
    shopMeasures({ code, language: "en", ...(documentKind ? { documentKind } : {}) });
  expect(measures("USA1")).toEqual({ length: "EX", weight: "LB", volume: "CI" });
  expect(measures("MIDLAND", "INC")).toEqual({ length: "EX", weight: "LB", volume: "CI" });
  expect(measures("MILANO", "SRL")).toEqual({ length: "MM", weight: "KG", volume: "CR" });
  expect(measures("LONDON", "LTD")).toEqual({ length: "MM", weight: "KG", volume: "CR" });
  expect(measures("BOSTON", "INC").length).toBe("EX");
  expect([isUsShop({ code: "usa1" }), isUsShop({ code: "USA2" })]).toEqual([true, false]);
});

test("[QU-04] guests from the US and Canada see inches, pounds and cubic inches, the others metric", () => {
  expect(["US", "ca", "IT", ""].map(guestMeasures)).toEqual([
    { length: "EX", weight: "LB", volume: "CI" },
    { length: "EX", weight: "LB", volume: "CI" },
    { length: "MM", weight: "KG", volume: "CR" },
    { length: "MM", weight: "KG", volume: "CR" },
  ]);
  expect(MEASURE_UNITS).toEqual({ MM: "mm", EX: "in", KG: "kg", LB: "lb", CI: "in3", CR: "m3" });
});

test("[QU-05] a new offer has VAT 22, free delivery and installation with code 02, and the usual terms", () => {
  expect(newOfferTerms({}, "en")).toMatchObject({
    tax: { offerVat: "22" },
    delivery: { price: "0", code: "02" },
    installation: { price: "0", code: "02" },
    paymentTerms: "Deposit 50% + Balance before shipping",
    validity: "2 weeks",
    dealerMode: false,
  });
});

test("[QU-05] a new row has VAT 0, which is not checked, and quantity 1", () => {
  expect(NEW_ROW_RATE).toEqual({ vat: "0", checked: false });
  expect(NEW_ROW_QUANTITY).toBe(1);
});

test("[QU-04] a new offer starts with the tax of its shop's document type", () => {
  const start = (documentKind: string, language = "it") => {
    const { documentType, tax } = newOfferTerms({ documentKind }, language);
    return [documentType, tax.offerVat];
  };
  expect([start("SRL"), start("ITA", "de"), start("INC"), start("LTD"), start("LLC")]).toEqual([
    [1, "22"],
    [2, "22"],
    [3, "0"],
    [4, "0"],
    [5, "0"],
  ]);
});

test("[QU-04] a guest works in the units of the country, everybody else in the shop's", () => {
  const canadian = { code: "TORONTO", documentKind: "LTD", language: "en", country: "CA" };
  expect(measuresOf(canadian, true)).toEqual({ length: "EX", weight: "LB", volume: "CI" });
  expect(measuresOf(canadian, false)).toEqual({ length: "MM", weight: "KG", volume: "CR" });
  expect(measuresOf({ ...canadian, code: "USA1" }, false)).toEqual(guestMeasures("us"));
  expect(measuresOf({ ...canadian, country: "IT" }, true)).toEqual(guestMeasures("it"));
});
