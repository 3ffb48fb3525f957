import type { DecimalSign } from "./read-number.ts";

/** The units in which a table gives lengths. */
export const TABLE_LENGTHS = { mm: 1, cm: 10, m: 1000, in: 25.4 } as const;
export type TableLength = keyof typeof TABLE_LENGTHS;
/** The units in which a table gives weights, in kilograms. */
export const TABLE_WEIGHTS = { kg: 1, g: 0.001, lb: 0.45359237 } as const;
export type TableWeight = keyof typeof TABLE_WEIGHTS;

/** What a column of a delivered table says about the article of its row. */
export type ColumnMeaning =
  /** The code by which it is found and sold. */
  | { readonly is: "code" }
  /** The code on the order line, where it is another one. */
  | { readonly is: "orderCode" }
  | { readonly is: "name"; readonly language: string }
  /** A folder in which it is found; level 1 is the outermost. */
  | { readonly is: "category"; readonly level: number }
  | { readonly is: "width" | "height" | "depth"; readonly unit: TableLength }
  /** Three lengths in one cell, `60 x 58 x 72`; `order` names them from the left: `wdh`. */
  | { readonly is: "size"; readonly unit: TableLength; readonly order: string }
  | { readonly is: "weight"; readonly unit: TableWeight }
  /** The name of its picture's file. */
  | { readonly is: "picture" }
  /** A price. `forKey`: in a table of prices by keys, the key that is this column's own, such as a price group. */
  | { readonly is: "price"; readonly list: string; readonly forKey?: string }
  /** Of a table of prices by keys: one of the matrix's keys, the first, second or third. `unit`: lengths, which become mm. */
  | { readonly is: "key"; readonly place: number; readonly unit?: TableLength }
  /** Of a table of prices by keys: the code of the matrix that the row fills. */
  | { readonly is: "matrix" };

export interface MappedColumn {
  /** By which the column is found in the next delivery, wherever it stands then. Empty: by its letter. */
  readonly header: string;
  /** Its letter when it was mapped: `C`. */
  readonly column: string;
  readonly meaning: ColumnMeaning;
}

/** How one sheet is read. */
export interface MappedTable {
  readonly sheet: string;
  /** The row with the headers, from 1; the articles follow. 0: there are none. */
  readonly headerRow: number;
  /** The sign of decimals in texts; absent: as each column shows it. */
  readonly decimalSign?: DecimalSign;
  /** The matrix of the price lists that the rows fill; absent: a column says it, or the rows are articles. */
  readonly matrix?: string;
  readonly columns: readonly MappedColumn[];
}

/** Returns true for a table of prices by keys (width, depth, price group), whose rows are no articles. */
export const isMatrixTable = ({ matrix, columns }: MappedTable): boolean =>
  matrix !== undefined || columns.some(({ meaning }) => meaning.is === "matrix");

/** A price list that columns of prices fill. */
export interface MappedList {
  readonly code: string;
  readonly currency: string;
  /** First day, `2026-01-01`. */
  readonly validFrom: string;
}

/**
 * What a manufacturer's tables mean: saved beside the catalogue that came of them (`import.json`), so that the next delivery needs no
 * second explanation.
 */
export interface TableMapping {
  readonly format: 1;
  readonly catalogue: {
    readonly code: string;
    readonly name: string;
    /** The first one is the language of names without one, and of categories. */
    readonly languages: readonly string[];
    readonly currency: string;
  };
  readonly lists: readonly MappedList[];
  /** Sheets that are not among them are not read. */
  readonly tables: readonly MappedTable[];
  /** The size of articles whose row has none, mm. */
  readonly sizeWhenMissing: { readonly width: number; readonly height: number; readonly depth: number };
}

/** The name of the file in which a catalogue keeps its mapping. */
export const MAPPING_FILE = "import.json";
