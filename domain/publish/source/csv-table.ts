import type { FaultList, Place } from "./fault-list.ts";

export interface Cell extends Place {
  readonly text: string;
}

export interface CsvTable {
  readonly file: string;
  readonly header: readonly Cell[];
  /** As long as the header each. */
  readonly rows: readonly (readonly Cell[])[];
}

const MAX_ROWS = 100_000;

/**
 * Reads a CSV file (RFC 4180; comma, or semicolon where the first line has no comma; byte-order mark and empty lines are
 * skipped; unquoted cells are trimmed). `undefined` after reporting why it cannot be read.
 */
export function readCsv(file: string, text: string, faults: FaultList): CsvTable | undefined {
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

function cells(file: string, text: string, faults: FaultList): Cell[][] {
  const from = text.startsWith("\ufeff") ? 1 : 0;
  const firstLine = text.slice(from).split(/\r?\n/, 1)[0] ?? "";
  const separator = !firstLine.includes(",") && firstLine.includes(";") ? ";" : ",";
  const all: Cell[][] = [];
  let row: Cell[] = [];
  let line = 1;
  let lineStart = from;
  let i = from;
  while (i <= text.length) {
    const start: Place = { file, line, column: i - lineStart + 1 };
    let value = "";
    if (text[i] === '"') {
      i++;
      for (;;) {
        const close = text.indexOf('"', i);
        if (close < 0) {
          faults.add(start, "E_CSV", "the quote is never closed");
          return all;
        }
        const piece = text.slice(i, close);
        for (let at = piece.indexOf("\n"); at >= 0; at = piece.indexOf("\n", at + 1)) {
          line++;
          lineStart = i + at + 1;
        }
        value += piece;
        i = close + 1;
        if (text[i] !== '"') break;
        value += '"';
        i++;
      }
      if (i < text.length && text[i] !== separator && text[i] !== "\n" && text[i] !== "\r")
        faults.add(start, "E_CSV", "text follows the closing quote; double the quotes inside a cell");
    }
    const end = nextEnd(text, i, separator);
    value += text.slice(i, end).trim();
    row.push({ ...start, text: value });
    i = end;
    if (text[i] === separator) {
      i++;
      continue;
    }
    all.push(row);
    row = [];
    if (text[i] === "\r") i++;
    i++;
    line++;
    lineStart = i;
  }
  return all;
}

function nextEnd(text: string, from: number, separator: string): number {
  for (let i = from; i < text.length; i++) {
    const char = text[i];
    if (char === separator || char === "\n" || (char === "\r" && text[i + 1] === "\n")) return i;
  }
  return text.length;
}
