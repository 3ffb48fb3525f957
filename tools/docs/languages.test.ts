import { globSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { newOfferTerms } from "../../domain/pricing/new-offer-terms.ts";
import { changeOrderLabels } from "../../media/print/change-order-labels.ts";
import { drawingSheetLabels } from "../../media/print/drawing-sheet-labels.ts";
import { printLabels } from "../../media/print/print-labels.ts";
import { sheetLabels } from "../../media/print/sheet-labels.ts";
import { technicalLabels } from "../../wire/codecs/sheets/technical-labels.ts";
import { ROOT } from "../boundaries/packages.ts";

/** The interface's languages, by the files of its texts. */
const languages = globSync("web/site/texts/*.json", {
  cwd: ROOT,
  exclude: ["**/node_modules", "**/dist"],
})
  .map((file) => basename(file, ".json"))
  .filter((language) => language !== "en");

const TABLES: Readonly<Record<string, (language: string) => unknown>> = {
  "offers (media/print/print-labels.ts)": printLabels,
  "change orders (media/print/change-order-labels.ts)": changeOrderLabels,
  "configuration sheets (media/print/sheet-labels.ts)": sheetLabels,
  "drawings (media/print/drawing-sheet-labels.ts)": drawingSheetLabels,
  "bills of materials (wire/codecs/sheets/technical-labels.ts)": technicalLabels,
  "usual terms (domain/pricing/new-offer-terms.ts)": (language) =>
    newOfferTerms({ documentKind: "ITA" }, language).paymentTerms,
};

/** Tables fall back to English. */
const speaks = (table: (language: string) => unknown, language: string): boolean =>
  JSON.stringify(table(language)) !== JSON.stringify(table("en"));

test.each(Object.entries(TABLES))("%s speak every language of the interface", (_, table) => {
  expect(languages.length).toBeGreaterThan(1);
  expect(languages.filter((language) => !speaks(table, language))).toEqual([]);
});

test("the guard is awake: no table speaks a language that nobody has added", () => {
  expect(Object.values(TABLES).some((table) => speaks(table, "xx"))).toBe(false);
});
