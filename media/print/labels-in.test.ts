import { expect, test } from "vitest";
import { labelsIn } from "./labels-in.ts";
import { printLabels } from "./offer-labels/labels-by-language.ts";

test("[QU-08] words in a Swiss paper have no ß; elsewhere they do", () => {
  expect([printLabels("de-CH").scale, printLabels("de").scale, printLabels("de-AT").scale]).toEqual([
    "Massstab",
    "Maßstab",
    "Maßstab",
  ]);
});

test("labels within labels and lists of them are spelt, too; an unknown language is English", () => {
  const tables = {
    en: { units: { kg: "weight" }, days: ["street"] },
    it: { units: { kg: "peso" }, days: ["via"] },
    de: { units: { kg: "Maß" }, days: ["Straße"] },
    fr: { units: { kg: "poids" }, days: ["rue"] },
    es: { units: { kg: "peso" }, days: ["calle"] },
  };
  expect(labelsIn(tables, "de-LI")).toEqual({ units: { kg: "Mass" }, days: ["Strasse"] });
  expect(labelsIn(tables, "constructor")).toBe(tables.en);
});
