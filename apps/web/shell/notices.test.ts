import { expect, test } from "vitest";
import { targetOf, wordsOf } from "./notices.ts";

test("[SH-20] each notification leads to what it is about: the offer, the decision, the summary", () => {
  expect(targetOf({ kind: "offer-accepted", projectId: 7 })).toEqual({
    kind: "screen",
    href: "/offerview?project=7",
  });
  expect(targetOf({ kind: "approval-requested", projectId: 7 })).toEqual({ kind: "decision", projectId: 7 });
  expect(targetOf({ kind: "delivery-failed", projectId: 7 })).toEqual({
    kind: "screen",
    href: "/summary?project=7",
  });
  expect(targetOf({ kind: "offer-expired", projectId: null })).toBeNull();
});

test("[SH-20] a sentence has its texts, days as people write them, and nothing where the kind says nothing", () => {
  const words = wordsOf({ data: { number: "A-1", validUntil: "2026-12-01" } }, (day) => `<${day}>`);
  expect(words).toEqual({ number: "A-1", project: "", by: "", date: "<2026-12-01>", text: "", about: "" });
});
