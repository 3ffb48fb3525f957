import { columnName, EMPTY, type Sheet, type SheetCell } from "@stanza/tables";
import { type CatalogueTable, type Column, rowsOf } from "./catalogue-tables.ts";
import { type CellValue, type ColumnKind, cellValue, sameNumber } from "./cell-value.ts";

/** A cell of a sheet that differs from the catalogue. */
export interface ChangedCell {
  /** In the table; new columns are behind the others. */
  readonly column: number;
  readonly name: string;
  /** In the sheet, e.g. `C`. */
  readonly sheetColumn: string;
  readonly from: string;
  readonly to: string;
}

/** A line of a sheet, held against the catalogue. */
export interface SheetLine {
  readonly sheet: string;
  /** From 1, as the spreadsheet counts. */
  readonly sheetRow: number;
  readonly key: string;
  /** The table's row; `undefined`: it is new. */
  readonly row: number | undefined;
  /** New rows: the table's row that they come behind, -1 where they are the first. */
  readonly after: number;
  readonly cells: readonly ChangedCell[];
}

/** Something that was not taken over, and where it stands; without a row it is about the whole sheet. */
export interface Refusal {
  readonly sheet: string;
  readonly sheetRow?: number;
  readonly sheetColumn?: string;
  readonly name?: string;
  readonly reason: string;
}

export interface ReadLines {
  readonly lines: readonly SheetLine[];
  readonly unchanged: number;
  readonly refused: readonly Refusal[];
  /** Rows and columns of the catalogue that the sheet does not have. */
  readonly missingRows: readonly number[];
  readonly missingColumns: readonly string[];
  /** Columns that only the sheet has, in their order behind the table's. */
  readonly newColumns: readonly Column[];
}

/** Holds a sheet against the table that it was made from; a line with a cell that cannot be used is refused as a whole. */
export function readLines(table: CatalogueTable, sheet: Sheet): ReadLines {
  const refused: Refusal[] = [];
  const refuse = (reason: string, place: Omit<Refusal, "sheet" | "reason"> = {}) =>
    refused.push({ sheet: sheet.name, ...place, reason });
  const nothing = { lines: [], unchanged: 0, missingRows: [], missingColumns: [], newColumns: [] };
  const head = readHead(table, sheet, refuse);
  if (!head) return { ...nothing, refused };
  const { columns, newColumns } = head;
  const kinds = [...table.columns, ...newColumns];
  const before = rowsOf(table);
  const finder = new RowFinder(table, before);
  const lines: SheetLine[] = [];
  const seen = new Map<number | string, number>();
  let unchanged = 0;
  let last = -1;
  for (const [y, cells] of sheet.rows.entries()) {
    const isEmpty = !cells.some(({ kind }) => kind !== "empty");
    if (y === 0 || isEmpty) continue;
    const sheetRow = y + 1;
    const strays = cells.flatMap((cell, x) =>
      cell.kind !== "empty" && !columns.includes(x) && !head.reported.has(x) ? [x] : [],
    );
    for (const x of strays)
      refuse("the column has no name in the first row", { sheetRow, sheetColumn: columnName(x) });
    const cellIn = (column: number): SheetCell => cells[columns[column] ?? -1] ?? EMPTY;
    const keyValues = table.keys.map((i) => ({
      i,
      value: cellValue(cellIn(i), "code", "", sheet.decimalSign),
    }));
    const bad = keyValues.find(({ value }) => "refused" in value || (value.text === "" && !isFreeKey(table)));
    if (bad) {
      const reason = "refused" in bad.value ? bad.value.refused : `the ${kinds[bad.i]?.name} is missing`;
      refuse(reason, {
        sheetRow,
        sheetColumn: columnName(columns[bad.i] ?? 0),
        name: kinds[bad.i]?.name ?? "",
      });
      continue;
    }
    const key = keyValues.map(({ value }) => textOf(value));
    const row = finder.find(key, sheetKeys(table, sheet, columns));
    const identity = row ?? key.join("\0");
    const twin = seen.get(identity);
    if (twin !== undefined && !(table.from === "csv" && table.mayRepeat)) {
      refuse(`${key.join(", ")} stands in row ${twin} already`, { sheetRow });
      continue;
    }
    seen.set(identity, sheetRow);
    const refusal = row === undefined && refusalOfNew(table, key);
    if (refusal) {
      refuse(refusal, { sheetRow });
      continue;
    }
    const changed: ChangedCell[] = [];
    let isSound = true;
    for (const [column, { name, kind }] of kinds.entries()) {
      const x = columns[column];
      if (x === undefined || (row !== undefined && table.keys.includes(column))) continue;
      const from = row === undefined ? "" : (before[row]?.[column] ?? "");
      const value = cellValue(cellIn(column), kind, from, sheet.decimalSign);
      if ("refused" in value) {
        refuse(value.refused, { sheetRow, sheetColumn: columnName(x), name });
        isSound = false;
      } else if (value.text !== from) {
        const to = row === undefined ? likeOthers(value.text, kind, before, column) : value.text;
        changed.push({ column, name, sheetColumn: columnName(x), from, to });
      }
    }
    if (isSound && row !== undefined && changed.length === 0) unchanged++;
    else if (isSound)
      lines.push({
        sheet: sheet.name,
        sheetRow,
        key: shownKey(table, before[row ?? -1], key),
        row,
        after: last,
        cells: changed,
      });
    if (row !== undefined) last = row;
  }
  return {
    lines,
    unchanged,
    refused,
    newColumns,
    missingRows: [...before.keys()].filter((row) => !finder.found.has(row)),
    missingColumns: table.columns.flatMap(({ name }, i) => (columns[i] === undefined ? [name] : [])),
  };
}

