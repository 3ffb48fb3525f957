import type { ConfigurationSheet, SheetRow, SheetValue } from "@stanza/evaluation";
import { afterAll, expect, test } from "vitest";
import { openPrinter } from "./open-printer.ts";
import type { SheetPrint } from "./sheet-view.ts";
import { pdfInfo, pdfText } from "./testing/read-pdf.ts";

const printer = openPrinter();
afterAll(() => printer.close());

const FINISH: SheetValue = {
  code: "FIN",
  kind: "option",
  description: { en: "Finish", it: "Finitura", de: "Ausführung" },
  value: "SAGE",
  name: { en: "Sage green", it: "Verde salvia", de: "Salbeigrün" },
  origin: { kind: "user" },
  header: { variable: "FIN", value: "OAK", name: { en: "Oak", it: "Rovere", de: "Eiche" } },
};
const { header: _header, ...WITHOUT_HEADER } = FINISH;
const WIDTH: SheetValue = {
  code: "W",
  kind: "number",
  description: { en: "Width", it: "Larghezza", de: "Breite" },
  value: 600,
  unit: "mm",
  decimals: 0,
  origin: { kind: "preset" },
};

const row = (number: number, values: readonly SheetValue[]): SheetRow => ({
  row: `r${number}`,
  number,
  catalogue: "CUC",
  model: "M",
  article: `BASE-${number}`,
  description: { en: "Base unit", it: "Base", de: "Unterschrank" },
  box: [600, 780, 560],
  quantity: 1,
  automatic: false,
  values,
});

const sheet: ConfigurationSheet = {
  headers: [
    {
      catalogue: "CUC",
      catalogueName: { en: "Kitchen", it: "Cucina", de: "Küche" },
      model: "M",
      modelName: { en: "Calce" },
      values: [{ ...WITHOUT_HEADER, value: "OAK", name: { it: "Rovere" }, origin: { kind: "default" } }],
    },
  ],
  rows: [row(1, [FINISH, WIDTH]), row(2, [WIDTH])],
  failed: [
    {
      row: "r3",
      article: "GONE",
      problem: { code: "E_ARTICLE", severity: "error", because: { it: "GONE non è nel catalogo." } },
    },
  ],
};

const print: SheetPrint = {
  sender: { name: "Stanza Milano S.r.l.", lines: ["Via Tortona 27, 20144 Milano"] },
  project: { number: "17", name: "Casa *Rossi* #1", customer: "Anna Rossi" },
  date: "2026-11-20",
  language: "it",
  lengthUnit: "mm",
  onlyDeviations: false,
};

const spaces = (text: string): string => text.replace(/[\s\u00a0\u202f]+/g, " ");
const textOf = async (of: ConfigurationSheet, how: Partial<SheetPrint> = {}) =>
  spaces(pdfText((await printer.printSheet(of, { ...print, ...how })).pdf));

test("the configuration sheet prints on A4 with the project's head, page numbers, every value and where it came from", async () => {
  const printed = await printer.printSheet(sheet, print);
  expect(printed.diagnostics).toEqual([]);
  expect(printed.standards).toEqual(["ua-1", "a-3a"]);
  expect(pdfInfo(printed.pdf)).toMatch(/Page size:\s+595\.\d+ x 841\.\d+ pts \(A4\)/);
  const text = spaces(pdfText(printed.pdf));
  for (const words of [
    "Configurazione effettiva · Casa *Rossi* #1",
    "Anna Rossi",
    "20 novembre 2026",
    "Pagina 1 di 1",
    "Modello Calce",
    "Finitura Verde salvia Scelta propria Rovere",
    "Larghezza 600 mm Articolo di serie",
    "BASE-1 · 600 × 780 × 560 mm · Calce",
    "GONE non è nel catalogo.",
  ])
    expect(text).toContain(words);
});

test("only deviations prints the rows and values that are other than the model's", async () => {
  const text = await textOf(sheet, { onlyDeviations: true, language: "de" });
  expect(text).toContain("Abweichungen vom Modell");
  expect(text).toContain("Salbeigrün Eigene Wahl Eiche");
  expect(text).not.toContain("Breite");
  expect(text).not.toContain("BASE-2");
});

test("a project without articles, and one that follows its model throughout, say so", async () => {
  expect(await textOf({ headers: [], rows: [], failed: [] }, { language: "en" })).toContain(
    "There are no articles in this project.",
  );
  const following = { ...sheet, rows: [row(1, [WIDTH])], failed: [] };
  expect(await textOf(following, { language: "en", onlyDeviations: true })).toContain(
    "Everything follows the model.",
  );
});

test("a long sheet goes over pages that all carry the project and their number", async () => {
  const long = { ...sheet, rows: Array.from({ length: 60 }, (_, i) => row(i + 1, [FINISH, WIDTH])) };
  const { pdf } = await printer.printSheet(long, print);
  const pages = Number(/Pages:\s+(\d+)/.exec(pdfInfo(pdf))?.[1]);
  expect(pages).toBeGreaterThan(2);
  const text = spaces(pdfText(pdf));
  expect(text).toContain(`Pagina ${pages} di ${pages}`);
  expect(text.split("Casa *Rossi* #1").length - 1).toBeGreaterThanOrEqual(pages);
});
