import { expect, test } from "vitest";
import { mayNotFit, textFault } from "./check-text.ts";

test.each([
  ["Offer {{number}}", "Angebot {{ number }}", null],
  ["Offer {{number}}", "Angebot", "placeholders"],
  ["Offer", "Angebot {{number}}", "placeholders"],
  ["{{a}} of {{b}}", "{{b}} von {{a}}", null],
  ["Offer", "  ", "empty"],
  ["Offer", "x".repeat(2001), "long"],
] as const)("[TR-01] %j may be worded %j: %s", (source, text, fault) => {
  expect(textFault(source, text)).toBe(fault);
});

test("[TR-01] a text that is much longer than its source is told, a short one is not", () => {
  expect(mayNotFit("Save", "Speichern")).toBe(false);
  expect(mayNotFit("Save", "Jetzt alles speichern")).toBe(true);
});
