import { expect, test } from "vitest";
import { wordedBy } from "./worded-by.ts";

test("[TR-01] a deployment's own words stand in their place; those that lose a value do not", () => {
  const texts = { home: "Home", offer: "Offer {{number}}" };
  expect(wordedBy(texts, { home: "Start", offer: "Offer", more: "More" })).toEqual({
    home: "Start",
    offer: "Offer {{number}}",
    more: "More",
  });
  expect(wordedBy(texts, { offer: "Quote {{ number }}" }).offer).toBe("Quote {{ number }}");
});
