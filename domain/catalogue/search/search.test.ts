import fc from "fast-check";
import { expect, test } from "vitest";
import { galleryWords, searchItems } from "./search-items.ts";
import { searchTerms, squashedCode } from "./search-terms.ts";
import { wordMatch } from "./search-words.ts";
import { sizesOf, sizeWords } from "./sizes.ts";

const words = (text: string) => searchTerms(text).map(({ word }) => word);

test.each<[string, readonly string[]]>([
  ["600", ["600mm"]],
  ["60", ["60mm", "600mm"]],
  ["60cm", ["600mm"]],
  ["1,2m", ["1200mm"]],
  ["60x72", ["60x72mm", "72x60mm", "600x720mm", "720x600mm"]],
  ["600x720", ["600x720mm", "720x600mm"]],
  ["60cmx72cm", ["600x720mm", "720x600mm"]],
  // One measure is too long for centimetres, so none is in centimetres.
  ["60x720", ["60x720mm", "720x60mm"]],
  ["oven", []],
  ["1d", []],
  ["1x2x3x4", []],
])("[CA-01] the size %s is searched as %j", (typed, sizes) => {
  expect(sizesOf(typed)).toEqual(sizes);
});

test("[CA-01] a search text is read as words and sizes, whatever separates them", () => {
  expect(words("  Base 600 ")).toEqual(["base", "600"]);
  expect(words("BASE-1D-600")).toEqual(["base", "1d", "600"]);
  expect(words("Küche, weiß")).toEqual(["kuche", "weiss"]);
  const [size, ...rest] = searchTerms("60 x 72 cm");
  expect([size?.word, size?.sizes, rest]).toEqual([undefined, ["600x720mm", "720x600mm"], []]);
  expect(searchTerms("oven 600 mm").map(({ typed, sizes }) => [typed, sizes])).toEqual([
    ["oven", []],
    ["600mm", ["600mm"]],
  ]);
  expect([searchTerms(" - "), searchTerms("a".repeat(201))]).toEqual([[], []]);
  expect([squashedCode("BASE-1D.600"), squashedCode("base 600")]).toEqual(["base1d600", ""]);
});

test("[CA-01] a box is found by each measure, by two and by three of them, and by its rounded depth", () => {
  const found = new Set(sizeWords([600, 720, 579]).map(({ word }) => word));
  for (const typed of ["600", "720mm", "58cm", "60x72", "72x60", "600x579", "60x58", "60x72x58", "60x58x72"])
    expect(
      sizesOf(typed).some((size) => found.has(size)),
      typed,
    ).toBe(true);
  for (const typed of ["60x60", "58x58", "600x600", "74"])
    expect(
      sizesOf(typed).some((size) => found.has(size)),
      typed,
    ).toBe(false);
  expect(sizeWords([0, 0, 0])).toEqual([]);
});

test("a word matches itself, its beginning, its inside and a typing mistake; a number only its digits", () => {
  expect(wordMatch("backofen", "backofen")).toBe("exact");
  expect(wordMatch("backofen", "back")).toBe("start");
  expect(wordMatch("backofen", "ofen")).toBe("end");
  expect(wordMatch("backofen", "kof")).toBe("inside");
  expect(wordMatch("backofen", "bakcofen")).toBe("similar");
  expect(wordMatch("backofen", "bakcof")).toBe("similar");
  expect(wordMatch("backofen", "geschirr")).toBeNull();
  expect(wordMatch("6000", "6001")).toBeNull();
  expect(wordMatch("oven", "ovn")).toBeNull();
});

test("an article is found by its code whole and in parts, its names, its kind, its tags and the folders above it", () => {
  const model = {
    code: "M",
    tree: [
      {
        code: "LOW",
        description: { it: "Basi", en: "Base units" },
        articles: [],
        nodes: [
          {
            code: "OVEN",
            description: { en: "Appliances" },
            nodes: [],
            articles: [{ code: "B-1.60", neutro: "B-1", description: { en: "Oven unit" }, preset: {} }],
          },
        ],
      },
    ],
  };
  const [item] = searchItems([model], () => ({ description: { it: "Colonna" }, tags: ["hot-side"] }));
  const byField = Object.groupBy(item?.words ?? [], ({ field }) => field);
  const plain = Object.fromEntries(
    Object.entries(byField).map(([field, found]) => [field, found?.map(({ word }) => word)]),
  );
  expect(plain).toEqual({
    code: ["b160", "b", "1", "60"],
    name: ["oven", "unit"],
    kind: ["colonna"],
    tag: ["hot", "side"],
    folder: ["basi", "base", "units", "appliances"],
  });
  expect(galleryWords({ code: "G-1", description: { en: "Line 4.2 m" } }).map(({ word }) => word)).toEqual([
    ...["g1", "g", "1", "line", "4", "2", "m"],
    "4200mm",
  ]);
});

test("any text is read, without an error and within a handful of terms", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 220 }), (text) => {
      const terms = searchTerms(text);
      expect(terms.length).toBeLessThanOrEqual(8);
      for (const { word, sizes } of terms) expect((word ?? "") !== "" || sizes.length > 0).toBe(true);
    }),
  );
});
