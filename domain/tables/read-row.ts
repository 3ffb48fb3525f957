import type { PlacedColumn } from "./column-places.ts";
import type { DeliveredArticle, DeliveryCause, DeliveryProblem, DeliveryUse } from "./delivery.ts";
import { type DecimalSign, decimalSignOf, plainNumber, readNumber } from "./read-number.ts";
import { columnName, type Sheet, type SheetCell } from "./sheet.ts";
import { type MappedTable, TABLE_LENGTHS, TABLE_WEIGHTS, type TableLength } from "./table-mapping.ts";

/** What one row says about an article; more may follow from other sheets. */
export interface DraftArticle extends Omit<DeliveredArticle, "size"> {
  readonly size: Readonly<Partial<Record<Side, number>>>;
  readonly hasOrderCode: boolean;
}

type Side = "width" | "height" | "depth";
const SIDES: Readonly<Record<string, Side>> = { w: "width", h: "height", d: "depth" };

export type ReadRow =
  | { readonly kind: "none" }
  /** A title above a block of rows; without a text it is a note. */
  | { readonly kind: "heading"; readonly text: string }
  | {
      readonly kind: "article";
      readonly draft?: DraftArticle;
      readonly problems: readonly DeliveryProblem[];
    };

/** Longer and shorter sides are typing mistakes, or a wrong unit, mm. */
const LONGEST_SIDE = 20_000;
const SHORTEST_SIDE = 0.5;

/** Reads one row by the mapped columns; everything that is wrong with it is a problem. */
export function readRow(
  sheet: Sheet,
  row: number,
  columns: readonly PlacedColumn[],
  table: MappedTable,
  use: DeliveryUse,
): ReadRow {
  const cells = sheet.rows[row] ?? [];
  const isFilled = (cell: SheetCell | undefined) => cell !== undefined && cell.kind !== "empty";
  const filled = cells.filter(isFilled);
  if (filled.length === 0) return { kind: "none" };
  const inColumn = (is: string) =>
    columns.some(({ index, meaning }) => meaning.is === is && isFilled(cells[index]));
  const texts = new Set(filled.map(shown));
  const [text = ""] = texts;
  const isTitle =
    texts.size === 1 &&
    filled.every(({ kind }) => kind === "text") &&
    (filled.length > 1 || !/\d/.test(text) || !inColumn("code"));
  if (isTitle && columns.length > 1) return { kind: "heading", text };
  if (!inColumn("code") && !inColumn("price")) return { kind: "heading", text: texts.size === 1 ? text : "" };
  return readArticle(sheet, row, columns, table, use);
}

function readArticle(
  sheet: Sheet,
  row: number,
  columns: readonly PlacedColumn[],
  table: MappedTable,
  use: DeliveryUse,
): ReadRow {
  const cells = sheet.rows[row] ?? [];
  const reader = new RowReader(sheet, row, table);
  const names: Record<string, string> = {};
  const prices: Record<string, string> = {};
  const size: Partial<Record<Side, number>> = {};
  const categories: string[] = [];
  let code: string | undefined;
  let orderCode: string | undefined;
  let weight: number | undefined;
  let picture: DeliveredArticle["picture"];
  for (const column of columns) {
    const cell = cells[column.index];
    const { meaning } = column;
    if (cell?.kind === "fault" && (use === "articles" || meaning.is === "code" || meaning.is === "price")) {
      reader.refuse("brokenCell", column, cell, cell.message);
      continue;
    }
    if (meaning.is === "code") code = reader.code(column, cell);
    if (meaning.is === "price") {
      const price = reader.price(column, cell);
      if (price !== undefined) prices[meaning.list] = price;
    }
    if (use === "prices") continue;
    const text = shown(cell);
    if (text === "") continue;
    if (meaning.is === "orderCode") orderCode = text;
    if (meaning.is === "name") names[meaning.language] = text.slice(0, 400);
    if (meaning.is === "category") categories[meaning.level - 1] = text;
    if (meaning.is === "picture") picture = { file: text };
    if (meaning.is === "weight") weight = reader.weight(column, cell, TABLE_WEIGHTS[meaning.unit]);
    if (meaning.is === "width" || meaning.is === "height" || meaning.is === "depth") {
      const length = reader.length(column, cell, text, meaning.unit);
      if (length !== undefined) size[meaning.is] = length;
    }
    if (meaning.is === "size")
      Object.assign(size, reader.size(column, cell, text, meaning.unit, meaning.order));
  }
  const embedded = sheet.pictures?.find((one) => one.row === row);
  const given = picture ?? (embedded ? { embedded } : undefined);
  const { problems } = reader;
  if (code === undefined) return { kind: "article", problems };
  const draft: DraftArticle = {
    code: codeOf(code),
    orderCode: orderCode ?? code,
    hasOrderCode: orderCode !== undefined,
    names,
    categories: categories.filter((name) => name !== undefined && name !== ""),
    size,
    ...(weight === undefined ? {} : { weight }),
    ...(given === undefined ? {} : { picture: given }),
    prices,
    sheet: sheet.name,
    row: row + 1,
  };
  return { kind: "article", draft, problems };
}

/** What a cell shows, as one line. */
export function shown(cell: SheetCell | undefined): string {
  switch (cell?.kind) {
    case "text":
      return cell.text.replace(/\s+/g, " ").trim();
    case "number":
      return plainNumber(cell.number) ?? String(cell.number);
    case "date":
      return cell.date;
    default:
      return "";
  }
}

/** A code in the form of a catalogue's: capital letters, digits, `_`, `.` and `-`; at most 40 of them. */
export const codeOf = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toUpperCase()
    .replace(/[^A-Z0-9_.-]+/g, "-")
    .replace(/^[-_.]+|-+$/g, "")
    .slice(0, 40);

