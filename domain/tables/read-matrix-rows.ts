import type { PlacedColumn } from "./column-places.ts";
import type { DeliveredMatrixPrice, DeliveryProblem } from "./delivery.ts";
import { isRefusal } from "./delivery.ts";
import { plainNumber, readNumber } from "./read-number.ts";
import { RowReader, shown } from "./row-reader.ts";
import type { Sheet, SheetCell } from "./sheet.ts";
import { type ColumnMeaning, type MappedTable, TABLE_LENGTHS, type TableLength } from "./table-mapping.ts";

interface MatrixRows {
  readonly prices: readonly DeliveredMatrixPrice[];
  readonly problems: readonly DeliveryProblem[];
  readonly rows: number;
  readonly refusedRows: number;
  readonly passedOver: number;
}

type KeyColumn = PlacedColumn & { readonly meaning: Extract<ColumnMeaning, { is: "key" }> };
type PriceColumn = PlacedColumn & { readonly meaning: Extract<ColumnMeaning, { is: "price" }> };

/**
 * Reads a table of prices by keys: each row names keys in columns of their own, and a price for each column of prices, which may stand for
 * one key more (a price group). An empty cell is no price. A row with anything wrong in it stays out as a whole.
 *
 * before   what earlier tables say; the same keys with another price are refused
 */
export function readMatrixRows(
  sheet: Sheet,
  firstRow: number,
  columns: readonly PlacedColumn[],
  table: MappedTable,
  before: readonly DeliveredMatrixPrice[],
): MatrixRows {
  const keys = columns.filter((column): column is KeyColumn => column.meaning.is === "key");
  const priced = columns.filter((column): column is PriceColumn => column.meaning.is === "price");
  const matrixColumn = columns.find(({ meaning }) => meaning.is === "matrix");
  const places = placesOf(keys, priced);
  const prices: DeliveredMatrixPrice[] = [];
  if (!places)
    return {
      prices,
      problems: [{ cause: "keyPlaces", sheet: sheet.name, value: "" }],
      rows: 0,
      refusedRows: 0,
      passedOver: 0,
    };
  const problems: DeliveryProblem[] = [];
  const known = new Map(before.map((one) => [keyOf(one), one]));
  let [rows, refusedRows, passedOver] = [0, 0, 0];
  for (let row = firstRow; row < sheet.rows.length; row++) {
    const cells = sheet.rows[row] ?? [];
    const isFilled = (column: PlacedColumn | undefined) =>
      column !== undefined && shown(cells[column.index]) !== "";
    const texts = new Set(cells.map(shown).filter((text) => text !== ""));
    if (texts.size === 0) continue;
    const isTitle = texts.size === 1 && cells.every((cell) => cell.kind === "text" || cell.kind === "empty");
    if (isTitle || ![...keys, ...priced].some(isFilled)) {
      passedOver++;
      continue;
    }
    rows++;
    const reader = new RowReader(sheet, row, table);
    const matrix = matrixColumn ? shown(cells[matrixColumn.index]) : (table.matrix ?? "");
    if (matrix === "" && matrixColumn) reader.refuse("noMatrix", matrixColumn, cells[matrixColumn.index]);
    const own = keys.map((column) => {
      const key = keyText(cells[column.index], column.meaning.unit);
      if (key === "") reader.refuse("noKey", column, cells[column.index]);
      return key;
    });
    const found = priced.flatMap((column): readonly DeliveredMatrixPrice[] => {
      const cell = cells[column.index];
      if (cell?.kind === "fault") reader.refuse("brokenCell", column, cell, cell.message);
      const price = cell?.kind === "fault" ? undefined : reader.price(column, cell);
      if (price === undefined) return [];
      const { list, forKey } = column.meaning;
      const all = places.map((place) => (place < 0 ? (forKey ?? "") : (own[place] ?? "")));
      const { name } = sheet;
      return [{ list, matrix, keys: all, price, sheet: name, row: row + 1, column: reader.letter(column) }];
    });
    for (const one of found) {
      const other = known.get(keyOf(one));
      const column = priced.find((each) => reader.letter(each) === one.column);
      if (other && column && Number(other.price) !== Number(one.price))
        reader.refuse("sameKeys", column, cells[column.index], `${other.sheet} ${other.column}${other.row}`);
    }
    problems.push(...reader.problems);
    if (reader.problems.some(isRefusal)) refusedRows++;
    else {
      prices.push(...found);
      for (const one of found) known.set(keyOf(one), one);
    }
  }
  return { prices, problems, rows, refusedRows, passedOver };
}

/**
 * For each key of the matrix the key column that has it, by its index among them; -1: the columns of prices. `undefined`: the columns do
 * not make one to three keys, each of them once.
 */
function placesOf(keys: readonly KeyColumn[], priced: readonly PriceColumn[]): readonly number[] | undefined {
  const headed = priced.filter(({ meaning }) => meaning.forKey !== undefined).length;
  if (priced.length === 0 || (headed > 0 && headed < priced.length)) return undefined;
  const count = keys.length + (headed > 0 ? 1 : 0);
  const places = Array.from({ length: count }, (_, i) =>
    keys.findIndex(({ meaning }) => meaning.place === i + 1),
  );
  const isWhole = places.filter((place) => place < 0).length === (headed > 0 ? 1 : 0);
  return count >= 1 && count <= 3 && isWhole ? places : undefined;
}

/** A key as price lists write it: lengths in millimetres, numbers without thousands, texts as they are. */
function keyText(cell: SheetCell | undefined, unit: TableLength | undefined): string {
  const text = shown(cell);
  const [, number = text, own] = /^([\d.,]+)\s*(mm|cm|m|in)$/i.exec(text) ?? [];
  const plain = cell?.kind === "number" ? plainNumber(cell.number) : readNumber(number, undefined);
  if (plain === undefined || plain === "ambiguous" || /^0\d/.test(text)) return text;
  const factor = TABLE_LENGTHS[(own?.toLowerCase() as TableLength | undefined) ?? unit ?? "mm"];
  return String(Math.round(Number(plain) * factor * 1e6) / 1e6);
}

const keyOf = ({ list, matrix, keys }: DeliveredMatrixPrice) => [list, matrix, ...keys].join("\0");
