import { expect, test } from "vitest";
import { demoCatalogue } from "../../../fixtures/demo-catalogues.ts";
import { browsedArticles, countIn, findFolder, foundArticles } from "./found-articles.ts";

const { open } = demoCatalogue("cucina");
const tree = open.classification("CALCE", {});
const loaded = new Map(
  (["armadio", "cucina", "muri"] as const).map((name) => {
    const one = demoCatalogue(name);
    return [one.open.code, { open: one.open }];
  }),
);
const found = (query: string, home = "CUCINA") =>
  foundArticles(loaded, query, home, (one) => one.defaultModel().code, "en");
const codes = (query: string) => found(query).map(({ entry }) => entry.code);

test("[CA-01] the search finds articles by name in any language, and by code", () => {
  const ovens = codes("forno");
  expect(ovens).toContain("BASE-OVEN-600");
  expect(codes("backofen")).toContain("BASE-OVEN-600");
  expect(codes("BASE-DR-900")[0]).toBe("BASE-DR-900");
  expect(codes("xyzzy")).toEqual([]);
});

test("[CA-01] without a search it shows the classification, folder by folder", () => {
  const from = { catalogue: "CUCINA", model: "CALCE" };
  const all = browsedArticles(from, tree, null);
  expect(all.map(({ key }) => key)).toEqual(tree.map(({ code }) => code));
  const [tall] = browsedArticles(from, tree, "TALL");
  const folder = findFolder(tree, "TALL");
  expect(tall?.entries).toHaveLength(folder ? countIn(folder) : -1);
  expect(tall?.entries.every(({ entry }) => entry.code.startsWith("TALL-"))).toBe(true);
});

test("[CA-01] all catalogues are searched in one ranking, each article once, with where it is from", () => {
  const doors = found("door");
  expect(doors[0]).toMatchObject({ catalogue: "MURI", model: "MURI", entry: { code: "DOOR-600" } });
  expect(new Set(doors.map(({ catalogue }) => catalogue))).toEqual(new Set(loaded.keys()));
  const keys = doors.map(({ catalogue, entry }) => `${catalogue} ${entry.code}`);
  expect(new Set(keys).size).toBe(keys.length);
});

test("[CA-01] a card tells the words it was found by where neither it nor the search field shows them", () => {
  const why = (query: string) => found(query).find(({ entry }) => entry.code === "BASE-OVEN-600")?.why;
  expect(why("backof")).toBe("Backofen");
  expect(why("forno")).toBeUndefined();
  expect(why("oven")).toBeUndefined();
});

test("[CA-01] one catalogue's answer keeps the typing mistakes of the others away", () => {
  expect(found("oven").some(({ catalogue }) => catalogue === "ARMADIO")).toBe(false);
  // Nobody has it as typed: now mistakes are forgiven.
  expect(found("wnadrobe").some(({ catalogue }) => catalogue === "ARMADIO")).toBe(true);
});
