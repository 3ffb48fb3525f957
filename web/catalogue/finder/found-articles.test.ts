import { expect, test } from "vitest";
import { demoCatalogue } from "../../../fixtures/demo-catalogues.ts";
import { countIn, findFolder, foundArticles, foundInEach } from "./found-articles.ts";

const { open } = demoCatalogue("cucina");
const tree = open.classification("CALCE", {});
const codes = (query: string) =>
  foundArticles(open, "CALCE", tree, null, query).flatMap(({ entries }) => entries.map(({ code }) => code));

test("[CA-01] the search finds articles by name in any language, and by code", () => {
  const ovens = codes("forno");
  expect(ovens).toContain("BASE-OVEN-600");
  expect(codes("oven")).toEqual(expect.arrayContaining([...ovens]));
  expect(codes("backofen")).toContain("BASE-OVEN-600");
  expect(codes("BASE-DR-900")[0]).toBe("BASE-DR-900");
  expect(codes("xyzzy")).toEqual([]);
});

test("[CA-01] without a search it shows the classification, folder by folder", () => {
  const all = foundArticles(open, "CALCE", tree, null, "");
  expect(all.map(({ key }) => key)).toEqual(tree.map(({ code }) => code));
  const [tall] = foundArticles(open, "CALCE", tree, "TALL", "");
  const folder = findFolder(tree, "TALL");
  expect(tall?.entries).toHaveLength(folder ? countIn(folder) : -1);
  expect(tall?.entries.every(({ code }) => code.startsWith("TALL-"))).toBe(true);
});

test("[CA-01] one catalogue's answer keeps the typing mistakes of the others away", () => {
  const wardrobes = demoCatalogue("armadio").open;
  const both = new Map([open, wardrobes].map((one) => [one.code, { open: one }]));
  const counts = (query: string) => [...foundInEach(both, query).values()].map(({ length }) => length);
  expect(wardrobes.search("oven").length).toBeGreaterThan(0);
  expect(counts("oven")).toEqual([open.search("oven").length, 0]);
  // Nobody has it as typed: now mistakes are forgiven.
  expect(counts("wnadrobe")[1]).toBeGreaterThan(0);
});
