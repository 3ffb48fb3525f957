import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { NoTables, writeXlsx } from "@stanza/codecs";
import { publishCatalogue } from "@stanza/publish";
import { MAPPING_FILE } from "@stanza/tables";
import { readCatalogueFolder } from "./read-catalogue-folder.ts";
import { faultLine } from "./report.ts";
import { csvFilesOf, sheetsOf } from "./spreadsheet/export-tables.ts";
import { importReport } from "./spreadsheet/import-report.ts";
import { importSheets } from "./spreadsheet/import-sheets.ts";
import { readSheets } from "./spreadsheet/read-sheets.ts";
import { readTables } from "./spreadsheet/read-tables.ts";

/** The files of a folder without faults; golden tests may fail, they are about what an import changes. */
function soundFiles(dir: string): ReadonlyMap<string, string> | undefined {
  const read = readCatalogueFolder(dir);
  if (!read.ok) {
    console.error(read.message);
    return undefined;
  }
  const published = publishCatalogue(read.files, read.faults);
  const faults = published.ok ? [] : published.faults.filter(({ code }) => code !== "E_TEST");
  for (const fault of faults) console.error(faultLine(dir, fault));
  return faults.length === 0 ? read.files : undefined;
}

/** `export`: options and prices as a workbook, or as a folder of CSV files. */
export function exportCommand(
  dir: string,
  {
    to,
    decimalComma,
    force,
  }: { readonly to: string; readonly decimalComma: boolean; readonly force: boolean },
): number {
  const files = soundFiles(dir);
  if (!files) return 1;
  if (existsSync(to) && !force) {
    console.error(`${to} is there already and may hold changes; name another file, or add --force.`);
    return 2;
  }
  const { code, tables } = readTables(files);
  if (/\.xlsx$/i.test(to)) writeFileSync(to, writeXlsx(sheetsOf(tables, `${code}, from ${dir}`)));
  else {
    mkdirSync(to, { recursive: true });
    for (const [name, text] of csvFilesOf(tables, decimalComma ? "," : "."))
      writeFileSync(join(to, name), text);
  }
  console.log(`${tables.length} tables are in ${to}.`);
  return 0;
}

/** Returns true for tables that `export` wrote: a sheet of theirs has the name of one of the catalogue's own. */
export function isOwnTables(dir: string, from: string): boolean {
  if (!existsSync(join(dir, "catalogue.yaml"))) return false;
  const read = readCatalogueFolder(dir);
  if (!read.ok || !publishCatalogue(read.files, read.faults).ok) return !existsSync(join(dir, MAPPING_FILE));
  const own = new Set(readTables(read.files).tables.map(({ sheet }) => sheet.toLowerCase()));
  try {
    return readSheets(from).some(({ name }) => own.has(name.trim().toLowerCase()));
  } catch (error) {
    if (error instanceof NoTables) return false;
    throw error;
  }
}

/** `import`: 0 where every line was taken or as before, 1 where one was refused, 2 where there was nothing to read. */
export function importCommand(
  dir: string,
  from: string,
  { dryRun, remove }: { readonly dryRun: boolean; readonly remove: boolean },
): number {
  const files = soundFiles(dir);
  if (!files) return 1;
  let outcome: ReturnType<typeof importSheets>;
  try {
    outcome = importSheets(files, readSheets(from), { remove });
  } catch (error) {
    if (!(error instanceof NoTables)) throw error;
    console.error(error.message);
    return 2;
  }
  for (const line of importReport(outcome)) console.log(line);
  if (!dryRun)
    for (const [file, text] of outcome.files) {
      // The new file is whole before the old one goes.
      writeFileSync(join(dir, `${file}.tmp`), text);
      renameSync(join(dir, `${file}.tmp`), join(dir, file));
    }
  const written = [...outcome.files.keys()].sort().join(", ");
  if (written !== "") console.log(`${dryRun ? "Would write" : "Written"}: ${written}.`);
  const isWhole =
    outcome.unknown.length + outcome.broken.length === 0 &&
    outcome.sheets.every(({ refused }) => refused.length === 0);
  return isWhole ? 0 : 1;
}
