import type { Offer } from "@stanza/offer";
import { type GroupTotal, priceProject, totalOffer } from "@stanza/pricing";
import { decimal, decimalText, sumOf } from "@stanza/quantities";
import { readTyped } from "@stanza/web-project";
import { describe, expect, test } from "vitest";
import {
  SHOP,
  sampleProject,
  sampleTerms,
  THREE_GROUPS,
  THREE_GROUPS_TERMS,
} from "../../../domain/pricing/testing/sample-project.ts";
import { chainText } from "../rows/chain-text.ts";
import { totalLines } from "./total-lines.ts";

// quote.md §4.1, worked example 3: S 1230.30 (40,10), E 899 (20,5), U 59.90, delivery 150, installation 300, VAT 22.
const { evaluated, book } = sampleProject(THREE_GROUPS);
const priced = priceProject(evaluated, book, { currency: "EUR" });
const { groups } = totalOffer(priced, sampleTerms(THREE_GROUPS_TERMS), SHOP);
const [standard, appliances, undiscounted] = groups as readonly [GroupTotal, GroupTotal, GroupTotal];
const charge = (amount: string) => ({ code: "03", charged: true, amount, rate: "22" });
const offer = {
  currency: "EUR",
  groups: [{ catalogue: "CUC", title: "Kitchen", positions: [], subtotal: "2189.20" }],
  gross: "2189.20",
  discounts: [standard, appliances, undiscounted],
  discount: "781.70",
  goods: "1407.50",
  services: [],
  servicesTotal: "0.00",
  delivery: charge("150.00"),
  installation: charge("300.00"),
  netTotal: "1857.50",
  taxes: [{ rate: "22", base: "1857.50", tax: "408.65", parts: [] }],
  rounding: "0.00",
  payable: "2266.15",
} as unknown as Offer;

describe("the totals of the work view", () => {
  test("[QU-07] read from goods over discounts and charges to tax, and say nothing of what is zero", () => {
    expect(totalLines(offer).map((line) => [line.key, line.amount])).toEqual([
      ["gross", "2189.20"],
      ["discount", "781.70"],
      ["goods", "1407.50"],
      ["delivery", "150.00"],
      ["installation", "300.00"],
      ["net", "1857.50"],
      ["tax", "408.65"],
    ]);
  });

  test("[QU-07] the trace of each amount adds up to it", () => {
    for (const { key, amount, trace } of totalLines(offer)) {
      if (trace.length === 0 || key === "tax") continue;
      const sum = sumOf(trace.map((step) => decimal(step.amount)));
      expect(decimal(decimalText(sum)).cmp(decimal(amount)), `${key}: ${decimalText(sum)}`).toBe(0);
    }
  });

  test("[QU-07] the discount steps are in the chain's order with their percentages", () => {
    const discount = totalLines(offer).find((line) => line.key === "discount");
    expect(discount?.trace.map(({ key, percent, amount }) => [key, percent, amount])).toEqual([
      ["standard", "40", "492.12"],
      ["standard", "10", "73.82"],
      ["appliances", "20", "179.80"],
      ["appliances", "5", "35.96"],
    ]);
  });

  test("without a discount the goods are not said twice, and Swiss rounding is a line of its own", () => {
    const swiss = { ...offer, discount: "0.00", discounts: [undiscounted], rounding: "-0.02" } as Offer;
    const keys = totalLines(swiss).map((line) => line.key);
    expect(keys).not.toContain("discount");
    expect(keys).not.toContain("goods");
    expect(keys).toContain("rounding");
  });
});

describe("the discount chain", () => {
  test("shows its arithmetic", () => {
    const text = chainText(
      standard,
      (amount) => `€${amount}`,
      (factor) => factor,
    );
    expect(text).toBe("€1230.30 × 0.6 × 0.9 = €664.36");
    expect(chainText(undiscounted, String, String)).toBeUndefined();
  });

  test.each([
    ["2,5", "2.5"],
    ["2.5", "2.5"],
    [" 10 ", "10"],
    ["", ""],
    ["7.", "7"],
    ["100", "100"],
  ])("reads %j as %j", (typed, value) => expect(readTyped(typed, 100)).toEqual({ ok: true, value }));

  test.each(["-5", "101", "1e3", "abc", "1.2.3", "1.234,5", "NaN", "Infinity", "9999999999"])(
    "refuses %j",
    (typed) => {
      expect(readTyped(typed, 100)).toEqual({ ok: false });
    },
  );
});
