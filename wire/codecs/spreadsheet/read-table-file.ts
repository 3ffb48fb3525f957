import type { Sheet } from "@stanza/tables";
import { looksLikeIdm, readIdm } from "../idm/read-idm.ts";
import { readDelimited } from "./read-delimited.ts";
import { readXlsx } from "./read-xlsx.ts";
import { NoTables } from "./table-faults.ts";
import { XlsxParts } from "./xlsx-parts.ts";

/** A file as it was delivered. */
export interface TableFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A larger one is no price list. */
const MOST_BYTES = 64 * 1024 * 1024;

/**
 * The tables of a file that a manufacturer has: each sheet of a workbook (.xlsx), the one table of a text (.csv, .tsv, .txt), the items
 * of a catalogue in the manner of IDM (.xml), or those of all such files in an archive. What a file is shows in its bytes; its name only
 * names the table.
 *
 * throws   `NoTables`, whatever is wrong with the file, wherever it was cut
 */
export function readTableFile({ name, bytes }: TableFile): readonly Sheet[] {
  if (bytes.length === 0) throw new NoTables("empty", "the file is empty");
  if (bytes.length > MOST_BYTES)
    throw new NoTables("tooLarge", `the file has ${Math.round(bytes.length / 1e6)} MB; 64 MB are the limit`);
  try {
    const sheets = isArchive(bytes) ? sheetsOfArchive(bytes) : [tableOf(withoutEnding(name), bytes)];
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

function tableOf(name: string, bytes: Uint8Array): Sheet {
  if (looksLikeIdm(bytes)) return readIdm(name, bytes);
  if (/^\s*</.test(new TextDecoder().decode(bytes.subarray(0, 200)).replace("\ufeff", "")))
    throw new NoTables("noTable", "the file is XML, but no catalogue in the manner of IDM");
  return readDelimited(name, bytes);
}

/** A workbook, or an archive with catalogues and tables in it. */
function sheetsOfArchive(bytes: Uint8Array): readonly Sheet[] {
  const parts = new XlsxParts(bytes);
  const isWorkbook = parts.names.some((path) => /^\/?xl\/workbook\.xml$/i.test(path));
  const inside = parts.names.filter(
    (path) => /\.(?:xml|csv|tsv)$/i.test(path) && !/^\/?(?:xl|word|ppt)\//i.test(path),
  );
  if (isWorkbook || inside.length === 0) return readXlsx(bytes);
  return inside.map((path) => tableOf(withoutEnding(path), parts.bytes(path) ?? new Uint8Array()));
}

/** An archive, or the container of the workbooks before 2007. */
const isArchive = (bytes: Uint8Array) =>
  (bytes[0] === 0x50 && bytes[1] === 0x4b) || (bytes[0] === 0xd0 && bytes[1] === 0xcf);

const withoutEnding = (name: string) => name.replace(/^.*[\\/]/, "").replace(/\.[a-z0-9]{1,5}$/i, "");
