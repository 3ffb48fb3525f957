import { type CsvSeparator, readCsv } from "@stanza/csv";
import { type Sheet, textCell } from "@stanza/tables";
import { unguarded } from "./formula-guard.ts";
import { NoTables } from "./table-faults.ts";

const SEPARATORS: readonly CsvSeparator[] = [";", ",", "\t", "|"];
/** Lines that are looked at to find the separator. */
const SAMPLE_LINES = 60;
const MOST_CELLS = 4_000_000;

/**
 * A table written as text: separated by commas, semicolons, tabs or bars, whichever makes the lines equally long; in UTF-8, UTF-16 or
 * Windows-1252. Texts stay texts: which sign is for decimals is decided by column, from all that it holds. Throws `NoTables`.
 */
export function readDelimited(name: string, bytes: Uint8Array): Sheet {
  const text = decoded(bytes);
  const told = /^\ufeff?sep=(.)\r?\n/i.exec(text);
  const content = told ? text.slice(told[0].length) : text;
  const separator = SEPARATORS.find((one) => one === told?.[1]) ?? separatorOf(content);
  const lines = readCsv(content, separator);
  let cells = 0;
  const rows = lines.map((line) => {
    cells += line.cells.length;
    if (cells > MOST_CELLS) throw new NoTables("tooLarge", "the file has too many cells");
    return line.cells.map((cell) =>
      cell.fault === "unclosed"
        ? ({
            kind: "fault",
            cause: "openQuote",
            message: "a quotation mark before it is never closed",
          } as const)
        : textCell(unguarded(cell.text).trim()),
    );
  });
  if (!rows.some((row) => row.some(({ kind }) => kind !== "empty")))
    throw new NoTables("empty", "the file has no rows");
  return { name, rows };
}

/** The text of a file by its mark, else as UTF-8 where it can be that, else in Windows-1252, as older programs of Western Europe write. */
function decoded(bytes: Uint8Array): string {
  const [a, b] = bytes;
  if (a === 0xff && b === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (a === 0xfe && b === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  if (bytes.includes(0)) throw new NoTables("binary", "the file is no text and no workbook");
  try {
    // As a stream, so that a file that was cut within a letter is still what it was.
    return lineEnds(new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true }));
  } catch {
    return lineEnds(new TextDecoder("windows-1252").decode(bytes));
  }
}

/** Line ends of old Macs become new ones. */
const lineEnds = (text: string) =>
  text.includes("\r") && !text.includes("\n") ? text.replaceAll("\r", "\n") : text;

/** The separator by which most lines have the same count of cells, of several such the one with more cells. */
function separatorOf(text: string): CsvSeparator {
  let end = 0;
  for (let line = 0; line < SAMPLE_LINES && end >= 0; line++) end = text.indexOf("\n", end + 1);
  const sample = end < 0 ? text : text.slice(0, end);
  let best: { readonly separator: CsvSeparator; readonly score: number } = { separator: ",", score: 0 };
  for (const separator of SEPARATORS) {
    const counts = new Map<number, number>();
    for (const { cells } of readCsv(sample, separator))
      if (cells.length > 1) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
    for (const [cells, lines] of counts) {
      const score = lines * lines * Math.min(cells, 30);
      if (score > best.score) best = { separator, score };
    }
  }
  return best.separator;
}
