import { readCsv as csvLines } from "@stanza/csv";
import type { FaultList, Place } from "./fault-list.ts";

export interface Cell extends Place {
  readonly text: string;
}

export interface CsvTable {
  readonly file: string;
  readonly header: readonly Cell[];
  /** Every row has as many cells as the header. */
  readonly rows: readonly (readonly Cell[])[];
}

const MAX_ROWS = 100_000;

/** Reads a CSV file of a catalogue (`readCsv` of @stanza/csv) without empty lines; `undefined` after reporting why it cannot be read. */
export function readCsvTable(file: string, text: string, faults: FaultList): CsvTable | undefined {
  const before = faults.size;
  const lines = cells(file, text, faults).filter((line) => line.some((cell) => cell.text !== ""));
  const [header, ...rows] = lines;
  if (!header)
    faults.add({ file, line: 1, column: 1 }, "E_CSV", "the file is empty; its first line names the columns");
  if (!header || faults.size > before) return undefined;
  const [only] = header;
  if (only && header.length === 1 && only.text.includes("\t")) {
    faults.add(only, "E_CSV", "the cells are separated by tabs; use commas or semicolons");
    return undefined;
  }
  const names = new Set<string>();
  for (const cell of header) {
    if (names.has(cell.text)) faults.add(cell, "E_CSV", `column '${cell.text}' occurs twice`);
    names.add(cell.text);
  }
  if (rows.length > MAX_ROWS)
    faults.add({ file, line: MAX_ROWS, column: 1 }, "E_CSV", `more than ${MAX_ROWS} lines`);
  for (const row of rows)
    if (row.length !== header.length)
      faults.add(
        row[header.length] ?? row.at(-1)!,
        "E_CSV",
        `the line has ${row.length} cell${row.length === 1 ? "" : "s"}, the header ${header.length}`,
      );
  return faults.size > before ? undefined : { file, header, rows };
}

/** The cells of each line with their places; faults of quoting are reported. */
function cells(file: string, text: string, faults: FaultList): readonly (readonly Cell[])[] {
  let line = 1;
  let lineStart = text.startsWith("\ufeff") ? 1 : 0;
  let lineEnd = text.indexOf("\n");
  return csvLines(text).map((read) =>
    read.cells.map((cell): Cell => {
      while (lineEnd >= 0 && lineEnd < cell.from) {
        line++;
        lineStart = lineEnd + 1;
        lineEnd = text.indexOf("\n", lineStart);
      }
      const placed = { file, line, column: cell.from - lineStart + 1, text: cell.text };
      if (cell.fault === "unclosed") faults.add(placed, "E_CSV", "the quote is never closed");
      if (cell.fault === "trailing")
        faults.add(placed, "E_CSV", "text follows the closing quote; double the quotes inside a cell");
      return placed;
    }),
  );
}
