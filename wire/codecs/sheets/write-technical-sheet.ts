import type { SheetCell } from "@stanza/tables";
import { sheetCsv } from "../spreadsheet/sheet-csv.ts";
import { writeXlsx } from "../spreadsheet/write-xlsx.ts";
import { flatRows, type TechnicalSheet } from "./technical-sheet.ts";

/** The list itself as a CSV file of a locale. */
export function technicalCsv({ tables, warnings }: TechnicalSheet, locale: string): string {
  return sheetCsv([...flatRows(tables[0]), ...warningRows(warnings)], locale);
}

/** The list and what sums it up as sheets of a workbook; texts are cells of type text, sizes and quantities are numbers. */
export function technicalXlsx({ tables, warnings }: TechnicalSheet): Uint8Array {
  return writeXlsx(
    tables.map((table, i) => ({
      name: table.name,
      rows: i === 0 ? [...flatRows(table), ...warningRows(warnings)] : flatRows(table),
    })),
  );
}

const warningRows = (warnings: readonly string[]): readonly (readonly SheetCell[])[] =>
  warnings.map((text) => [{ kind: "text", text }]);
