import type { CatalogueSummary } from "@stanza/contract";
import { expect, test } from "vitest";
import { defaultCatalogue } from "./default-catalogue.ts";

const summary = (code: string, isPriced = true, isWalls = false) =>
  ({ code, isPriced, isWalls }) as CatalogueSummary;
const listed = [
  summary("ARMADIO", false),
  summary("BAGNO"),
  summary("CUCINA"),
  summary("MURI", true, true),
  summary("UFFICIO", false),
];

test.each<[string, Parameters<typeof defaultCatalogue>[1], string | undefined]>([
  ["the site's default comes first", { forcedcatalog: [], defaultcatalog: "CUCINA" }, "CUCINA"],
  ["then the first forced one, in the site's order", { forcedcatalog: ["CUCINA", "BAGNO"] }, "CUCINA"],
  ["without a wish it is the first with prices", { forcedcatalog: [] }, "BAGNO"],
  [
    "one without a price list is never it",
    { forcedcatalog: ["ARMADIO"], defaultcatalog: "UFFICIO" },
    "BAGNO",
  ],
  ["nor one of walls", { forcedcatalog: [], defaultcatalog: "MURI" }, "BAGNO"],
  ["nor one that is not offered", { forcedcatalog: [], defaultcatalog: "GONE" }, "BAGNO"],
  ["before the site's configuration is known", null, "BAGNO"],
])("the catalogue of a new project: %s", (_, wishes, expected) => {
  expect(defaultCatalogue(listed, wishes)?.code).toBe(expected);
});

test("a shop without any price list has no default catalogue", () => {
  expect(defaultCatalogue([summary("ARMADIO", false), summary("MURI", true, true)], null)).toBeUndefined();
});
