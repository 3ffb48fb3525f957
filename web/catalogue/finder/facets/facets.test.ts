import { expect, test } from "vitest";
import { demoCatalogue } from "../../../../fixtures/demo-catalogues.ts";
import type { FoundEntry } from "../found-articles.ts";
import { NO_FACETS } from "./chosen-facets.ts";
import { type EntryFacts, finishesOf, finishNames, narrowed, offeredFacets } from "./facets.ts";

const { open } = demoCatalogue("cucina");
const found = (code: string): FoundEntry => ({
  entry: open.article(code, "CALCE")!,
  catalogue: "CUCINA",
  model: "CALCE",
});
const all = ["BASE-1D-300", "BASE-1D-600", "BASE-2D-600", "APP-OVEN"].map(found);
const facts: Readonly<Record<string, EntryFacts>> = {
  "BASE-1D-300": { widthMm: 300, finishes: new Set(["oak", "white"]), price: "199.90" },
  "BASE-1D-600": { widthMm: 600, finishes: new Set(["oak"]), price: "300.00" },
  "BASE-2D-600": { widthMm: 600, finishes: new Set(["white"]), price: "410.50" },
  "APP-OVEN": { widthMm: 595, finishes: new Set() },
};
const factsOf = ({ entry }: FoundEntry) => facts[entry.code];
const codes = (some: readonly FoundEntry[]) => some.map(({ entry }) => entry.code);

test("[CA-01] width, finish and price narrow together; what has no price is in no price range", () => {
  const by = (change: Partial<typeof NO_FACETS>) =>
    codes(narrowed(all, { ...NO_FACETS, ...change }, factsOf));
  expect(by({})).toEqual(codes(all));
  expect(by({ widthMm: 600 })).toEqual(["BASE-1D-600", "BASE-2D-600"]);
  expect(by({ finish: "oak", widthMm: 600 })).toEqual(["BASE-1D-600"]);
  expect(by({ upTo: 300 })).toEqual(["BASE-1D-300", "BASE-1D-600"]);
  expect(by({ upTo: 300, finish: "white", widthMm: 600 })).toEqual([]);
});

test("[CA-01] every choice of a facet leaves exactly as many cards as it says", () => {
  for (const facets of [
    NO_FACETS,
    { ...NO_FACETS, widthMm: 600 },
    { ...NO_FACETS, finish: "oak", upTo: 300 },
  ]) {
    const { widths, finishes, prices } = offeredFacets([...all, ...all], facets, factsOf);
    const left = (change: Partial<typeof NO_FACETS>) =>
      narrowed(all, { ...facets, ...change }, factsOf).length;
    for (const { value, count } of widths) expect(left({ widthMm: value })).toBe(count);
    for (const { value, count } of finishes) expect(left({ finish: value })).toBe(count);
    for (const { value, count } of prices.slice(1)) {
      const priced = narrowed(all, { ...NO_FACETS, upTo: value }, factsOf);
      expect(narrowed(priced, { ...facets, upTo: null }, factsOf)).toHaveLength(count);
    }
    expect(widths.map(({ value }) => value)).toEqual(
      widths.map(({ value }) => value).toSorted((a, b) => a - b),
    );
  }
});

test("a chosen value stays in its list although nothing is left of it", () => {
  const { widths } = offeredFacets(all, { ...NO_FACETS, widthMm: 1200 }, factsOf);
  expect(widths.at(-1)).toEqual({ value: 1200, count: 0 });
});

test("[CA-01] the finishes of an article are those of the model's header that it can have, in the person's language", () => {
  const finishes = (article: string) =>
    new Set([...finishesOf(open, "CALCE", {}, "en")(article)].map((key) => finishNames(key)[0]));
  expect(finishes("BASE-1D-600").size).toBeGreaterThan(1);
  expect(finishes("APP-OVEN").size).toBe(0);
  expect(finishesOf(open, "CALCE", {}, "en")("NO-SUCH").size).toBe(0);
});
