import { guarded } from "@stanza/codecs";
import { writeCsv } from "@stanza/csv";
import { EMPTY, type Sheet, type SheetCell, textCell } from "@stanza/tables";
import { type CatalogueTable, rowsOf } from "./catalogue-tables.ts";
import type { ColumnKind } from "./cell-value.ts";

import { CONTENTS } from "./sheet-names.ts";

/** The tables as sheets of a workbook, behind one that says what each of them is. */
export function sheetsOf(tables: readonly CatalogueTable[], title: string): readonly Sheet[] {
  const contents: readonly (readonly string[])[] = [
    ["sheet", "what it is", "rows"],
    ...tables.map((table) => [table.sheet, sourceOf(table), String(rowsOf(table).length)]),
    [],
    [title],
    [
      "Change cells, add rows to sheets of a .csv file, leave the first row and the names of sheets as they are.",
    ],
    ["A row that is missing here stays in the catalogue."],
  ];
  return [
    { name: CONTENTS, rows: contents.map((row) => row.map(textCell)) },
    ...tables.map((table) => ({
      name: table.sheet,
      rows: [
        table.columns.map(({ name }) => textCell(name)),
        ...rowsOf(table).map((row) => table.columns.map(({ kind }, i) => cellOf(row[i] ?? "", kind))),
      ],
    })),
  ];
}

/**
 * The tables as CSV files by name. With a decimal comma cells are separated by semicolons, as spreadsheets in most of Europe read and write
 * them; both have a byte-order mark, without which spreadsheets spoil accents.
 */
export function csvFilesOf(
  tables: readonly CatalogueTable[],
  decimalSign: "," | ".",
): ReadonlyMap<string, string> {
  const text = (value: string, kind: ColumnKind) => {
    const isNumber = (kind === "number" || kind === "amount") && /^-?\d+(\.\d+)?$/.test(value);
    return isNumber ? value.replace(".", decimalSign) : guarded(value);
  };
  return new Map(
    tables.map((table) => {
      const rows = rowsOf(table).map((row) => table.columns.map(({ kind }, i) => text(row[i] ?? "", kind)));
      const heading = table.columns.map(({ name }) => guarded(name));
      return [`${table.sheet}.csv`, `\ufeff${writeCsv([heading, ...rows], decimalSign === "," ? ";" : ",")}`];
    }),
  );
}

export function sourceOf(table: CatalogueTable): string {
  if (table.from === "csv") return table.file;
  const files = [...new Set(table.rows.map(({ file }) => file))];
  return files.length === 1 ? (files[0] ?? "") : `${files.length} YAML files`;
}

function cellOf(text: string, kind: ColumnKind): SheetCell {
  if (text === "") return EMPTY;
  if (kind === "date" && /^\d{4}-\d{2}-\d{2}$/.test(text)) return { kind: "date", date: text };
  // A number that a spreadsheet cannot hold to its last digit stays a text.
  const isExact = /^-?\d+(\.\d+)?$/.test(text) && text.replace(/[-.]/g, "").length <= 15;
  if (!isExact || (kind !== "number" && kind !== "amount")) return textCell(text);
  return { kind: "number", number: Number(text), ...(kind === "amount" ? { isAmount: true } : {}) };
}
