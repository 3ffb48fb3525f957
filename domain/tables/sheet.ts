/** A cell as a spreadsheet holds it. `date`: ISO, e.g. `2026-01-31`. `fault`: what the cell shows cannot be used, and why. */
export type SheetCell =
  | { readonly kind: "empty" }
  | { readonly kind: "text"; readonly text: string }
  /** `isAmount`: shown with two decimals at least; what is read does not say so. */
  | { readonly kind: "number"; readonly number: number; readonly isAmount?: true }
  | { readonly kind: "date"; readonly date: string }
  | { readonly kind: "fault"; readonly cause: CellFault; readonly shows?: string; readonly message: string };

/** Why a cell cannot be used; the interface has a sentence for each, `message` is the English one. */
export type CellFault = "noResult" | "error" | "noText" | "noNumber" | "noDay" | "openQuote";

/** A picture that lies on a sheet, by the cell at its upper left corner; both numbers from 0. */
export interface SheetPicture {
  readonly row: number;
  readonly column: number;
  /** The name that the workbook keeps it by, e.g. `image3.png`. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * One sheet of a workbook, or one CSV file of a folder; rows may be of different lengths. A cell's address is its place in `rows`; cells
 * that a spreadsheet has merged all hold what the first one shows.
 */
export interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly SheetCell[])[];
  /** The decimal sign of numbers that are written as text; absent: either one, where only one reading is possible. */
  readonly decimalSign?: "," | ".";
  /** Absent: none. */
  readonly pictures?: readonly SheetPicture[];
}

export const EMPTY: SheetCell = { kind: "empty" };
export const textCell = (text: string): SheetCell => (text === "" ? EMPTY : { kind: "text", text });

/** `0` is `A`, `27` is `AB`. */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

/** What a person calls a cell: `C12` for row 11 and column 2 counted from 0. */
export const cellAddress = (row: number, column: number): string => `${columnName(column)}${row + 1}`;

/** The day of a serial number of a spreadsheet; `undefined` where it has a time or is no day of this calendar. */
export function dateOfSerial(serial: number, since1904: boolean): string | undefined {
  const days = since1904 ? serial + 1462 : serial;
  // The spreadsheets' own 29 February 1900 never was, so earlier days are off by one and nobody's price date.
  if (!Number.isInteger(days) || days < 61 || days > 2_958_465) return undefined;
  return new Date(Date.UTC(1899, 11, 30 + days)).toISOString().slice(0, 10);
}

/** The serial number of an ISO date, in the 1900 system. */
export function serialOfDate(date: string): number {
  return Math.round((Date.parse(`${date}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / 86_400_000);
}
