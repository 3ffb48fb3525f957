import type { SheetCell } from "@stanza/tables";

/** The lists of a project for a factory or a fitter. */
export const TECHNICAL_SHEETS = ["bill-of-materials", "cut-list", "fittings", "parts"] as const;
export type TechnicalSheetKind = (typeof TECHNICAL_SHEETS)[number];

export const TECHNICAL_FORMATS = ["pdf", "xlsx", "csv"] as const;
export type TechnicalFormat = (typeof TECHNICAL_FORMATS)[number];

export interface TechnicalColumn {
  readonly label: string;
  /** Digits after the decimal sign that a person is shown; absent: texts. */
  readonly decimals?: number;
  /** Says again what the title of a section says: for files without sections. */
  readonly isInTitle?: true;
  /** A narrow column of marks. */
  readonly isMark?: true;
  /** Texts of a word or two. */
  readonly isShort?: true;
}

export interface TechnicalSection {
  readonly title: string;
  /** Beside the title, small. */
  readonly facts: string;
  /** The line that the title stands for, in files without sections. */
  readonly head?: readonly SheetCell[];
  readonly rows: readonly (readonly SheetCell[])[];
}

export interface TechnicalTable {
  readonly name: string;
  readonly columns: readonly TechnicalColumn[];
  readonly sections: readonly TechnicalSection[];
}

/** A sheet in words of one language: the same for the screen, the workbook, the CSV file and the printer. */
export interface TechnicalSheet {
  readonly kind: TechnicalSheetKind;
  readonly title: string;
  /** The first one is the list itself; the others sum it up. */
  readonly tables: readonly [TechnicalTable, ...TechnicalTable[]];
  /** Sentences that say what is missing from the lists, and why. */
  readonly warnings: readonly string[];
  /** The sentence that is printed instead of an empty list. */
  readonly empty: string;
}

/** A table without its sections, heads among the rows, under the labels of its columns. */
export function flatRows({ columns, sections }: TechnicalTable): readonly (readonly SheetCell[])[] {
  return [
    columns.map(({ label }): SheetCell => ({ kind: "text", text: label })),
    ...sections.flatMap(({ head, rows }) => (head ? [head, ...rows] : rows)),
  ];
}
