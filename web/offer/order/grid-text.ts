import { guarded, unguarded } from "@stanza/codecs";
import { csvCell, readCsv, writeCsv } from "@stanza/csv";
import { decimalSign } from "@stanza/quantities";
import { COLUMNS, type GridLine } from "./grid-lines.ts";

/** A block of cells, both ends included. */
export interface Block {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

const text = (cell: string | boolean): string => (typeof cell === "boolean" ? (cell ? "1" : "") : cell);

const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** A number is one, with its sign; any other text that a spreadsheet would take for a formula is preceded by an apostrophe (quote.md §7). */
const harmless = (cell: string): string => (NUMBER.test(cell) ? cell : guarded(cell));

/** A block as spreadsheets take it from the clipboard: tabs and line ends, quoted where a cell holds one. */
export function blockText(lines: readonly GridLine[], { top, bottom, left, right }: Block): string {
  return lines
    .slice(top, bottom + 1)
    .map(({ cells }) =>
      COLUMNS.slice(left, right + 1)
        .map((column) => csvCell(harmless(text(cells[column])), "\t"))
        .join("\t"),
    )
    .join("\n");
}

/** The cells of a pasted block, row by row. */
export function readBlock(pasted: string): readonly (readonly string[])[] {
  const rows = readCsv(pasted, "\t").map(({ cells }) => cells.map((cell) => unguarded(cell.text)));
  // A spreadsheet ends its block with a line end.
  const last = rows.at(-1);
  return rows.length > 1 && last?.length === 1 && last[0] === "" ? rows.slice(0, -1) : rows;
}

/** The grid as a CSV file that the locale's spreadsheet opens, as `sheetCsv`. */
export function gridCsv(heads: readonly string[], lines: readonly GridLine[], locale: string): string {
  const sign = decimalSign(locale);
  const rows = [heads, ...lines.map(({ cells }) => COLUMNS.map((column) => text(cells[column])))];
  const cells = rows.map((row) =>
    row.map((cell) => (NUMBER.test(cell) ? cell.replace(".", sign) : guarded(cell))),
  );
  return `\ufeff${writeCsv(cells, sign === "," ? ";" : ",")}`;
}
