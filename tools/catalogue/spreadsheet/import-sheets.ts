import { type Fault, suggest } from "@stanza/catalogue";
import { publishCatalogue } from "@stanza/publish";
import type { Sheet } from "@stanza/tables";
import { type Applied, applyLines, type ReadSheet } from "./apply-lines.ts";
import { rowsOf } from "./catalogue-tables.ts";
import { type Refusal, readLines, type SheetLine } from "./import-lines.ts";
import { readTables } from "./read-tables.ts";
import { CONTENTS } from "./sheet-names.ts";

/** The outcome of importing one sheet. */
export interface SheetOutcome {
  readonly sheet: string;
  /** The CSV file, or `null` where the sheet is about YAML files. */
  readonly file: string | null;
  readonly unchanged: number;
  /** Lines that are taken over; new ones have no row of the table. */
  readonly taken: readonly SheetLine[];
  readonly refused: readonly Refusal[];
  /** Keys of the catalogue's rows that the sheet does not have: kept, or taken out where that was asked for. */
  readonly missing: readonly string[];
  readonly missingColumns: readonly string[];
}

export interface ImportOutcome {
  /** New texts of the files that are different; none where `broken` says so. */
  readonly files: ReadonlyMap<string, string>;
  readonly sheets: readonly SheetOutcome[];
  /** Sheets that the catalogue has no table for. */
  readonly unknown: readonly Refusal[];
  /** Faults that all lines together would bring in and no single line can be blamed for: nothing is taken over. */
  readonly broken: readonly Fault[];
  /** Golden tests that expect something else now. */
  readonly failingTests: readonly string[];
  readonly isRemoving: boolean;
}

/** Every round refuses at least one line; more rounds than this are no typing mistakes any more. */
const MOST_ROUNDS = 50;

/**
 * Puts the changes of a workbook into a catalogue's files. Whatever `check` would find wrong with a changed line refuses that line, with the
 * same sentence; the rest is taken over, so the catalogue is as sound after as before.
 *
 * files     of a folder that `check` finds sound
 * remove    take out the rows that a sheet does not have; otherwise they are kept and reported
 */
export function importSheets(
  files: ReadonlyMap<string, string>,
  sheets: readonly Sheet[],
  options: { readonly remove: boolean },
): ImportOutcome {
  const { tables } = readTables(files);
  const unknown: Refusal[] = [];
  const read: ReadSheet[] = [];
  for (const sheet of sheets) {
    const name = sheet.name.trim().toLowerCase();
    const table = tables.find((one) => one.sheet.toLowerCase() === name);
    if (table && !read.some((one) => one.table === table))
      read.push({ table, isRemoving: options.remove, ...readLines(table, sheet) });
    else if (name !== CONTENTS.toLowerCase())
      unknown.push({ sheet: sheet.name, reason: noTable(sheet.name, tables) });
  }
  const before = publishCatalogue(files);
  const known = new Set(before.ok ? [] : before.faults.map(sameFault));
  const failedBefore = new Set(before.tests.filter(isFailing).map(({ name }) => name));
  const left = new Set(read.flatMap(({ lines }) => lines));
  const refused: { readonly line: SheetLine; readonly refusal: Refusal }[] = [];
  for (let round = 0; ; round++) {
    const applied = applyLines(files, read, left);
    const after = applied.files.size === 0 ? before : publishCatalogue(new Map([...files, ...applied.files]));
    const fresh = after.ok
      ? []
      : after.faults.filter((fault) => fault.code !== "E_TEST" && !known.has(sameFault(fault)));
    const blamed = [...applied.refused, ...blame(fresh, applied)].filter(({ line }) => left.has(line));
    const isStuck = blamed.length === 0 && fresh.length > 0;
    if (blamed.length === 0 || round === MOST_ROUNDS)
      return {
        files: isStuck || round === MOST_ROUNDS ? new Map() : applied.files,
        sheets: read.map((sheet) => outcomeOf(sheet, left, refused)),
        unknown,
        broken: fresh,
        failingTests: after.tests
          .filter((one) => isFailing(one) && !failedBefore.has(one.name))
          .map(({ name }) => name),
        isRemoving: options.remove,
      };
    refused.push(...blamed);
    for (const { line } of blamed) left.delete(line);
  }
}

const sameFault = ({ file, code, message }: Fault) => `${file} ${code} ${message}`;
const isFailing = (test: { readonly differences: readonly unknown[] }) => test.differences.length > 0;

function noTable(name: string, tables: readonly { readonly sheet: string }[]): string {
  const meant = suggest(
    name,
    tables.map(({ sheet }) => sheet),
  );
  return `the catalogue has nothing of this name${meant ? `; did you mean '${meant}'?` : ""}; nothing of the sheet is read`;
}

function blame(faults: readonly Fault[], applied: Applied) {
  return faults.flatMap(({ file, line, column, message, suggestion }) => {
    const found = applied.lineAt(file, line, column);
    if (!found) return [];
    const cell = found.line.cells.find((one) => one.sheetColumn === found.sheetColumn);
    const refusal: Refusal = {
      sheet: found.line.sheet,
      sheetRow: found.line.sheetRow,
      ...(cell ? { sheetColumn: cell.sheetColumn, name: cell.name } : {}),
      reason: suggestion === undefined ? message : `${message}; did you mean ${suggestion}?`,
    };
    return [{ line: found.line, refusal }];
  });
}

function outcomeOf(
  { table, lines, unchanged, refused, missingRows, missingColumns }: ReadSheet,
  left: ReadonlySet<SheetLine>,
  later: readonly { readonly line: SheetLine; readonly refusal: Refusal }[],
): SheetOutcome {
  const rows = rowsOf(table);
  const own = later.flatMap(({ line, refusal }) => (lines.includes(line) ? [refusal] : []));
  return {
    sheet: table.sheet,
    file: table.from === "csv" ? table.file : null,
    unchanged,
    taken: lines.filter((line) => left.has(line)),
    refused: [...refused, ...own].sort((a, b) => (a.sheetRow ?? 0) - (b.sheetRow ?? 0)),
    missing: missingRows.map((row) => table.keys.map((i) => rows[row]?.[i] ?? "").join(", ")),
    missingColumns,
  };
}
