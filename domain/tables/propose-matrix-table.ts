import { codeOf, shown } from "./row-reader.ts";
import { columnName, type Sheet } from "./sheet.ts";
import type { ColumnMeaning, MappedColumn, MappedTable } from "./table-mapping.ts";

/** A price matrix that a catalogue has: its keys tell which table fills it. */
export interface KnownMatrix {
  readonly list: string;
  readonly code: string;
  /** What each of its one to three keys may be. */
  readonly keys: readonly (readonly string[])[];
}

/** Rows among which the headers are looked for. */
const HEADER_ROWS = 40;
/** A column is one of keys when so many of its values are. */
const MOST = 0.5;

/**
 * A table of prices by keys as a person would explain it: the headers or a column of its sheet are keys of a matrix that the catalogue
 * has. Matrices with the same keys are told apart by the sheet's name or a column with their codes. `undefined`: it is no such table.
 */
export function proposeMatrixTable(
  sheet: Sheet,
  matrices: readonly KnownMatrix[],
  headersOf: (headerRow: number) => readonly string[],
  isPrice: (header: string) => boolean,
): MappedTable | undefined {
  if (matrices.length === 0) return undefined;
  const named = matrices.filter(({ code }) => codeOf(code) === codeOf(sheet.name));
  const rows = Math.min(HEADER_ROWS, sheet.rows.length - 1);
  for (let headerRow = 0; headerRow < rows; headerRow++) {
    const headers = headersOf(headerRow);
    if (headers.filter((header) => header !== "").length < 2) continue;
    const columns = headers.map((header, index) => ({
      index,
      header,
      values: valuesBelow(sheet, headerRow, index),
    }));
    const found =
      byCodeColumn(columns, matrices, isPrice) ??
      only(
        (named.length > 0 ? named : matrices).flatMap((matrix) => tableOf(columns, matrix, isPrice) ?? []),
      );
    if (found) return { sheet: sheet.name, headerRow: headerRow + 1, ...found };
  }
  return undefined;
}

interface Column {
  readonly index: number;
  readonly header: string;
  readonly values: readonly string[];
}
type Found = Pick<MappedTable, "matrix" | "columns">;

/** The first one; nothing where matrices of different codes fit. */
const only = (found: readonly Found[]): Found | undefined =>
  new Set(found.map(({ matrix }) => matrix)).size === 1 ? found[0] : undefined;

function valuesBelow({ rows }: Sheet, headerRow: number, index: number): readonly string[] {
  return [...new Set(rows.slice(headerRow + 1).map((row) => keyOf(shown(row[index]))))].filter(
    (one) => one !== "",
  );
}

/** `1200.0` and `1200` are one key, `PG A` and `pg a` too. */
const keyOf = (text: string): string => {
  const plain = text.trim();
  return plain !== "" && Number.isFinite(Number(plain)) ? String(Number(plain)) : plain.toUpperCase();
};
const keysOf = (keys: readonly string[]) => new Set(keys.map(keyOf));

const isMostly = (values: readonly string[], keys: ReadonlySet<string>): boolean =>
  values.length > 0 && values.filter((value) => keys.has(value)).length >= values.length * MOST;

/** Lengths of a matrix in millimetres, of a table perhaps in centimetres or metres. */
const UNITS = [
  ["mm", 1],
  ["cm", 10],
  ["m", 1000],
] as const;

/** The place of a key column among the matrix's keys; a unit where its values are lengths in another one. */
function keyMeaning(
  values: readonly string[],
  matrix: KnownMatrix,
  open: readonly number[],
): Extract<ColumnMeaning, { is: "key" }> | undefined {
  for (const [unit, factor] of UNITS)
    for (const place of open) {
      const keys = keysOf(matrix.keys[place] ?? []);
      const scaled = values.map((value) => (factor === 1 ? value : keyOf(String(Number(value) * factor))));
      if (isMostly(scaled, keys)) return { is: "key", place: place + 1, ...(factor === 1 ? {} : { unit }) };
    }
  return undefined;
}

/** A grid whose headers are keys, or a line for each price. */
function tableOf(
  columns: readonly Column[],
  matrix: KnownMatrix,
  isPrice: (header: string) => boolean,
): Found | undefined {
  const { list, code } = matrix;
  for (const place of matrix.keys.keys()) {
    const keys = new Map((matrix.keys[place] ?? []).map((key) => [keyOf(key), key]));
    const headed = columns.flatMap((column) => {
      const forKey =
        keys.get(keyOf(column.header)) ?? keys.get(keyOf(column.header.split(/\s+/).at(-1) ?? ""));
      return forKey === undefined || column.values.length === 0 ? [] : [{ ...column, forKey }];
    });
    const isGrid = headed.length >= Math.min(2, keys.size) && headed.length >= keys.size * MOST;
    if (!isGrid) continue;
    const others = columns.filter(({ index }) => !headed.some((one) => one.index === index));
    const own = keyColumns(
      others,
      matrix,
      [...matrix.keys.keys()].filter((one) => one !== place),
    );
    if (own)
      return {
        matrix: code,
        columns: sorted([
          ...own,
          ...headed.map((column) => mapped(column, { is: "price", list, forKey: column.forKey })),
        ]),
      };
  }
  const price = columns.find(({ header, values }) => values.length > 0 && isPrice(header));
  const own =
    price &&
    keyColumns(
      columns.filter((one) => one !== price),
      matrix,
      [...matrix.keys.keys()],
    );
  return own ? { matrix: code, columns: sorted([...own, mapped(price, { is: "price", list })]) } : undefined;
}

/** A line for each price, whose matrix stands in a column. */
function byCodeColumn(
  columns: readonly Column[],
  matrices: readonly KnownMatrix[],
  isPrice: (header: string) => boolean,
): Found | undefined {
  const codes = keysOf(matrices.map(({ code }) => code));
  const coded = columns.find(({ values }) => isMostly(values, codes));
  if (!coded) return undefined;
  const meant = matrices.filter(({ code }) => coded.values.includes(keyOf(code)));
  const [first] = meant;
  if (!first || meant.some(({ keys }) => keys.length !== first.keys.length)) return undefined;
  const keys = first.keys.map((_, place) => meant.flatMap((matrix) => matrix.keys[place] ?? []));
  const found = tableOf(
    columns.filter((one) => one !== coded),
    { ...first, keys },
    isPrice,
  );
  return found && { columns: sorted([mapped(coded, { is: "matrix" }), ...found.columns]) };
}

/** A column for every open place, or nothing. */
function keyColumns(
  columns: readonly Column[],
  matrix: KnownMatrix,
  places: readonly number[],
): readonly MappedColumn[] | undefined {
  let open = places;
  const own: MappedColumn[] = [];
  for (const column of columns) {
    const meaning = keyMeaning(column.values, matrix, open);
    if (!meaning) continue;
    open = open.filter((place) => place !== meaning.place - 1);
    own.push(mapped(column, meaning));
  }
  return open.length === 0 ? own : undefined;
}

const mapped = ({ index, header }: Column, meaning: ColumnMeaning): MappedColumn => ({
  header,
  column: columnName(index),
  meaning,
});

const sorted = (columns: readonly MappedColumn[]) =>
  [...columns].sort((a, b) => a.column.length - b.column.length || (a.column < b.column ? -1 : 1));
