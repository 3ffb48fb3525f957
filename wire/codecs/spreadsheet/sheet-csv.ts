import { writeCsv } from "@stanza/csv";
import { guarded } from "./formula-guard.ts";
import type { SheetCell } from "./sheet.ts";

/**
 * A sheet as a CSV file with a byte order mark, so that Excel reads its letters. Numbers have a decimal point. A text that a
 * spreadsheet would take for a formula is preceded by an apostrophe (quote.md §7, reliability.md T35).
 */
export function sheetCsv(rows: readonly (readonly SheetCell[])[]): string {
  return `\ufeff${writeCsv(rows.map((row) => row.map(textOf)))}`;
}

function textOf(cell: SheetCell): string {
  switch (cell.kind) {
    case "empty":
      return "";
    case "number":
      return String(cell.number);
    case "date":
      return cell.date;
    case "text":
      return guarded(cell.text);
    case "fault":
      return guarded(cell.message);
  }
}