/** Reads the cells of one row and notes what cannot be understood. */
class RowReader {
  readonly problems: DeliveryProblem[] = [];
  readonly #sheet: Sheet;
  readonly #row: number;
  readonly #table: MappedTable;

  constructor(sheet: Sheet, row: number, table: MappedTable) {
    this.#sheet = sheet;
    this.#row = row;
    this.#table = table;
  }

  refuse(cause: DeliveryCause, column: PlacedColumn, cell: SheetCell | undefined, about?: string): undefined {
    this.problems.push({
      cause,
      sheet: this.#sheet.name,
      row: this.#row + 1,
      column: columnName(column.index),
      header: column.header,
      value: shown(cell),
      ...(about === undefined ? {} : { about }),
    });
    return undefined;
  }

  code(column: PlacedColumn, cell: SheetCell | undefined): string | undefined {
    const text = shown(cell);
    if (text === "") return this.refuse("noCode", column, cell);
    if (cell?.kind === "date") return this.refuse("dateForCode", column, cell);
    if (/^\d(?:[.,]\d+)?E\+\d+$/i.test(text)) return this.refuse("powerForCode", column, cell);
    return codeOf(text) === "" || text.length > 40 || /[{}]/.test(text)
      ? this.refuse("badCode", column, cell)
      : text;
  }

  price(column: PlacedColumn, cell: SheetCell | undefined): string | undefined {
    if (!cell || cell.kind === "empty" || shown(cell) === "") return undefined;
    const text = this.#number(column, cell);
    if (text === "ambiguous") return this.refuse("ambiguousPrice", column, cell);
    if (text === undefined) return this.refuse("notPrice", column, cell);
    if (text.startsWith("-")) return this.refuse("negativePrice", column, cell);
    const [whole = "0", fraction = ""] = text.split(".");
    if (fraction.length <= 4)
      return `${Number(whole)}` === whole
        ? padded(whole, fraction)
        : padded(whole.replace(/^0+(?=\d)/, ""), fraction);
    this.refuse("roundedPrice", column, cell);
    return (Math.round(Number(text) * 100) / 100).toFixed(2);
  }

  weight(column: PlacedColumn, cell: SheetCell | undefined, factor: number): number | undefined {
    const text = this.#number(column, unitless(cell));
    if (text === undefined || text === "ambiguous" || Number(text) < 0)
      return this.refuse("notWeight", column, cell);
    return Math.round(Number(text) * factor * 1000) / 1000;
  }

  length(
    column: PlacedColumn,
    cell: SheetCell | undefined,
    text: string,
    unit: TableLength,
  ): number | undefined {
    const own = /(mm|cm|m|in|inch|")$/i.exec(text.trim())?.[1]?.toLowerCase();
    const factor =
      TABLE_LENGTHS[own === '"' || own === "inch" ? "in" : ((own as TableLength | undefined) ?? unit)];
    const number = this.#number(column, unitless(cell));
    if (number === "ambiguous") return this.refuse("ambiguousLength", column, cell);
    if (number === undefined) return this.refuse("notLength", column, cell);
    const length = Math.round(Number(number) * factor * 10) / 10;
    return length < SHORTEST_SIDE || length > LONGEST_SIDE
      ? this.refuse("lengthBeyond", column, cell)
      : length;
  }

  size(
    column: PlacedColumn,
    cell: SheetCell | undefined,
    text: string,
    unit: TableLength,
    order: string,
  ): Partial<Record<Side, number>> {
    const pieces = text.split(/[x×*/]/i).map((piece) => piece.replace(/^[\s\p{L}.:]+(?=\d)/u, "").trim());
    const size: Partial<Record<Side, number>> = {};
    if (pieces.length !== 3) {
      this.refuse("notLength", column, cell);
      return size;
    }
    // `60 x 58 x 72 cm`: the unit behind the last one is that of all.
    const common = /(?:mm|cm|m|in|")$/i.exec(pieces[2] ?? "")?.[0] ?? "";
    for (const [i, piece] of pieces.entries()) {
      const side = SIDES[order[i] ?? ""];
      const own = /\d$/.test(piece) ? piece + common : piece;
      const length = this.length(column, { kind: "text", text: own }, own, unit);
      if (side !== undefined && length !== undefined) size[side] = length;
    }
    return size;
  }

  #number(column: PlacedColumn, cell: SheetCell | undefined): string | "ambiguous" | undefined {
    if (cell?.kind === "number") return plainNumber(cell.number);
    return cell?.kind === "text" ? readNumber(cell.text, this.#sign(column)) : undefined;
  }

  #sign({ index }: PlacedColumn): DecimalSign | undefined {
    return this.#table.decimalSign ?? signOfColumn(this.#sheet, index);
  }
}

const padded = (whole: string, fraction: string) => `${whole}.${fraction.padEnd(2, "0")}`;

const unitless = (cell: SheetCell | undefined): SheetCell | undefined =>
  cell?.kind === "text"
    ? { kind: "text", text: cell.text.replace(/\s*(?:mm|cm|m|in|inch|"|kg|g|lb|lbs)\s*$/i, "") }
    : cell;

const signs = new WeakMap<Sheet, Map<number, DecimalSign | undefined>>();

/** The sign that a column's texts agree on, worked out once for each sheet. */
function signOfColumn(sheet: Sheet, index: number): DecimalSign | undefined {
  const known = signs.get(sheet) ?? new Map<number, DecimalSign | undefined>();
  signs.set(sheet, known);
  if (!known.has(index))
    known.set(
      index,
      decimalSignOf(
        sheet.rows.flatMap((row) => {
          const cell = row[index];
          return cell?.kind === "text" ? [cell.text] : [];
        }),
      ),
    );
  return known.get(index);
}
