import { NO_TERMS } from "@stanza/codecs";
import { expect, test } from "vitest";
import { operations } from "./index.ts";
import { languageTag } from "./operation.ts";

const faultsOf = (terms: unknown) =>
  (operations.quoteProject.body.safeParse({ terms }).error?.issues ?? []).map(({ path }) => path.join("."));

test("[QU-06] terms are what they are: unknown fields stay, and numbers may be typed in any way", () => {
  const terms = { ...NO_TERMS, mine: { b: 1, a: 2 }, tax: { ...NO_TERMS.tax, offerVat: "22,5" } };
  const parsed = operations.quoteProject.body.parse({ terms });
  expect(parsed.terms).toBe(terms);
});

test.each<[string, unknown]>([
  ["terms.discounts", { ...NO_TERMS, discounts: "2026-02-30" }],
  ["terms.discounts", { ...NO_TERMS, discounts: undefined }],
  ["terms.discounts.document", { ...NO_TERMS, discounts: { ...NO_TERMS.discounts, document: -1 } }],
  ["terms.discounts.standard.0", { ...NO_TERMS, discounts: { ...NO_TERMS.discounts, standard: [{}] } }],
  ["terms.services", { ...NO_TERMS, services: "03" }],
  ["terms.services.C.0", { ...NO_TERMS, services: { C: [null] } }],
  ["terms.rowRates.r.checked", { ...NO_TERMS, rowRates: { r: { vat: 4, checked: "yes" } } }],
  ["terms.paymentTerms", { ...NO_TERMS, paymentTerms: 50 }],
  ["terms", []],
  ["terms", null],
])("[QU-06] terms of another shape are refused with the place: %s", (place, terms) => {
  expect(faultsOf(terms).join(" ")).toContain(place);
});

test.each(["A4;A3", "%", "it\u0000", "", "x".repeat(9), "it_IT", "de-"])("%j is no language", (tag) => {
  expect(languageTag.safeParse(tag).success).toBe(false);
});
test.each(["it", "en-US", "de-CH", "zh-Hans-CN"])("%j is a language", (tag) => {
  expect(languageTag.safeParse(tag).success).toBe(true);
});
