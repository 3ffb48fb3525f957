import { guarded } from "./formula-guard.ts";
import type { SheetCell } from "./sheet.ts";

/**
 * A table as a CSV file (RFC 4180) with a byte order mark, so that Excel reads its letters. Numbers have a decimal point. A text that a
 * spreadsheet would take for a formula is preceded by an apostrophe (quote.md §7, reliability.md T35).
 */
export function writeCsv(rows: readonly (readonly SheetCell[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(written).join(",")}\r\n`).join("")}`;
}

function written(cell: SheetCell): string {
  switch (cell.kind) {
    case "empty":
      return "";
    case "number":
      return String(cell.number);
    case "date":
      return cell.date;
    case "text":
      return quoted(guarded(cell.text));
    case "fault":
      return quoted(guarded(cell.message));
  }
}

const quoted = (text: string): string =>
  text !== text.trim() || /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
