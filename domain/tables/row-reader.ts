import type { PlacedColumn } from "./column-places.ts";
import type { DeliveryCause, DeliveryProblem } from "./delivery.ts";
import { type DecimalSign, decimalSignOf, plainNumber, readNumber } from "./read-number.ts";
import { columnName, type Sheet, type SheetCell } from "./sheet.ts";
import { type MappedTable, TABLE_LENGTHS, type TableLength } from "./table-mapping.ts";

export type Side = "width" | "height" | "depth";
const SIDES: Readonly<Record<string, Side>> = { w: "width", h: "height", d: "depth" };
/** Longer and shorter sides are typing mistakes, or a wrong unit, mm. */
const LONGEST_SIDE = 20_000;
const SHORTEST_SIDE = 0.5;

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
export class RowReader {
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
      value: cell?.kind === "fault" ? (cell.shows ?? "") : shown(cell),
      ...(cell?.kind === "fault" ? { cell: cell.cause } : {}),
      ...(about === undefined ? {} : { about }),
    });
    return undefined;
  }

  letter({ index }: PlacedColumn): string {
    return columnName(index);
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
