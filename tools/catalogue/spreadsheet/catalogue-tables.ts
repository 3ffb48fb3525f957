import type { CsvText } from "@stanza/csv";
import type { ColumnKind } from "./cell-value.ts";
import type { YamlPath } from "./yaml-text.ts";

export interface Column {
  readonly name: string;
  readonly kind: ColumnKind;
}

/** A CSV file of the catalogue. Its columns are those of the file, then languages that it has no column for yet. */
export interface CsvTable {
  readonly from: "csv";
  readonly sheet: string;
  readonly file: string;
  readonly csv: CsvText;
  readonly columns: readonly Column[];
  /** The columns that tell rows apart. */
  readonly keys: readonly number[];
  /** Rows with the same key are told apart by their order (several surcharges of one code). */
  readonly mayRepeat: boolean;
  /** The kind of a column that is not there yet; `undefined`: such a column may not be. */
  readonly newColumn: (name: string) => ColumnKind | undefined;
}

/** Values of one kind that stand in YAML files, a row each; rows can be changed, not added or taken away. */
export interface YamlTable {
  readonly from: "yaml";
  readonly sheet: string;
  readonly columns: readonly Column[];
  readonly keys: readonly number[];
  readonly rows: readonly YamlRow[];
}

export interface YamlRow {
  readonly file: string;
  readonly texts: readonly string[];
  /** The place of each column's value, also of one that is still missing; `undefined`: it cannot be changed. */
  readonly paths: readonly (YamlPath | undefined)[];
  /** Columns whose value is a number in the file, and not a text that looks like one. */
  readonly numbers: ReadonlySet<number>;
  /** A text in the first language alone, written without saying which: by its path, with the languages of the columns. */
  readonly single?: { readonly path: YamlPath; readonly languages: readonly (string | undefined)[] };
}

export type CatalogueTable = CsvTable | YamlTable;

export const rowsOf = (table: CatalogueTable): readonly (readonly string[])[] =>
  table.from === "csv" ? table.csv.rows : table.rows.map(({ texts }) => texts);

export const isNumeric = (texts: readonly string[]): boolean => {
  const present = texts.filter((text) => text !== "");
  // Columns are read by the catalogue's own rule: a code such as 007 makes a column of numbers one of texts.
  return present.length > 0 && present.every((text) => /^-?(0|[1-9]\d*)(\.\d+)?$/.test(text));
};
