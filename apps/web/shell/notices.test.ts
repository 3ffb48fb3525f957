import { expect, test } from "vitest";
import { targetOf, wordsOf } from "./notices.ts";

test("[SH-20] each notification leads to what it is about: the offer, the decision, the summary", () => {
  expect(targetOf({ kind: "offer-accepted", projectId: 7 })).toEqual({
    kind: "screen",
    href: "/summary?order=1&project=7",
  });
  expect(targetOf({ kind: "offer-commented", projectId: 7 })).toEqual({
    kind: "screen",
    href: "/offerview?project=7",
  });
  expect(targetOf({ kind: "project-assigned", projectId: 7 })).toEqual({
    kind: "screen",
    href: "/configurator3d?project=7",
  });
  expect(targetOf({ kind: "approval-requested", projectId: 7 })).toEqual({ kind: "decision", projectId: 7 });
  expect(targetOf({ kind: "delivery-failed", projectId: 7 })).toEqual({
    kind: "screen",
    href: "/summary?project=7",
  });
  expect(targetOf({ kind: "offer-expired", projectId: null })).toBeNull();
});

test("[SH-20] a sentence has its texts, days as people write them, and nothing where the kind says nothing", () => {
  const words = wordsOf(
    { data: { number: "A-1", validUntil: "2026-12-01" } },
    (day) => `<${day}>`,
    (amount, currency) => `${amount} ${currency}`,
  );
  expect(words).toEqual({
    number: "A-1",
    project: "",
    by: "",
    date: "<2026-12-01>",
    text: "",
    about: "",
    amount: "",
  });
  const accepted = wordsOf({ data: { payable: "9691.13", currency: "EUR" } }, String, (...all) =>
    all.join(" "),
  );
  expect(accepted.amount).toBe("9691.13 EUR");
});
