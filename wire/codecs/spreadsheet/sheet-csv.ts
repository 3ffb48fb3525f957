import { writeCsv } from "@stanza/csv";
import { decimalSign } from "@stanza/quantities";
import type { SheetCell } from "@stanza/tables";
import { guarded } from "./formula-guard.ts";

/**
 * A sheet as a CSV file that the locale's spreadsheet opens by a double click: with a byte order mark, so that Excel reads its letters, and
 * with the locale's decimal sign and separator. A text that a spreadsheet would take for a formula is preceded by an apostrophe (quote.md §7,
 * reliability.md T35).
 */
export function sheetCsv(rows: readonly (readonly SheetCell[])[], locale: string): string {
  const sign = decimalSign(locale);
  const cells = rows.map((row) => row.map((cell) => textOf(cell, sign)));
  return `\ufeff${writeCsv(cells, sign === "," ? ";" : ",")}`;
}

function textOf(cell: SheetCell, sign: "." | ","): string {
  switch (cell.kind) {
    case "empty":
      return "";
    case "number":
      return String(cell.number).replace(".", sign);
    case "date":
      return cell.date;
    case "text":
      return guarded(cell.text);
    case "fault":
      return guarded(cell.message);
  }
}
