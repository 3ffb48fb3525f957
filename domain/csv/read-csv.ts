/** A cell and the place of its written text, as offsets in the file. The place includes quotes, but not blanks next to an unquoted text. */
export interface CsvCell {
  readonly text: string;
  /** Offset of the cell's beginning, behind the separator or line end before it. */
  readonly from: number;
  readonly start: number;
  readonly end: number;
  /** A quote that is never closed, or text behind the closing one; the cell's text is then a guess. */
  readonly fault?: "unclosed" | "trailing";
}

export interface CsvLine {
  readonly cells: readonly CsvCell[];
  /** Offset behind the last cell, before the line end. */
  readonly end: number;
}

export type CsvSeparator = "," | ";" | "\t" | "|";

/**
 * The separator of a CSV text: a comma, or a semicolon when the first line has no comma, as spreadsheets of countries with decimal commas
 * write it.
 */
export function csvSeparator(text: string): "," | ";" {
  const firstLine = text.replace(/^\ufeff/, "").split(/\r?\n/, 1)[0] ?? "";
  return !firstLine.includes(",") && firstLine.includes(";") ? ";" : ",";
}

/**
 * Reads the lines of a CSV text (RFC 4180), empty ones included. A byte order mark is skipped, and a text with a line end at its end has an
 * empty last line. Unquoted cells are trimmed, except in text separated by tabs, because a clipboard keeps its blanks.
 */
export function readCsv(text: string, separator: CsvSeparator = csvSeparator(text)): readonly CsvLine[] {
  const lines: CsvLine[] = [];
  let cells: CsvCell[] = [];
  let at = text.startsWith("\ufeff") ? 1 : 0;
  while (at <= text.length) {
    const cell = text[at] === '"' ? quotedCell(text, at, separator) : plainCell(text, at, separator);
    cells.push(cell.read);
    at = cell.next;
    if (text[at] === separator) {
      at++;
      continue;
    }
    lines.push({ cells, end: at });
    cells = [];
    at += text[at] === "\r" ? 2 : 1;
  }
  return lines;
}

interface ReadCell {
  readonly read: CsvCell;
  /** Offset of the separator or line end behind the cell. */
  readonly next: number;
}

function plainCell(text: string, from: number, separator: CsvSeparator): ReadCell {
  const next = cellEnd(text, from, separator);
  const written = text.slice(from, next);
  if (separator === "\t") return { read: { text: written, from, start: from, end: next }, next };
  const trimmed = written.trim();
  const start = trimmed === "" ? next : from + written.indexOf(trimmed);
  return { read: { text: trimmed, from, start, end: start + trimmed.length }, next };
}

function quotedCell(text: string, from: number, separator: CsvSeparator): ReadCell {
  let value = "";
  let at = from + 1;
  for (;;) {
    const close = text.indexOf('"', at);
    if (close < 0) {
      const read = {
        text: value + text.slice(at),
        from,
        start: from,
        end: text.length,
        fault: "unclosed",
      } as const;
      return { read, next: text.length };
    }
    value += text.slice(at, close);
    at = close + 1;
    if (text[at] !== '"') break;
    value += '"';
    at++;
  }
  const next = cellEnd(text, at, separator);
  const rest = separator === "\t" ? text.slice(at, next) : text.slice(at, next).trim();
  const fault = next > at ? ({ fault: "trailing" } as const) : {};
  return { read: { text: value + rest, from, start: from, end: next, ...fault }, next };
}

function cellEnd(text: string, from: number, separator: CsvSeparator): number {
  for (let i = from; i < text.length; i++) {
    const char = text[i];
    if (char === separator || char === "\n" || (char === "\r" && text[i + 1] === "\n")) return i;
  }
  return text.length;
}
