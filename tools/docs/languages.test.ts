import { expect, test } from "vitest";
import { openOffer } from "../../apps/server/mail/mail-template.ts";
import { newOfferTerms, usualInstalments } from "../../domain/pricing/new-offer-terms.ts";
import { LANGUAGES } from "../../domain/quantities/languages.ts";
import { worktopWords } from "../../media/drawing/worktops/worktop-words.ts";
import { changeOrderLabels } from "../../media/print/change-order-labels.ts";
import { comparisonLabels } from "../../media/print/comparison-labels.ts";
import { drawingSheetLabels } from "../../media/print/drawing-sheet-labels.ts";
import { printLabels } from "../../media/print/offer-labels/labels-by-language.ts";
import { sheetLabels } from "../../media/print/sheet-labels.ts";
import { technicalLabels } from "../../wire/codecs/sheets/technical-labels/labels-by-language.ts";
import { sourcesOf } from "../boundaries/packages.ts";

const TABLES: Readonly<Record<string, (language: string) => unknown>> = {
  "offers (media/print/offer-labels)": printLabels,
  "change orders (media/print/change-order-labels.ts)": changeOrderLabels,
  "comparisons (media/print/comparison-labels.ts)": comparisonLabels,
  "configuration sheets (media/print/sheet-labels.ts)": sheetLabels,
  "drawings (media/print/drawing-sheet-labels.ts)": drawingSheetLabels,
  "worktops (media/drawing/worktops/worktop-words.ts)": worktopWords,
  "bills of materials (wire/codecs/sheets/technical-labels)": technicalLabels,
  "letters (apps/server/mail/mail-template.ts)": openOffer,
  "usual payments (domain/pricing/new-offer-terms.ts)": usualInstalments,
  "usual terms (domain/pricing/new-offer-terms.ts)": (language) =>
    newOfferTerms({ documentKind: "ITA" }, language).paymentTerms,
};

/** How many different tables the languages have. */
const countOf = (table: (language: string) => unknown, languages: readonly string[]): number =>
  new Set(languages.map((language) => JSON.stringify(table(language)))).size;

test.each(Object.entries(TABLES))("[SH-18] %s speak every language in words of its own", (_, table) => {
  expect(countOf(table, LANGUAGES)).toBe(LANGUAGES.length);
});

test("the guard is awake: no table speaks a language that nobody has added", () => {
  for (const table of Object.values(TABLES)) expect(countOf(table, ["en", "xx"])).toBe(1);
});

/** The words of files in one language each, which their own tests compare. */
const IN_PARTS = /-labels\/\w+\.ts$/;

test("[SH-18] a table of words by language is whole, wherever it stands", () => {
  const others = LANGUAGES.filter((language) => language !== "en");
  const sources = ["apps", "domain", "media", "tools", "web", "wire"].flatMap(sourcesOf);
  const faults = sources
    .filter(({ path, isTest }) => !isTest && !IN_PARTS.test(path))
    .flatMap(({ path, source }) => {
      const counts = others.map(
        (language) => source.split(new RegExp(`\\b${language}: ["'\`{[(]`)).length - 1,
      );
      // One language alone is an example, as in the reference of catalogues.
      const isTable = counts.filter((count) => count > 0).length > 1;
      const most = Math.max(...counts);
      return isTable && counts.some((count) => count < most) ? [`${path}: ${others} ${counts}`] : [];
    });
  expect(faults).toEqual([]);
});
