import type { CsvSeparator } from "./read-csv.ts";

/** A table as CSV (RFC 4180): cells are quoted where they need it, and every line ends. */
export function writeCsv(
  rows: readonly (readonly string[])[],
  separator: CsvSeparator = ",",
  lineEnd = "\r\n",
): string {
  return rows.map((row) => row.map((text) => csvCell(text, separator)).join(separator) + lineEnd).join("");
}

/** One cell, quoted where the text would be read as something else. Between tabs blanks and commas mean nothing. */
export function csvCell(text: string, separator: CsvSeparator): string {
  const isPlain =
    separator === "\t" ? !/["\t\r\n]/.test(text) : text === text.trim() && !/["\t\r\n,;]/.test(text);
  return isPlain ? text : quotedCell(text);
}

export const quotedCell = (text: string): string => `"${text.replaceAll('"', '""')}"`;
