import { expect, test } from "vitest";
import { type DemoName, demoCatalogue } from "../../../fixtures/demo-catalogues.ts";
import { searchedWords } from "../../../fixtures/search-words.ts";
import { headWords } from "./head-words.ts";
import { searchArticles } from "./search-articles.ts";
import { searchIndexOf } from "./search-catalogue.ts";

const NAMES: readonly DemoName[] = [
  "armadio",
  "pertica",
  "bagno",
  "cucina",
  "fuoco",
  "luce",
  "muri",
  "smalto",
  "soggiorno",
];
const find = (text: string, home?: DemoName) =>
  searchArticles(
    NAMES.map((name) => {
      const { open } = demoCatalogue(name);
      return { index: searchIndexOf(open), model: open.defaultModel().code, isHome: name === home };
    }),
    text,
  ).map(({ entry }) => entry.code);

test("[CA-01] the top hit is right for at least 95 % of sixty words in three languages", () => {
  const words = searchedWords();
  expect(words).toHaveLength(60);
  expect(Map.groupBy(words, ({ language }) => language).size).toBe(3);
  const wrong = words.filter(({ word, isRight }) => !isRight(find(word)[0])).map(({ word }) => word);
  expect(wrong.length / words.length, wrong.join(", ")).toBeLessThanOrEqual(0.05);
});

test("[CA-01] a word finds first what it names, in whatever catalogue somebody is, and then what it describes", () => {
  const doors = find("door", "cucina");
  const isDoor = doors.map((code) => /^(DOOR|POCKET|FOLD|BARN|ENTRY|GARAGE|SLIDE)/.test(code));
  expect(isDoor.lastIndexOf(true)).toBeLessThan(isDoor.indexOf(false));
  expect(doors).toContain("BASE-1D-600");
  const ovens = find("forno", "cucina");
  expect(ovens[0]).toBe("APP-OVEN");
  expect(ovens).toContain("BASE-OVEN-600");
});

test("[CA-01] of things that fit alike those of the catalogue that is looked through come first", () => {
  expect(find("faucet", "cucina")[0]).toMatch(/^APP-TAP/);
  expect(find("faucet", "bagno")[0]).toMatch(/^TAP-/);
  expect(find("pensile", "cucina")[0]).toMatch(/^WALL-/);
});

test("[CA-01] a code that is typed whole comes before everything that it could mean", () => {
  expect(find("LED")[0]).toBe("LED");
  expect(find("base1d600")[0]).toBe("BASE-1D-600");
  expect(find("BASE-1D-600")[0]).toBe("BASE-1D-600");
});

test.each<[string, string, readonly string[]]>([
  ["en", "Oven housing base unit 600", ["unit"]],
  ["en", "Freestanding fridge-freezer 600", ["fridge", "freezer"]],
  ["en", "Sink with drainer 860", ["sink"]],
  ["en", "Breakfast bar h 900", ["bar"]],
  ["it", "Porta a battente", ["porta"]],
  ["it", "Base un'anta 300", ["base"]],
  ["de", "Offener Unterschrank 300", ["unterschrank"]],
  ["de", "Hochschrank Backofen 600", ["hochschrank"]],
  ["de", "Backofen-Unterschrank 600", ["unterschrank"]],
  ["de", "Wange für Unterschrank", ["wange"]],
  ["en", "600 × 720", []],
  ["en", "", []],
])("in %s '%s' is named by %j", (language, name, head) => {
  expect([...headWords(name, language).words]).toEqual(head);
});
