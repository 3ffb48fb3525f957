import { expect, test } from "vitest";
import { instalmentWords, paymentWords } from "./payment-words.ts";
import { offerOf } from "./testing/sample-offer.ts";

const SAMPLE = offerOf({
  rows: [],
  discount: 0,
  delivery: 0,
  installation: 0,
  us: false,
  currency: "EUR",
});
const instalments = [
  { when: "at order", percent: "30", amount: "300.00" },
  { when: "at delivery", date: "2026-12-20", amount: "600.00" },
  { when: "", percent: "10", amount: "100.00" },
];

test("[QU-15] instalments in words: share, event and day, each with its amount under the terms of payment", () => {
  expect(instalments.map((one) => instalmentWords(one, "en"))).toEqual([
    "30% at order",
    "at delivery, 20 December 2026",
    "10%",
  ]);
  const offer = {
    ...SAMPLE,
    paymentTerms: "By bank",
    instalments,
    currency: "EUR",
    language: "en",
    decimals: 2,
  };
  expect(paymentWords(offer)).toBe(
    "By bank\n30% at order: €300.00\nat delivery, 20 December 2026: €600.00\n10%: €100.00",
  );
  expect(paymentWords({ ...offer, paymentTerms: "", instalments: [] })).toBe("");
});
