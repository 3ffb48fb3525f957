import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { NoTables, readXlsx } from "@stanza/codecs";
import { CsvText } from "@stanza/csv";
import { type Sheet, textCell } from "@stanza/tables";
import { decodeSource } from "../../../apps/server/catalogues/decode-source.ts";

/** The sheets of a workbook, of a folder of CSV files, or of one CSV file. Throws `NoTables`. */
export function readSheets(path: string): readonly Sheet[] {
  const about = statSync(path, { throwIfNoEntry: false });
  if (!about) throw new NoTables("noTable", `there is no file ${path}`);
  if (about.isDirectory()) {
    const names = readdirSync(path).filter((name) => /\.csv$/i.test(name) && !name.startsWith("."));
    if (names.length === 0) throw new NoTables("noTable", `${path} has no .csv files`);
    return names.sort().map((name) => readCsvSheet(join(path, name)));
  }
  if (/\.csv$/i.test(path)) return [readCsvSheet(path)];
  try {
    return readXlsx(readFileSync(path));
  } catch (error) {
    if (error instanceof NoTables) throw new NoTables(error.cause, `${path}: ${error.message}`);
    throw new NoTables(
      "damaged",
      `${path}: the file is damaged (${error instanceof Error ? error.message : error})`,
    );
  }
}

function readCsvSheet(path: string): Sheet {
  const read = decodeSource(basename(path), readFileSync(path));
  if ("fault" in read) throw new NoTables("damaged", `${path}: ${read.fault.message}`);
  const csv = new CsvText(read.text);
  return {
    name: basename(path).replace(/\.csv$/i, ""),
    rows: [csv.header, ...csv.rows].map((row) => row.map(textCell)),
    // Semicolons separate where the comma is taken by decimals.
    decimalSign: csv.separator === ";" ? "," : ".",
  };
}
