import { join } from "node:path";
import { type Sheet, type SheetCell, textCell } from "@stanza/tables";
import { readCatalogueFolder } from "../../read-catalogue-folder.ts";
import { sheetsOf } from "../export-tables.ts";
import { importReport } from "../import-report.ts";
import { importSheets } from "../import-sheets.ts";
import { readTables } from "../read-tables.ts";

/** The files of a catalogue; dir: its folder from the root of the repository. */
export function filesOf(dir: string): ReadonlyMap<string, string> {
  const read = readCatalogueFolder(join(import.meta.dirname, "../../../..", dir));
  if (!read.ok) throw new Error(read.message);
  return read.files;
}

/** The files of the small demo catalogue. */
export const DEMO = filesOf("domain/catalogue/testing/demo-home");

/** The sheets that these files are exported as. */
export const exported = (files = DEMO) => sheetsOf(readTables(files).tables, "DEMO");

/** The exported sheets with cells set: by sheet, then `B3` or, for a new row behind the last, `B+`. */
export function edited(
  edits: Readonly<Record<string, Readonly<Record<string, string | number | SheetCell>>>>,
  files = DEMO,
) {
  return exported(files).map((sheet): Sheet => {
    const rows = sheet.rows.map((row) => [...row]);
    const last = rows.length;
    for (const [place, value] of Object.entries(edits[sheet.name] ?? {})) {
      const x = place.charCodeAt(0) - 65;
      const y = place.endsWith("+") ? last : Number(place.slice(1)) - 1;
      const row = rows[y] ?? [];
      rows[y] = row;
      while (row.length < x) row.push({ kind: "empty" });
      row[x] =
        typeof value === "object"
          ? value
          : typeof value === "number"
            ? { kind: "number", number: value }
            : textCell(value);
    }
    return { ...sheet, rows };
  });
}

/** The outcome of reading the sheets back into the files, and the lines of its report. */
export const report = (sheets: readonly Sheet[], files = DEMO, remove = false) => {
  const outcome = importSheets(files, sheets, { remove });
  return { outcome, lines: importReport(outcome) };
};
