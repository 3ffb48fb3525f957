import type { Sheet } from "@stanza/tables";
import { readDelimited } from "./read-delimited.ts";
import { readXlsx } from "./read-xlsx.ts";
import { NoTables } from "./table-faults.ts";

/** A file as it was delivered. */
export interface TableFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A larger one is no price list. */
const MOST_BYTES = 64 * 1024 * 1024;

/**
 * The tables of a file that a manufacturer has: each sheet of a workbook (.xlsx), or the one table of a text (.csv, .tsv, .txt). What a
 * file is shows in its bytes; its name only names the table.
 *
 * throws   `NoTables`, whatever is wrong with the file, wherever it was cut
 */
export function readTableFile({ name, bytes }: TableFile): readonly Sheet[] {
  if (bytes.length === 0) throw new NoTables("empty", "the file is empty");
  if (bytes.length > MOST_BYTES)
    throw new NoTables("tooLarge", `the file has ${Math.round(bytes.length / 1e6)} MB; 64 MB are the limit`);
  try {
    const sheets = isWorkbook(bytes) ? readXlsx(bytes) : [readDelimited(withoutEnding(name), bytes)];
    const filled = sheets.filter(({ rows }) => rows.some((row) => row.length > 0));
    if (filled.length === 0) throw new NoTables("empty", "the file has no rows");
    return filled;
  } catch (error) {
    if (error instanceof NoTables) throw error;
    // Whatever else a broken file can bring about is a broken file.
    throw new NoTables(
      "damaged",
      `the file is damaged (${error instanceof Error ? error.message : String(error)})`,
    );
  }
}

/** An archive, or the container of the workbooks before 2007. */
const isWorkbook = (bytes: Uint8Array) =>
  (bytes[0] === 0x50 && bytes[1] === 0x4b) || (bytes[0] === 0xd0 && bytes[1] === 0xcf);

const withoutEnding = (name: string) => name.replace(/^.*[\\/]/, "").replace(/\.[a-z0-9]{1,5}$/i, "");
