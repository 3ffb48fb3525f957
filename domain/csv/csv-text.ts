import { type CsvLine, csvSeparator, readCsv } from "./read-csv.ts";
import { csvCell, quotedCell } from "./write-csv.ts";

/** The changes to make in a table. Rows count from 0 without the heading, in the table as it is before. */
export interface TableEdits {
  /** New texts by row and column. */
  readonly cells: ReadonlyMap<number, ReadonlyMap<number, string>>;
  /** New columns, behind the others, with the text of each row. */
  readonly columns: readonly { readonly name: string; readonly texts: ReadonlyMap<number, string> }[];
  /** New rows, each behind a row (-1: before the first), in this order, as long as the heading will be. */
  readonly rows: readonly { readonly after: number; readonly texts: readonly string[] }[];
  readonly removed: ReadonlySet<number>;
}

/** A CSV file whose cells can be changed while everything else stays as its author wrote it: quotes, line ends, empty lines, order. */
export class CsvText {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** A semicolon in files from spreadsheets of countries with decimal commas. */
  readonly separator: "," | ";";
  readonly #text: string;
  readonly #lines: readonly CsvLine[];
  readonly #lineEnd: string;

  /** The text has been read by `check` without a fault. */
  constructor(text: string) {
    this.#text = text;
    this.separator = csvSeparator(text);
    this.#lineEnd = /\r\n/.test(text) ? "\r\n" : "\n";
    this.#lines = readCsv(text, this.separator).filter(({ cells }) => cells.some((cell) => cell.text !== ""));
    const [header, ...rows] = this.#lines.map(({ cells }) => cells.map((cell) => cell.text));
    this.header = header ?? [];
    this.rows = rows;
  }

  /** The row and column of what stands at a line and column of the text, both from 1; `undefined`: it is in the heading, or nowhere. */
  cellAt(line: number, column: number): { readonly row: number; readonly column: number } | undefined {
    let offset = 0;
    for (let i = 1; i < line; i++) offset = this.#text.indexOf("\n", offset) + 1;
    offset += column - 1;
    const index = this.#lines.findLastIndex(({ cells }) => (cells[0]?.start ?? 0) <= offset);
    const cells = this.#lines[index]?.cells ?? [];
    const found = cells.findLastIndex(({ start }) => start <= offset);
    return index > 0 ? { row: index - 1, column: Math.max(0, found) } : undefined;
  }

  /** The text with the edits made. */
  edited({ cells, columns, rows, removed }: TableEdits): string {
    const changes: { readonly start: number; readonly end: number; readonly text: string }[] = [];
    for (const [row, texts] of cells) {
      if (removed.has(row)) continue;
      for (const [column, text] of texts) {
        const span = this.#lines[row + 1]?.cells[column];
        if (span) changes.push({ ...span, text: this.#quoted(text, this.#text[span.start] === '"') });
      }
    }
    for (const [index, line] of this.#lines.entries()) {
      const row = index - 1;
      const added = columns.map(({ name, texts }) => (row < 0 ? name : (texts.get(row) ?? "")));
      const tail = added.map((text) => this.separator + this.#quoted(text)).join("");
      if (tail !== "" && !removed.has(row)) changes.push({ start: line.end, end: line.end, text: tail });
      if (row >= 0 && removed.has(row)) {
        const start = line.cells[0]?.start ?? line.end;
        const end = this.#text.startsWith(this.#lineEnd, line.end)
          ? line.end + this.#lineEnd.length
          : line.end;
        changes.push({ start, end, text: "" });
      }
      const inserted = rows.filter(({ after }) => after === row);
      if (inserted.length === 0) continue;
      const lines = inserted.map(({ texts }) => texts.map((text) => this.#quoted(text)).join(this.separator));
      // Behind a line that is taken out the new ones begin where it began, so they bring their own ends.
      const isGone = removed.has(row);
      const hasEnd = this.#text.startsWith(this.#lineEnd, line.end);
      if (isGone && hasEnd) {
        const at = line.end + this.#lineEnd.length;
        changes.push({ start: at, end: at, text: lines.map((text) => text + this.#lineEnd).join("") });
      } else
        changes.push({
          start: line.end,
          end: line.end,
          text: lines.map((text) => this.#lineEnd + text).join(""),
        });
    }
    // At one place the new cells of a line come before the lines behind it, as they were added.
    const ordered = changes
      .map((change, i) => ({ ...change, i }))
      .sort((a, b) => a.start - b.start || a.i - b.i);
    let result = "";
    let at = 0;
    for (const { start, end, text } of ordered) {
      result += this.#text.slice(at, start) + text;
      at = end;
    }
    return result + this.#text.slice(at);
  }

  #quoted(text: string, wasQuoted = false): string {
    return wasQuoted ? quotedCell(text) : csvCell(text, this.separator);
  }
}
