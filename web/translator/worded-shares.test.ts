import { expect, test } from "vitest";
import { wordedShare } from "./worded-shares.ts";

const source = { "offer.total": "Total", "offer.tax": "Tax", "nav.home": "Home" };

test("[TR-01] a language's share of worded texts counts its own and the site's words, and is whole only when nothing is missing", () => {
  const own = { "offer.total": "Totale" };
  expect(wordedShare({ source, own, saved: {} })).toBe(33);
  expect(wordedShare({ source, own, saved: { "nav.home": "Inizio" } })).toBe(66);
  expect(wordedShare({ source, own: source, saved: {} })).toBe(100);
});
