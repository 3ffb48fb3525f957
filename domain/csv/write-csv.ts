import type { CsvSeparator } from "./read-csv.ts";

/** Writes a table as CSV (RFC 4180): cells are quoted when necessary, and every line has a line end. */
export function writeCsv(
  rows: readonly (readonly string[])[],
  separator: CsvSeparator = ",",
  lineEnd = "\r\n",
): string {
  return rows.map((row) => row.map((text) => csvCell(text, separator)).join(separator) + lineEnd).join("");
}

/** Writes one cell, quoted when its text could be misread. In text separated by tabs, blanks and commas need no quotes. */
export function csvCell(text: string, separator: CsvSeparator): string {
  const isPlain =
    separator === "\t"
      ? !/["\t\r\n]/.test(text)
      : text === text.trim() && !/["\t\r\n,;]/.test(text) && !text.includes(separator);
  return isPlain ? text : quotedCell(text);
}

export const quotedCell = (text: string): string => `"${text.replaceAll('"', '""')}"`;
