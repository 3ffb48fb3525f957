import { headersOf } from "./headers.ts";
import type { Sheet } from "./sheet.ts";
import type { ColumnMeaning, MappedColumn, MappedTable } from "./table-mapping.ts";

/** A mapped column where it stands in this delivery. */
export interface PlacedColumn {
  readonly index: number;
  readonly header: string;
  readonly meaning: ColumnMeaning;
}

/** Rows among which the headers of a next delivery are looked for. */
const HEADER_ROWS = 60;

/**
 * The columns of a mapping in a sheet: by their headers wherever they stand now, in the row that has most of them; by their letters where
 * there is no header. Columns that are gone are `missing`.
 */
export function columnsOf(
  sheet: Sheet,
  table: MappedTable,
): {
  readonly columns: readonly PlacedColumn[];
  readonly firstRow: number;
  readonly missing: readonly MappedColumn[];
} {
  const headerRow = table.headerRow === 0 ? -1 : headerRowOf(sheet, table);
  const headers = headerRow < 0 ? [] : headersOf(sheet, headerRow).map(headerKey);
  const columns: PlacedColumn[] = [];
  const missing: MappedColumn[] = [];
  for (const column of table.columns) {
    const byLetter = letterIndex(column.column);
    const key = headerKey(column.header);
    const isWhereItWas = headers[byLetter] === key;
    const index = headerRow < 0 || key === "" || isWhereItWas ? byLetter : headers.indexOf(key);
    if (index < 0) missing.push(column);
    else columns.push({ index, header: column.header, meaning: column.meaning });
  }
  return { columns, firstRow: headerRow + 1, missing };
}

function headerRowOf(sheet: Sheet, { headerRow, columns }: MappedTable): number {
  const wanted = new Set(columns.map(({ header }) => headerKey(header)).filter((key) => key !== ""));
  const found = (row: number) =>
    new Set(
      headersOf(sheet, row)
        .map(headerKey)
        .filter((key) => wanted.has(key)),
    ).size;
  let best = headerRow - 1;
  let most = found(best);
  for (let row = 0; row < Math.min(sheet.rows.length, HEADER_ROWS) && most < wanted.size; row++) {
    const count = found(row);
    if (count > most) [best, most] = [row, count];
  }
  return best;
}

const headerKey = (header: string) => header.replace(/\s+/g, " ").trim().toLowerCase();

/** `C` is 2. */
export function letterIndex(letters: string): number {
  let index = 0;
  for (const letter of letters.toUpperCase()) index = index * 26 + letter.charCodeAt(0) - 64;
  return index - 1;
}