/** The value as the catalogue writes it, whatever a spreadsheet has made of it. */
function shownKey(
  table: CatalogueTable,
  texts: readonly string[] | undefined,
  key: readonly string[],
): string {
  return (texts ? table.keys.map((i) => texts[i] ?? "") : key).join(", ");
}

/** In a table whose rows are nothing but their key, any cell may be empty. */
const isFreeKey = (table: CatalogueTable) => table.keys.length === table.columns.length;
const textOf = (value: CellValue) => ("text" in value ? value.text : "");

/** The places in the sheet of the table's columns, followed by the new ones. */
function readHead(
  table: CatalogueTable,
  sheet: Sheet,
  refuse: (reason: string, place?: Omit<Refusal, "sheet" | "reason">) => void,
) {
  const names = (sheet.rows[0] ?? []).map((cell) => textOf(cellValue(cell, "code", "", undefined)));
  const columns: (number | undefined)[] = table.columns.map(({ name }, i) => {
    const exact = names.indexOf(name);
    if (exact >= 0) return exact;
    // The corner of a matrix says what its keys are; who changes that changes no price.
    if (i === 0 && table.from === "csv" && table.newColumn("0") !== undefined && names[0] !== undefined)
      return 0;
    const alike = names.findIndex((one) => one.toLowerCase() === name.toLowerCase() || sameNumber(one, name));
    return alike < 0 ? undefined : alike;
  });
  const newColumns: Column[] = [];
  const reported = new Set<number>();
  for (const [x, name] of names.entries()) {
    if (name === "" || columns.includes(x)) continue;
    reported.add(x);
    const place = { sheetRow: 1, sheetColumn: columnName(x), name };
    const isTwin = names.indexOf(name) < x || newColumns.some((column) => column.name === name);
    const kind = table.from === "csv" && !isTwin ? table.newColumn(name) : undefined;
    const isUsed = sheet.rows.some((row, y) => y > 0 && (row[x] ?? EMPTY).kind !== "empty");
    if (isTwin) refuse(`column '${name}' occurs twice; the first is read`, place);
    else if (kind === undefined) refuse(`a column '${name}' is not known here; nothing of it is read`, place);
    else if (isUsed) {
      columns.push(x);
      newColumns.push({ name, kind });
    }
  }
  const lost = table.keys.find((i) => columns[i] === undefined);
  if (lost === undefined) return { columns, newColumns, reported };
  const name = table.columns[lost]?.name ?? "";
  refuse(`there is no column '${name}' in the first row; nothing of the sheet is read`, { sheetRow: 1 });
  return undefined;
}

function sheetKeys(table: CatalogueTable, sheet: Sheet, columns: readonly (number | undefined)[]) {
  return (key: readonly string[]) =>
    sheet.rows.some((row) =>
      table.keys.every((i, n) => {
        const cell = row[columns[i] ?? -1] ?? EMPTY;
        return cell.kind === "text" && cell.text === key[n];
      }),
    );
}

/** Finds the table's row of a key; each is found once. */
class RowFinder {
  readonly found = new Set<number>();
  readonly #keys: readonly (readonly string[])[];
  readonly #byKey = new Map<string, number[]>();

  constructor(table: CatalogueTable, rows: readonly (readonly string[])[]) {
    this.#keys = rows.map((row) => table.keys.map((i) => row[i] ?? ""));
    for (const [row, key] of this.#keys.entries()) {
      const known = this.#byKey.get(key.join("\0"));
      if (known) known.push(row);
      else this.#byKey.set(key.join("\0"), [row]);
    }
  }

  /** isInSheet  whether a key stands in the sheet as it is: then it is not what a spreadsheet made another one of */
  find(key: readonly string[], isInSheet: (key: readonly string[]) => boolean): number | undefined {
    const exact = this.#byKey.get(key.join("\0"));
    const row = exact
      ? (exact.find((one) => !this.found.has(one)) ?? exact[0])
      : this.#spoilt(key, isInSheet);
    if (row !== undefined) this.found.add(row);
    return row;
  }

  /** A code whose leading zeros a spreadsheet has eaten, or whose decimals it has cut: the only one of that value. */
  #spoilt(key: readonly string[], isInSheet: (key: readonly string[]) => boolean): number | undefined {
    const alike = this.#keys.flatMap((one, row) =>
      one.every((part, i) => part === key[i] || sameNumber(part, key[i] ?? "")) ? [row] : [],
    );
    const [only] = alike;
    return alike.length === 1 && only !== undefined && !isInSheet(this.#keys[only] ?? []) ? only : undefined;
  }
}

function refusalOfNew(table: CatalogueTable, key: readonly string[]): string | undefined {
  const name = key.join(", ");
  if (table.from === "yaml")
    return `${name} is not in the catalogue; what is new in a YAML file is written there`;
  const [code = ""] = key;
  if (
    table.keys.length === 1 &&
    /^(\d{1,2}[-. ][A-Za-zäéû]{3,4}\.?|[A-Za-zäéû]{3,4}\.?[- ]\d{2})$/.test(code)
  )
    return `the spreadsheet has made the day '${code}' of a code; format the cell as text and type it again`;
  return undefined;
}

/** A new amount gets as many decimals as the others of its column have. */
function likeOthers(
  text: string,
  kind: ColumnKind,
  rows: readonly (readonly string[])[],
  column: number,
): string {
  if (kind !== "amount" || text === "") return text;
  const most = Math.max(0, ...rows.map((row) => row[column]?.split(".")[1]?.length ?? 0));
  const [whole = "", fraction = ""] = text.split(".");
  return most === 0 ? text : `${whole}.${fraction.padEnd(most, "0")}`;
}
